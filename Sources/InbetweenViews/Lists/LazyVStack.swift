import Foundation

/// A column of views, of which the rows of a `ForEach` are made only while they are seen.
///
/// It takes the width that it is offered. Rows come and go in blocks of eight, those around the window of the scroll
/// view that it is in (or of the terminal): one that is scrolled away is dropped, with its state, and a new one is
/// made when it is seen again. Rows that have not been measured count with the mean height of those that have;
/// what is seen never moves when they turn out to be higher or lower. Edges: `onAppear` is not called for rows that
/// are scrolled past between two frames.
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates the column.
  ///
  /// `alignment` says where views stand that are narrower than the column; `spacing` is the space between views in
  /// points, nil for none. `pinnedViews` are kept in sight as long
  /// as something of their section is: without a background they are seen through.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyVStack<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyVStack<Content>> {
    ContainerNode(
      view, in: context,
      make: { LazyStackElement(node: $0, typeName: "LazyVStack", axis: .vertical) },
      apply: { view, element in
        element.apply(alignment: view.alignment.key, spacing: bounded(view.spacing))
        element.pinnedViews = view.pinnedViews
        return view.content
      })
  }
}
