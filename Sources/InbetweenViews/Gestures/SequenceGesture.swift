import Foundation

/// Two gestures, one after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PairedGesture {
  public typealias Body = Never

  /// What the gesture tells.
  @frozen public nonisolated enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture is complete; the second one may tell something.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of two in a row.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: SequenceGesture<First, Second>
  ) -> _GestureRecognizer<SequenceGesture<First, Second>, Value> {
    SequenceRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { First._isTappable && Second._isTappable }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Follows the first gesture, and from its end on the second one.
///
/// If the mouse button is still down then, the second begins as if it went down there.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SequenceGesture<First, Second>>
{
  private var last: PointerEvent?
  private var hasBegun = false
  private var isLate = false

  /// The longest time between the two gestures if the button goes up in between, in seconds.
  private static var longestPause: TimeInterval { 0.35 }

  override var yields: Bool { hasBegun ? second.yields : first.yields }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    if isLate { return .failed }
    switch second.phase {
    case .possible(let other): return .active(.second(value, other))
    case .active(let other): return .active(.second(value, other))
    case .ended(let other): return .ended(.second(value, other))
    case .failed: return .failed
    }
  }

  override var deadline: TimeInterval? {
    guard first.phase.isOver else { return first.deadline }
    if hasBegun { return second.deadline }
    return isLate ? nil : last.map { $0.time + Self.longestPause }
  }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    last = event
    if first.phase.isOver {
      if event.kind == .press { hasBegun = true }
      if hasBegun { second.handle(event, in: context) }
    } else {
      first.handle(event, in: context)
      beginSecond(at: event.time, in: context)
    }
  }

  override func advance(to time: TimeInterval, in context: GestureContext) {
    if !first.phase.isOver {
      first.advance(to: time, in: context)
      beginSecond(at: time, in: context)
    } else if hasBegun {
      second.advance(to: time, in: context)
    } else if let deadline, deadline <= time + deadlineSlack {
      isLate = true
    }
  }

  override func deliver() {
    first.deliver()
    if hasBegun { second.deliver() }
  }

  private func beginSecond(at time: TimeInterval, in context: GestureContext) {
    guard case .ended = first.phase, let last, last.kind != .release else { return }
    hasBegun = true
    second.handle(
      PointerEvent(kind: .press, place: last.place, time: time, modifiers: last.modifiers),
      in: context)
  }
}

extension Gesture {
  /// Returns a gesture of this one and another one after it.
  nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
