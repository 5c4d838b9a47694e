/// A gesture that tells something made of what another one tells.
public nonisolated struct _MapGesture<Content: Gesture, Value>: OuterGesture {
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
final class MapRecognizer<Content: Gesture, Value>: OuterRecognizer<_MapGesture<Content, Value>> {
  override var phase: GesturePhase<Value> { child.phase.map(gesture.transform) }
}

extension Gesture {
  /// Returns a gesture that tells something made of what this one tells.
  nonisolated public func map<Other>(
    _ body: @escaping (Value) -> Other
  ) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }
}
