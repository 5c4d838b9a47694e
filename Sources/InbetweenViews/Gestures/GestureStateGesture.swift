import InbetweenMotion

/// A gesture that sets a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: OuterGesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Sets the state from what the gesture tells, and the transaction in which it changes.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  var content: Base { base }

  @MainActor public static func _makeRecognizer(
    _ gesture: GestureStateGesture<Base, State>
  ) -> _GestureRecognizer<GestureStateGesture<Base, State>, Base.Value> {
    GestureStateRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { Base._isTappable }
}

/// Sets the state with each event of the gesture, and sets it back when the gesture is over.
final class GestureStateRecognizer<Base: Gesture, State>: OuterRecognizer<
  GestureStateGesture<Base, State>
>
{
  private var isSet = false
  private var hasNews = false

  override var phase: GesturePhase<Base.Value> { child.phase }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    super.handle(event, in: context)
    hasNews = true
  }

  override func advance(to time: Double, in context: GestureContext) {
    super.advance(to: time, in: context)
    hasNews = true
  }

  override func deliver() {
    super.deliver()
    if let value = child.phase.value {
      guard hasNews else { return }
      isSet = true
      gesture.state.update { gesture.body(value, &$0, &$1) }
    } else {
      reset()
    }
    hasNews = false
  }

  override func cancel() {
    super.cancel()
    reset()
  }

  private func reset() {
    guard isSet else { return }
    isSet = false
    gesture.state.reset()
  }
}

extension Gesture {
  /// Sets a state with each event while the gesture goes on; it is set back when the gesture is over.
  ///
  /// The closure gets what the gesture tells, the state, and the transaction in which the state changes.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
