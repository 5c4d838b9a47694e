import InbetweenDrawing
import InbetweenMotion

/// How a grid arranges its views.
///
/// Columns and rows share what is offered like the views of a stack: the least flexible one is asked first, and
/// each is offered its share of what is left.
@MainActor
struct GridArranger {
  private let alignment: Alignment
  private let grid: LayoutGrid
  private let across: Double
  private let down: Double
  private var cells: [Cell] = []
  private var columnCount = 0
  private var rowCount = 0
  private var columnAlignments: [HorizontalAlignment?] = []

  private struct Cell {
    let element: Element
    let trait: GridCell
    let row: Int
    let columns: Range<Int>
  }

  init(
    _ children: [Element], alignment: Alignment, horizontalSpacing: Double?,
    verticalSpacing: Double?, grid: LayoutGrid
  ) {
    self.alignment = alignment
    self.grid = grid
    across = grid.nearest(horizontalSpacing ?? 8, .horizontal)
    down = grid.nearest(verticalSpacing ?? 0, .vertical)
    collect(children)
  }

  private mutating func collect(_ children: [Element]) {
    var current: ObjectIdentifier?
    var column = 0
    var rows: [(element: Element, trait: GridCell, row: Int, columns: Range<Int>?)] = []
    for child in children {
      let trait = child.gridCell
      if trait.row == nil || trait.row != current {
        rowCount += 1
        column = 0
      }
      current = trait.row
      let end = column + trait.columns
      rows.append((child, trait, rowCount - 1, trait.row == nil ? nil : column..<end))
      if trait.row != nil { columnCount = max(columnCount, end) }
      column = end
    }
    columnCount = max(columnCount, rowCount > 0 ? 1 : 0)
    columnAlignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows {
      // A view that is a row by itself takes all columns.
      let columns = row.columns ?? 0..<columnCount
      cells.append(
        Cell(element: row.element, trait: row.trait, row: row.row, columns: columns))
      guard row.columns != nil, let alignment = row.trait.columnAlignment else { continue }
      let first = columns.lowerBound
      columnAlignments[first] = columnAlignments[first] ?? alignment
    }
  }

  // MARK: Arranging

  func arrangement(for proposal: Proposal) -> (slots: [StackArranger.Slot], size: LayoutSize) {
    let widths = lengths(
      of: columnCount, .horizontal, offered: proposal.width, spacing: across, span: \.columns
    ) { _ in nil }
    let heights = lengths(
      of: rowCount, .vertical, offered: proposal.height, spacing: down,
      span: { $0.row..<($0.row + 1) },
      other: { length(of: $0.columns, in: widths, across) })
    let (lefts, tops) = (starts(widths, across), starts(heights, down))
    let slots = cells.map { cell in
      slot(
        of: cell,
        in: LayoutRect(
          x: lefts[cell.columns.lowerBound], y: tops[cell.row],
          width: length(of: cell.columns, in: widths, across), height: heights[cell.row]),
        ascents: heights)
    }
    let size = LayoutSize(
      width: length(of: 0..<columnCount, in: widths, across),
      height: length(of: 0..<rowCount, in: heights, down))
    return (slots, grid.up(size))
  }

  private func slot(
    of cell: Cell, in rect: LayoutRect, ascents: [Double]
  ) -> StackArranger.Slot {
    let proposal = Proposal(rect.size)
    let size = grid.up(cell.element.sizeThatFits(proposal).bounded)
    var origin: LayoutPoint
    if let anchor = cell.trait.anchor {
      origin = LayoutPoint(
        x: rect.x + (rect.width - size.width) * anchor.x,
        y: rect.y + (rect.height - size.height) * anchor.y)
    } else {
      let own =
        cell.trait.columnAlignment ?? columnAlignments[cell.columns.lowerBound]
      let isRow = cell.trait.row == nil
      let alignment = Alignment(
        horizontal: isRow ? self.alignment.horizontal : own ?? self.alignment.horizontal,
        vertical: cell.trait.rowAlignment ?? self.alignment.vertical)
      origin = cell.element.origin(alignment, size: size, proposal: proposal, in: rect)
      if alignment.vertical.key.isTextBaseline {
        origin.y =
          rect.y + baseline(of: cell.row, alignment.vertical.key, rect)
          - cell.element.guide(alignment.vertical.key, size: size, proposal: proposal)
      }
    }
    return StackArranger.Slot(origin: origin, size: size, proposal: proposal)
  }

