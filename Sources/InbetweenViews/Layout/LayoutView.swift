/// Views in an arrangement of an author's own.
public nonisolated struct _LayoutView<L: Layout, Content: View>: View {
  public typealias Body = Never

  let layout: L
  let content: Content

  @MainActor public static func _makeNode(
    _ view: _LayoutView<L, Content>, in context: _NodeContext
  ) -> _ViewNode<_LayoutView<L, Content>> {
    ContainerNode(
      view, in: context,
      make: { LayoutElement(node: $0, typeName: InbetweenViews.typeName(L.self)) },
      apply: { view, element in
        element.setLayout(view.layout)
        return view.content
      })
  }
}
