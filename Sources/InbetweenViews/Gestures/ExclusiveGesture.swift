/// One of two gestures: the second only if it is not the first.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairedGesture {
  public typealias Body = Never

  /// What the gesture that it is tells.
  @frozen public nonisolated enum Value {
    /// It is the first gesture.
    case first(First.Value)
    /// It is the second gesture.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that it is otherwise.
  public var second: Second

  /// Creates a gesture that is one of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: ExclusiveGesture<First, Second>
  ) -> _GestureRecognizer<ExclusiveGesture<First, Second>, Value> {
    ExclusiveRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { First._isTappable || Second._isTappable }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Waits until it is known which of the two gestures it is.
///
/// A tap that comes first gives way to what is recognised while the mouse button is still down.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<ExclusiveGesture<First, Second>>
{
  private var isDown = false
  private var wasRecognized = false
  private var choice: Choice?

  private enum Choice {
    case first
    case second
  }

  override var parts: [_GestureCourse] {
    switch choice {
    case nil: [first, second]
    case .first: [first]
    case .second: [second]
    }
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    choice == .second ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    isDown = event.kind != .release
    super.handle(event, in: context)
    choose()
  }

  override func advance(to time: Double, in context: GestureContext) {
    super.advance(to: time, in: context)
    choose()
  }

  override func deliver() {
    if choice == nil { first.deliver() } else { super.deliver() }
  }

  private func choose() {
    guard choice == nil else { return }
    let isEarly = isDown && second.phase.isRecognized && !wasRecognized
    wasRecognized = second.phase.isRecognized
    if first.phase.isRecognized {
      choice = .first
      second.cancel()
    } else if first.phase.isFailed || (first.yields && isEarly) {
      choice = .second
      first.cancel()
    }
  }
}

extension Gesture {
  /// Returns a gesture that is this one or, if not, another.
  nonisolated public func exclusively<Other>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
