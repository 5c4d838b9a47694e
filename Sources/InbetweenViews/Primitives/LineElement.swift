import InbetweenDrawing
import InbetweenMotion

/// A line one cell thick, across the axis of the stack around it and level where there is none.
final class LineElement: DrawingElement {
  private let name: String
  private var drawn = Shape(isUpright: false, length: 0)

  /// What a line looks like, in cells.
  private struct Shape: Equatable {
    let isUpright: Bool
    let length: Int
  }

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node, movesBy: .origin)
  }

  override var typeName: String { name }
  override var goesByStackAxis: Bool { true }

  private var isUpright: Bool { enclosingStackAxis == .horizontal }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let cell = grid.metrics
    return isUpright
      ? LayoutSize(
        width: cell.width, height: proposal.height ?? max(cell.height, grid.nearest(10, .vertical)))
      : LayoutSize(
        width: proposal.width ?? max(cell.width, grid.nearest(10, .horizontal)), height: cell.height
      )
  }

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    if shape != drawn { graph.setNeedsRebuild() }
  }

  private var shape: Shape {
    let isUpright = isUpright
    let cells =
      isUpright ? rect.height / grid.metrics.height : rect.width / grid.metrics.width
    return Shape(isUpright: isUpright, length: Int(min(10_000, max(0, cells.rounded()))))
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    drawn = shape
    let (columns, rows) = drawn.isUpright ? (1, drawn.length) : (drawn.length, 1)
    // U+2502 and U+2500 of the box drawing signs.
    let sign = ShapedLine.Cluster(number: drawn.isUpright ? 0x2502 : 0x2500, width: 1)
    let line = ShapedLine(clusters: [ShapedLine.Cluster](repeating: sign, count: columns))
    let block = TextBlock(
      lines: [ShapedLine](repeating: line, count: rows),
      columns: [Int](repeating: 0, count: rows))
    return .text(builder.list.append(block), [])
  }
}
