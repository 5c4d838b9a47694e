import Foundation

/// Views in rows, column after column from left to right.
///
/// The lines that a `ForEach` fills are made only while they are seen, as those of ``LazyHStack`` are: what is
/// said there counts here too. Headers and footers of sections have a line of their own. Edges: an element of a
/// `ForEach` that is made of several views is thought to be one as long as it is not seen.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` says where the rows stand that are lower than the space for them; `spacing` is the space
  /// between columns in points, nil for 8. `pinnedViews` are kept in sight as long
  /// as something of their section is: without a background they are seen through.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyHGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHGrid<Content>> {
    ContainerNode(
      view, in: context,
      make: { LazyStackElement(node: $0, typeName: "LazyHGrid", axis: .horizontal) },
      apply: { view, element in
        element.apply(
          alignment: view.alignment.key, spacing: bounded(view.spacing), items: view.rows)
        element.pinnedViews = view.pinnedViews
        return view.content
      })
  }
}
