/// Has the views of a layout be places where scrolled content may come to rest.
public nonisolated struct _ScrollTargetLayoutModifier: ViewModifier {
  public typealias Body = Never

  let isEnabled: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ScrollTargetLayoutModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ScrollTargetElement {
    ScrollTargetElement(node: node, child: child)
  }

  @MainActor func apply(to element: ScrollTargetElement) { element.isEnabled = isEnabled }
}

/// Marks a layout whose views are targets.
final class ScrollTargetElement: UnaryElement {
  var isEnabled = true

  /// The views: those of the layout inside, through whatever is around it.
  var targets: [Element] {
    var element = child
    while let wrapper = element as? UnaryElement { element = wrapper.child }
    return element.children.filter { !$0.isRemoved }
  }
}

extension View {
  /// Has the views of this layout be places where `.viewAligned` comes to rest, and that positions name.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
