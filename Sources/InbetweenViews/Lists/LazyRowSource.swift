import InbetweenMotion

/// A node that stands for many rows of a lazy stack, of which it makes those that are asked for.
@MainActor
protocol LazyRowSource: _Node {
  /// What each row takes along the stack's axis.
  var extents: RowExtents { get set }
  /// Where the first row begins in the stack; nil before the first layout.
  var start: Double? { get set }
  /// Where the rows were before the current update.
  var past: PastRows? { get }
  /// The rows that are there to stay, in their order.
  var liveRows: [LiveRow] { get }

  /// Notes where the rows are, since an animation may begin there.
  func notePast()

  /// Whether there are rows that have not been made.
  var hasGaps: Bool { get }

  /// Whether ``show(_:keeping:)`` would make or drop rows.
  func wouldChange(to ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool

  /// Has the rows of some ranges be there and drops others, apart from those to keep; returns whether any came or went.
  func show(_ ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool

  /// Returns the id of a row.
  func id(ofRow row: Int) -> AnyHashable

  /// Returns the row with an id; nil if there is none.
  func row(ofID id: AnyHashable) -> Int?
}

/// A row that has been made.
struct LiveRow {
  let row: Int
  let item: ItemNode
  /// The update pass in which it was made.
  let pass: UInt64
}

/// Where the rows of a source were before an update.
struct PastRows {
  /// The pass of the update.
  let pass: UInt64
  let start: Double
  let extents: RowExtents
  /// Returns the row that the element with the id of a present row was; nil for a new one.
  let row: (AnyHashable) -> Int?

  /// Where the view of an id began; nil for a new one.
  func start(ofID id: AnyHashable) -> Double? { row(id).map { start + extents.start(of: $0) } }
}

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

  /// What the rows take along the axis, in whole cells.
  var length: Double {
    guard let source else { return 0 }
    return grid.nearest(min(lengthLimit, source.extents.length(of: rows)), axis)
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
    let start = source.extents.length(of: rows.lowerBound..<row)
    return strip(grid.nearest(start, axis), source.extents.length(of: row..<(row + 1)))
  }

  func rows(near offset: Double, length: Double) -> [(
    id: AnyHashable, start: Double, length: Double
  )] {
    guard let source else { return [] }
    return rowsNear(offset, length, in: source).map { row in
      let start = source.extents.length(of: rows.lowerBound..<row)
      return (
        source.id(ofRow: row), grid.nearest(start, axis), source.extents.length(of: row..<(row + 1))
      )
    }
  }

  private func rowsNear(
    _ offset: Double, _ length: Double, in source: any LazyRowSource
  ) -> Range<Int> {
    let base = source.extents.start(of: rows.lowerBound)
    let first = source.extents.row(at: base + offset - length)
    let last = source.extents.row(at: base + offset + 2 * length)
    return (first..<(last + 1)).clamped(to: rows)
  }

  private func strip(_ start: Double, _ length: Double) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: 0, y: start, width: rect.width, height: length)
      : LayoutRect(x: start, y: 0, width: length, height: rect.height)
  }
}

extension RowGapElement: ScrollStops {
  func stops(near offset: Double, length: Double) -> [Double] {
    rows(near: offset, length: length).map(\.start)
  }
}
