/// Attaches a gesture to a view.
public nonisolated struct _GestureModifier<Content: Gesture>: ViewModifier {
  public typealias Body = Never

  let gesture: Content
  var rank = GestureElement.Rank.normal
  var mask = GestureMask.all

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _GestureModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> GestureElement {
    GestureElement(node: node, child: child)
  }

  @MainActor func apply(to element: GestureElement) {
    let isEnabled = element.environmentValues.isEnabled
    element.take(gesture, rank: rank, mask: mask, isEnabled: isEnabled)
  }
}

extension View {
  /// Attaches a gesture to the view; gestures of views inside come before it.
  nonisolated public func gesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask))
  }

  /// Attaches a gesture to the view, if it is enabled; gestures of views inside come before it.
  nonisolated public func gesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view that comes before the gestures of views inside.
  nonisolated public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Attaches a gesture to the view, if it is enabled, that comes before the gestures of views inside.
  nonisolated public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view that goes on beside the gestures of views inside.
  nonisolated public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Attaches a gesture to the view, if it is enabled, that goes on beside the gestures of views inside.
  nonisolated public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
