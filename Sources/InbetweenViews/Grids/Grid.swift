import Foundation

/// Views in rows and columns, each column as wide as its widest view.
///
/// Each ``GridRow`` is a row; any other view is one by itself, as wide as all columns.
public nonisolated struct Grid<Content: View>: View {
  public typealias Body = Never

  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// `alignment` says where views stand in their cells; the spaces are in points, nil for 8 across and none
  /// down.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: Grid<Content>, in context: _NodeContext
  ) -> _ViewNode<Grid<Content>> {
    ContainerNode(
      view, in: context, make: { LayoutElement(node: $0, typeName: "Grid") },
      apply: { view, element in
        element.setLayout(view.layout)
        return view.content
      })
  }
}
