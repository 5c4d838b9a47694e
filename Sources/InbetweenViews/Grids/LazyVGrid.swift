import Foundation

/// Views in columns, line after line from top to bottom.
///
/// Edges: the views are made all at once.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` says where the columns stand that are narrower than the space for them; `spacing` is the
  /// space between lines in points, nil for none. Nothing is pinned.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: bounded(spacing))
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyVGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVGrid<Content>> {
    ContainerNode(
      view, in: context, make: { LayoutElement(node: $0, typeName: "LazyVGrid") },
      apply: { view, element in
        element.setLayout(view.layout)
        return view.content
      })
  }
}
