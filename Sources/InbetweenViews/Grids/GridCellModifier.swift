import InbetweenMotion

/// Says something of a view's place in a grid.
public nonisolated struct _GridCellModifier: ViewModifier {
  public typealias Body = Never

  let trait: GridCellTrait

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

/// One thing that can be said of a place in a grid.
nonisolated enum GridCellTrait: Equatable {
  case columns(Int)
  case anchor(UnitPoint)
  case columnAlignment(HorizontalAlignment)
  case unsizedAxes(Axis.Set)
}

extension _GridCellModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> GridCellElement {
    GridCellElement(node: node, child: child)
  }

  @MainActor func apply(to element: GridCellElement) { element.trait = trait }
}

/// Holds something that is said of its child's place in a grid.
final class GridCellElement: UnaryElement {
  var trait = GridCellTrait.columns(1) { didSet { if trait != oldValue { setNeedsLayout() } } }

  override var gridCell: GridCell {
    var cell = child.gridCell
    switch trait {
    case .columns(let count): cell.columns = min(max(1, count), 1000)
    case .anchor(let anchor):
      cell.anchor = UnitPoint(x: bounded(anchor.x) ?? 0.5, y: bounded(anchor.y) ?? 0.5)
    case .columnAlignment(let alignment): cell.columnAlignment = alignment
    case .unsizedAxes(let axes): cell.unsizedAxes = axes
    }
    return cell
  }
}

extension View {
  /// Has the view take several columns of a grid; at most 1000, and one at least.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellModifier(trait: .columns(count)))
  }

  /// Has a point of the view stand at the same point of its cell in a grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellModifier(trait: .anchor(anchor)))
  }

  /// Says where the views of the view's column in a grid meet.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellModifier(trait: .columnAlignment(guide)))
  }

  /// Has a grid not grow for the view along some axes: it takes what the others leave there.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellModifier(trait: .unsizedAxes(axes)))
  }
}
