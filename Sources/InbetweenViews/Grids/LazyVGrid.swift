import Foundation

/// Views in columns, line after line from top to bottom.
///
/// The lines that a `ForEach` fills are made only while they are seen, as those of ``LazyVStack`` are: what is
/// said there counts here too. Headers and footers of sections have a line of their own. Edges: an element of a
/// `ForEach` that is made of several views is thought to be one as long as it is not seen.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` says where the columns stand that are narrower than the space for them; `spacing` is the
  /// space between lines in points, nil for none. `pinnedViews` are kept in sight as long
  /// as something of their section is: without a background they are seen through.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyVGrid<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVGrid<Content>> {
    ContainerNode(
      view, in: context,
      make: { LazyStackElement(node: $0, typeName: "LazyVGrid", axis: .vertical) },
      apply: { view, element in
        element.apply(
          alignment: view.alignment.key, spacing: bounded(view.spacing), items: view.columns)
        element.pinnedViews = view.pinnedViews
        return view.content
      })
  }
}
