import InbetweenDrawing

/// A gesture that needs modifier keys to be held when it begins.
public nonisolated struct _ModifiersGesture<Content: Gesture>: OuterGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let modifiers: EventModifiers

  @MainActor public static func _makeRecognizer(
    _ gesture: _ModifiersGesture<Content>
  ) -> _GestureRecognizer<_ModifiersGesture<Content>, Content.Value> {
    ModifiersRecognizer(gesture)
  }
}

/// Looks at the modifier keys when the button goes down.
final class ModifiersRecognizer<Content: Gesture>: OuterRecognizer<_ModifiersGesture<Content>> {
  private var isWrong = false

  override var phase: GesturePhase<Content.Value> { isWrong ? .failed : child.phase }

  override func handle(_ event: PointerEvent, in context: GestureContext) {
    if event.kind == .press, !event.modifiers.isSuperset(of: gesture.modifiers) { isWrong = true }
    if !isWrong { super.handle(event, in: context) }
  }
}

extension Gesture {
  /// Recognises the gesture only if modifier keys are held when it begins.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
