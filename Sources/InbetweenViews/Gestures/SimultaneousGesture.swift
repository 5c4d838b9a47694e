/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairedGesture {
  public typealias Body = Never

  /// What the two gestures tell.
  public nonisolated struct Value {
    /// What the first one tells; nil while it tells nothing.
    public var first: First.Value?
    /// What the second one tells; nil while it tells nothing.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: SimultaneousGesture<First, Second>
  ) -> _GestureRecognizer<SimultaneousGesture<First, Second>, Value> {
    SimultaneousRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { First._isTappable || Second._isTappable }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Follows both gestures; it fails when both do, and is complete when none goes on.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SimultaneousGesture<First, Second>>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if first.phase.isFailed, second.phase.isFailed { return .failed }
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.anyValue, second: second.phase.anyValue)
    if first.phase.isOver, second.phase.isOver { return .ended(value) }
    if first.phase.isRecognized || second.phase.isRecognized { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

extension Gesture {
  /// Returns a gesture of this one and another at once.
  nonisolated public func simultaneously<Other>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
