/// A gesture that calls a closure when it is complete.
public nonisolated struct _EndedGesture<Content: Gesture>: OuterGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(
    _ gesture: _EndedGesture<Content>
  ) -> _GestureRecognizer<_EndedGesture<Content>, Content.Value> {
    EndedRecognizer(gesture)
  }

  @MainActor public static var _isTappable: Bool { Content._isTappable }
}

/// Tells that a gesture is complete, once.
final class EndedRecognizer<Content: Gesture>: OuterRecognizer<_EndedGesture<Content>> {
  private var isTold = false

  override var phase: GesturePhase<Content.Value> { child.phase }

  override func deliver() {
    super.deliver()
    guard !isTold, case .ended(let value) = child.phase else { return }
    isTold = true
    gesture.action(value)
  }
}

extension Gesture {
  /// Calls a closure when the gesture is complete.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}
