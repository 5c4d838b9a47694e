/// Has a stack give space to a view before or after others.
public nonisolated struct _LayoutPriorityModifier: ViewModifier {
  public typealias Body = Never

  let value: Double

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _LayoutPriorityModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> LayoutPriorityElement {
    LayoutPriorityElement(node: node, child: child)
  }

  @MainActor func apply(to element: LayoutPriorityElement) {
    element.value = value.isNaN ? 0 : value
  }
}

/// Holds how eagerly a stack gives space to its child.
final class LayoutPriorityElement: UnaryElement {
  var value = 0.0 { didSet { if value != oldValue { setNeedsLayout() } } }

  override var layoutPriority: Double { value }
}

extension View {
  /// Has a stack offer space to the view before views with a smaller number; 0 is the default.
  ///
  /// What the others need at the least is kept for them.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
}
