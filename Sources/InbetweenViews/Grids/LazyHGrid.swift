import Foundation

/// Views in rows, column after column from left to right.
///
/// Edges: the views are made all at once.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` says where the rows stand that are lower than the space for them; `spacing` is the space
  /// between columns in points, nil for 8. Nothing is pinned.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: bounded(spacing))
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyHGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHGrid<Content>> {
    ContainerNode(
      view, in: context, make: { LayoutElement(node: $0, typeName: "LazyHGrid") },
      apply: { view, element in
        element.setLayout(view.layout)
        return view.content
      })
  }
}
