import Foundation

/// A press and a release of the mouse button in a view, once or several times in a row.
///
/// Units: the taps of a row follow each other within 0.35 seconds.
public nonisolated struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture of a number of taps, one at least.
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(
    _ gesture: TapGesture
  ) -> _GestureRecognizer<TapGesture, Void> {
    TapRecognizer(gesture, count: gesture.count) { _, _ in }
  }

  @MainActor public static var _isTappable: Bool { true }
}

/// Counts taps.
final class TapRecognizer<Source, Value>: _GestureRecognizer<Source, Value> {
  private let count: Int
  private let value: (LayoutPoint, GestureContext) -> Value
  private var taken = 0
  private var isDown = false
  private var lastRelease: TimeInterval = 0
  private var current = GesturePhase<Value>.possible(nil)

  /// The longest time between a tap and the next one of a row, in seconds. Source: UIKit's double tap.
  private static var longestPause: TimeInterval { 0.35 }

  init(
    _ gesture: Source, count: Int, value: @escaping (LayoutPoint, GestureContext) -> Value
  ) {
    self.count = max(1, count)
    self.value = value
    super.init(gesture)
  }

  override var phase: GesturePhase<Value> { current }
  override var yields: Bool { true }

  override var deadline: TimeInterval? {
    taken > 0 && !isDown && !current.isOver ? lastRelease + Self.longestPause : nil
  }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    guard !current.isOver else { return }
    switch event.kind {
    case .press: isDown = true
    case .move: break
    case .release:
      guard isDown, context.contains(event.place) else {
        current = .failed
        return
      }
      isDown = false
      taken += 1
      lastRelease = event.time
      if taken >= count { current = .ended(value(event.place, context)) }
    }
  }

  override func advance(to time: TimeInterval, in context: GestureContext) {
    if let deadline, deadline <= time + deadlineSlack { current = .failed }
  }
}
