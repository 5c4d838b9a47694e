import InbetweenMotion

/// Stands for rows of a lazy stack that have not been made.
final class RowGapElement: Element {
  let rows: Range<Int>
  private(set) weak var source: (any LazyRowSource)?
  private let axis: Axis

  init(rows: Range<Int>, of source: any LazyRowSource, along axis: Axis) {
    self.rows = rows
    self.source = source
    self.axis = axis
    super.init(node: source)
  }

  override var standsForRows: Bool { true }

  /// It is asked anew each time, since what the rows take is an estimate.
  override var isFractional: Bool { true }

  // MARK: Lines

  /// What the rows take along the axis, in whole cells.
  var length: Double {
    guard let source else { return 0 }
    return length(of: wholeLines(source.rowLines), source.rowLines)
  }

  /// The lines that belong to the rows: one that others have begun is not among them.
  func wholeLines(_ lines: RowLines) -> Range<Int> {
    let first = lines.line(of: rows.lowerBound) + (lines.column(of: rows.lowerBound) > 0 ? 1 : 0)
    return first..<max(first, lines.line(of: rows.upperBound - 1) + 1)
  }

  /// What some lines take along the axis, in whole cells, where the rows stand in lines like these.
  func length(of range: Range<Int>, _ lines: RowLines) -> Double {
    guard let source else { return 0 }
    let length =
      lines == source.rowLines
      ? source.extents.length(of: range) : Double(range.count) * source.extents.estimate
    return grid.nearest(min(lengthLimit, length), axis)
  }

  /// Where a row begins along the axis, from the gap's own start, and how long its line is.
  func extent(ofRow row: Int) -> (start: Double, length: Double) {
    guard let source else { return (0, 0) }
    let first = wholeLines(source.rowLines).lowerBound
    let line = max(first, source.rowLines.line(of: row))
    return (
      length(of: first..<line, source.rowLines), source.extents.length(of: line..<(line + 1))
    )
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: proposal.width ?? 0, height: length)
      : LayoutSize(width: length, height: proposal.height ?? 0)
  }

  /// Whether a view around the rows has been removed.
  override var isRemoved: Bool {
    var current = node.parent
    while let node = current, node.lazyStack === self.node.lazyStack {
      if let item = node as? ItemNode, item.isRemoved { return true }
      current = node.parent
    }
    return false
  }
}

extension RowGapElement: IdentifiedRows {
  func place(ofID id: AnyHashable) -> LayoutRect? {
    guard let source, let row = source.row(ofID: id), rows.contains(row) else { return nil }
    let (start, length) = extent(ofRow: row)
    return axis == .vertical
      ? LayoutRect(x: 0, y: start, width: rect.width, height: length)
      : LayoutRect(x: start, y: 0, width: length, height: rect.height)
  }

  func rows(near offset: Double, length: Double) -> [(
    id: AnyHashable, start: Double, length: Double
  )] {
    guard let source else { return [] }
    let base = source.extents.start(of: wholeLines(source.rowLines).lowerBound)
    let first = source.extents.row(at: base + offset - length)
    let last = source.extents.row(at: base + offset + 2 * length)
    let near = source.rowLines.rows(in: first..<(last + 1), of: source.rowCount)
    return near.clamped(to: rows).map { row in
      let (start, length) = extent(ofRow: row)
      return (source.id(ofRow: row), start, length)
    }
  }
}

extension RowGapElement: ScrollStops {
  func stops(near offset: Double, length: Double) -> [Double] {
    rows(near: offset, length: length).map(\.start)
  }
}
