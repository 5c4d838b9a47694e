extension View {
  /// Keeps the view's place in layout, and shows nothing of it; it takes neither taps nor the keyboard focus.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Shows nothing of a view.
public nonisolated struct _HiddenModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _HiddenModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> HiddenElement {
    HiddenElement(node: node, child: child)
  }

  @MainActor func apply(to element: HiddenElement) {}
}

/// Takes part in layout, and in nothing else.
final class HiddenElement: UnaryElement {
  override var isHidden: Bool { true }

  override func isOpen(to place: LayoutPoint, at time: Double) -> Bool { false }

  override func drawParts(into builder: PictureBuilder) {}
}
