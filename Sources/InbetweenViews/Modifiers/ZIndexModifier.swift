/// Moves a view up or down in the picture.
public nonisolated struct _ZIndexModifier: ViewModifier {
  public typealias Body = Never

  let value: Double

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ZIndexModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> ZIndexElement {
    ZIndexElement(node: node, child: child)
  }

  @MainActor func apply(to element: ZIndexElement) { element.value = value.isNaN ? 0 : value }
}

/// Holds where a view stands in paint order among its siblings.
final class ZIndexElement: UnaryElement {
  var value = 0.0 { didSet { if value != oldValue { graph.setNeedsRebuild() } } }

  override var zIndex: Double { value }
}

extension View {
  /// Draws the view above siblings with a smaller number, and below those with a greater one.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}
