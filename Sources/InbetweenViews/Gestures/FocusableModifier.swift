/// Lets a view have the keyboard focus.
public nonisolated struct _FocusableModifier: ViewModifier {
  public typealias Body = Never

  let isFocusable: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _FocusableModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FocusElement {
    FocusElement(node: node, child: child)
  }

  @MainActor func apply(to element: FocusElement) {
    element.isFocusable = isFocusable && element.environmentValues.isEnabled
  }
}

/// May have the keyboard focus, which is then seen on all that is inside.
final class FocusElement: FramedElement {
  var isFocusable = true

  override func drawContent(into builder: PictureBuilder) {
    guard graph.visibleFocus === self else { return child.draw(into: builder) }
    builder.withFocus { child.draw(into: builder) }
  }
}

extension View {
  /// Lets the view have the keyboard focus, or not.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
