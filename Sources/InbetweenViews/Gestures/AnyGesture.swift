/// A gesture whose type is not known.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  let content: any Gesture<Value>

  /// Creates a gesture from one of any type.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
    content = gesture
  }

  @MainActor public static func _makeRecognizer(
    _ gesture: AnyGesture<Value>
  ) -> _GestureRecognizer<AnyGesture<Value>, Value> {
    AnyGestureRecognizer(gesture)
  }

  /// The type is not known: whoever wants keys to tap it uses one that is.
  @MainActor public static var _isTappable: Bool { false }
}

/// Follows the gesture that it is; one of another type takes its place only from the next press on.
final class AnyGestureRecognizer<Value>: _GestureRecognizer<AnyGesture<Value>, Value> {
  private let child: _GestureResult<Value>

  override init(_ gesture: AnyGesture<Value>) {
    child = Self.make(gesture.content)
    super.init(gesture)
  }

  override var parts: [_GestureCourse] { [child] }
  override var phase: GesturePhase<Value> { child.phase }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    renew(gesture.content)
  }

  private static func make<Content: Gesture<Value>>(_ content: Content) -> _GestureResult<Value> {
    Content._makeRecognizer(content)
  }

  private func renew<Content: Gesture<Value>>(_ content: Content) {
    (child as? _GestureRecognizer<Content, Value>)?.update(content)
  }
}
