/// A gesture that tells something made of what another one tells.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(
    _ gesture: _MapGesture<Content, Value>
  ) -> _GestureRecognizer<_MapGesture<Content, Value>, Value> {
    MapRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { Content._isTappable }
}

/// Follows another gesture.
final class MapRecognizer<Content: Gesture, Value>:
  _GestureRecognizer<_MapGesture<Content, Value>, Value>
{
  private let child: _GestureRecognizer<Content, Content.Value>

  override init(_ gesture: _MapGesture<Content, Value>) {
    child = Content._makeRecognizer(gesture.content)
    super.init(gesture)
  }

  override var parts: [_GestureCourse] { [child] }
  override var phase: GesturePhase<Value> { child.phase.map(gesture.transform) }

  override func update(_ gesture: _MapGesture<Content, Value>) {
    super.update(gesture)
    child.update(gesture.content)
  }
}

extension Gesture {
  /// Returns a gesture that tells something made of what this one tells.
  nonisolated public func map<Other>(
    _ body: @escaping (Value) -> Other
  ) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }
}
