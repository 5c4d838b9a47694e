/// A gesture that calls a closure whenever what it tells changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: OuterGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(
    _ gesture: _ChangedGesture<Content>
  ) -> _GestureRecognizer<_ChangedGesture<Content>, Content.Value> {
    ChangedRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { Content._isTappable }
}

/// Tells what a gesture tells, each time that it is something else.
final class ChangedRecognizer<Content: Gesture>: OuterRecognizer<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private var told: Content.Value?

  override var phase: GesturePhase<Content.Value> { child.phase }

  override func deliver() {
    super.deliver()
    guard let value = child.phase.value, value != told else { return }
    told = value
    gesture.action(value)
  }
}

extension Gesture where Value: Equatable {
  /// Calls a closure while the gesture goes on, whenever what it tells changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
