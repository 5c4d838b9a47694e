import Foundation

/// A row of views, of which those of a `ForEach` are made only while they are seen.
///
/// It takes the height that it is offered. All else is as in ``LazyVStack``.
public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates the row.
  ///
  /// `alignment` says where views stand that are lower than the row; `spacing` is the space between views in
  /// points, nil for 8. `pinnedViews` are kept in sight as long
  /// as something of their section is: without a background they are seen through.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyHStack<Content>, in context: _NodeContext
  ) -> _ViewNode<LazyHStack<Content>> {
    ContainerNode(
      view, in: context,
      make: { LazyStackElement(node: $0, typeName: "LazyHStack", axis: .horizontal) },
      apply: { view, element in
        element.apply(alignment: view.alignment.key, spacing: bounded(view.spacing))
        element.pinnedViews = view.pinnedViews
        return view.content
      })
  }
}