  /// How far below the top of a row the baselines of its views meet.
  private func baseline(of row: Int, _ key: AlignmentKey, _ rect: LayoutRect) -> Double {
    cells.filter { $0.row == row }.reduce(0) { lowest, cell in
      let proposal = Proposal(width: nil, height: rect.height)
      let size = grid.up(cell.element.sizeThatFits(proposal).bounded)
      return max(lowest, cell.element.guide(key, size: size, proposal: proposal))
    }
  }

  // MARK: Lengths

  /// Returns the lengths of the columns or the rows; `other` is what cells have been given across.
  private func lengths(
    of count: Int, _ axis: Axis, offered: Double?, spacing: Double,
    span: (Cell) -> Range<Int>, other: (Cell) -> Double?
  ) -> [Double] {
    let sized = cells.filter { !$0.trait.unsizedAxes.contains(axis.set) }
    var single = [[Cell]](repeating: [], count: count)
    for cell in sized where span(cell).count == 1 { single[span(cell).lowerBound].append(cell) }
    func greatest(_ index: Int, _ length: Double?) -> Double {
      single[index].reduce(0) { max($0, size(of: $1, axis, length, other($1))) }
    }
    var lengths = [Double](repeating: 0, count: count)
    if let offered {
      let flexibility = (0..<count).map {
        greatest($0, .infinity) - min(lengthLimit, greatest($0, 0))
      }
      var left = offered - spacing * Double(max(0, count - 1))
      var open = count
      for index in (0..<count).sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
        // Columns that only wider views stand in wait for what those need.
        lengths[index] = greatest(index, max(0, left) / Double(open))
        if left.isFinite { left -= lengths[index] }
        open -= 1
      }
    } else {
      for index in 0..<count { lengths[index] = greatest(index, nil) }
    }
    for cell in sized where span(cell).count > 1 {
      grow(
        &lengths, span(cell), spacing, for: cell, axis: axis, offered: offered, other: other(cell))
    }
    return lengths
  }

  /// Makes columns wider until a view fits into several of them, each by the same number of cells.
  private func grow(
    _ lengths: inout [Double], _ span: Range<Int>, _ spacing: Double, for cell: Cell, axis: Axis,
    offered: Double?, other: Double?
  ) {
    let now = length(of: span, in: lengths, spacing)
    let rest = length(of: lengths.indices, in: lengths, spacing) - now
    let room = offered.map { max(now, $0 - rest) }
    var missing = size(of: cell, axis, room, other) - now
    guard missing > 0 else { return }
    for (position, index) in span.enumerated() {
      let share = grid.up(missing / Double(span.count - position), axis)
      lengths[index] += share
      if missing.isFinite { missing -= share }
    }
  }

  private func size(of cell: Cell, _ axis: Axis, _ length: Double?, _ other: Double?) -> Double {
    let proposal =
      axis == .horizontal
      ? Proposal(width: length, height: other) : Proposal(width: other, height: length)
    return grid.up(cell.element.sizeThatFits(proposal))[axis]
  }

  private func length(of span: Range<Int>, in lengths: [Double], _ spacing: Double) -> Double {
    lengths[span].reduce(0, +) + spacing * Double(max(0, span.count - 1))
  }

  private func starts(_ lengths: [Double], _ spacing: Double) -> [Double] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }
}

extension Axis {
  /// The set of this axis alone.
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
