import Foundation

/// The mouse button held down for a while without being moved.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  public typealias Body = Never
  /// Whether the button is held.
  public typealias Value = Bool

  /// How long it is held, in seconds.
  public var minimumDuration: Double
  /// How far it may be moved, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of at least a number of seconds, and at most a distance in points.
  ///
  /// Edges: an infinite duration is never reached; one that is negative or NaN counts as none.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: LongPressGesture
  ) -> _GestureRecognizer<LongPressGesture, Bool> {
    LongPressRecognizer(gesture)
  }
}

/// Waits while the button is held.
final class LongPressRecognizer: _GestureRecognizer<LongPressGesture, Bool> {
  private var start = LayoutPoint.zero
  private var due: TimeInterval = .infinity
  private var current = GesturePhase<Bool>.possible(nil)

  override var phase: GesturePhase<Bool> { current }
  override var deadline: TimeInterval? { current.isOver || due == .infinity ? nil : due }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    guard !current.isOver else { return }
    switch event.kind {
    case .press:
      start = event.place
      due = event.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
      current = .possible(true)
      advance(to: event.time, in: context)
    case .move:
      if event.place.distance(to: start) > Double(gesture.maximumDistance) { current = .failed }
    case .release: current = .failed
    }
  }

  override func advance(to time: TimeInterval, in context: GestureContext) {
    if let deadline, deadline <= time + deadlineSlack { current = .ended(true) }
  }
}

extension LayoutPoint {
  /// Returns how far another point is away.
  func distance(to other: LayoutPoint) -> Double {
    hypot(x - other.x, y - other.y)
  }
}
