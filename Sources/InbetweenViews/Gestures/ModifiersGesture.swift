import InbetweenDrawing

/// A gesture that needs modifier keys to be held when it begins.
public nonisolated struct _ModifiersGesture<Content: Gesture>: Gesture {
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
final class ModifiersRecognizer<Content: Gesture>:
  _GestureRecognizer<_ModifiersGesture<Content>, Content.Value>
{
  private let child: _GestureRecognizer<Content, Content.Value>
  private var isWrong = false

  override init(_ gesture: _ModifiersGesture<Content>) {
    child = Content._makeRecognizer(gesture.content)
    super.init(gesture)
  }

  override var parts: [_GestureCourse] { [child] }
  override var phase: GesturePhase<Content.Value> { isWrong ? .failed : child.phase }

  override func update(_ gesture: _ModifiersGesture<Content>) {
    super.update(gesture)
    child.update(gesture.content)
  }

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
