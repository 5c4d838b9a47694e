/// A row of views in a Grid, one in each column.
///
/// Edges: outside of a grid the views are arranged as if the row were not there.
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; `alignment` says where its views meet, nil leaves that to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: GridRow<Content>, in context: _NodeContext
  ) -> _ViewNode<GridRow<Content>> {
    WrapperNode(view, in: context) {
      ModifiedContent(
        content: $0.content, modifier: _GridRowModifier(alignment: $0.alignment))
    }
  }
}

/// Tells views which row of a grid they belong to.
public nonisolated struct _GridRowModifier: ViewModifier {
  public typealias Body = Never

  let alignment: VerticalAlignment?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _GridRowModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> GridRowElement {
    GridRowElement(node: node, child: child)
  }

  @MainActor func apply(to element: GridRowElement) { element.alignment = alignment }
}

/// A cell of a row: all cells of one row have one node.
final class GridRowElement: UnaryElement {
  var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  override var gridCell: GridCell {
    var cell = child.gridCell
    cell.row = ObjectIdentifier(node)
    cell.rowAlignment = alignment
    return cell
  }
}
