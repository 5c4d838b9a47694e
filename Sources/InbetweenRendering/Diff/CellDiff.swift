import InbetweenDrawing

/// The runs of cells in which one buffer differs from another.
///
/// Rows are compared as memory first. Two runs with a gap of at most four bytes between them become one
/// where the gap's cells need no change of colours, because a cursor move takes as many bytes.
struct CellDiff {
  /// Neighbouring cells of one row.
  struct Run: Hashable {
    var row: Int
    var columns: Range<Int>
  }

  /// The runs from top to bottom and from left to right.
  private(set) var runs: [Run] = []
  /// How many cells have been compared so far, a row of equal memory counted as its cells.
  private(set) var comparedCount = 0

  /// The most bytes that a gap may take.
  static let longestGap = 4

  /// Finds the runs that turn one buffer into another; all rows where the old one is nil or has another size.
  ///
  /// With damage only its rows are compared.
  mutating func find(_ new: CellBuffer, over old: CellBuffer?, damage: CellDamage?) {
    runs.removeAll(keepingCapacity: true)
    guard !new.size.isEmpty else { return }
    guard let old, old.size == new.size else {
      for row in 0..<new.rows { runs.append(Run(row: row, columns: 0..<new.columns)) }
      return
    }
    for row in 0..<new.rows {
      if let damage, damage.masks[row] == 0 { continue }
      comparedCount += new.columns
      if new.hasRow(row, equalTo: old, row: row) { continue }
      new.cells.withUnsafeBufferPointer { newCells in
        old.cells.withUnsafeBufferPointer { oldCells in
          guard let newStart = newCells.baseAddress, let oldStart = oldCells.baseAddress else {
            return
          }
          let first = row * new.columns
          findRuns(row: row, newStart + first, oldStart + first, columns: new.columns)
        }
      }
    }
  }

  private mutating func findRuns(
    row: Int, _ new: UnsafePointer<Cell>, _ old: UnsafePointer<Cell>, columns: Int
  ) {
    var column = 0
    var last: Range<Int>?
    while column < columns {
      guard new[column] != old[column] else {
        column += 1
        continue
      }
      var start = column
      repeat { column += 1 } while column < columns && new[column] != old[column]
      // A wide grapheme is written as a whole.
      if start > 0, new[start].role == .trailing, new[start - 1].role == .leading { start -= 1 }
      if column < columns, new[column].role == .trailing { column += 1 }
      if let run = last, CellDiff.isWorthBridging(new, run.upperBound..<max(start, run.upperBound))
      {
        last = run.lowerBound..<column
      } else {
        if let last { runs.append(Run(row: row, columns: last)) }
        last = start..<column
      }
    }
    if let last { runs.append(Run(row: row, columns: last)) }
  }

  /// Whether writing the cells of a gap takes no more bytes than to step over them.
  ///
  /// The colours may change once, from those on the left to those on the right, as they must anyway.
  private static func isWorthBridging(_ cells: UnsafePointer<Cell>, _ gap: Range<Int>) -> Bool {
    guard gap.count <= longestGap else { return false }
    var bytes = 0
    var left = cells[gap.lowerBound - 1]
    for column in gap {
      let cell = cells[column]
      guard cell.role == .single, cell.glyph < 0x1_0000 else { return false }
      bytes += ByteBuffer.length(of: cell.glyph)
      if !cell.hasStyle(of: left) {
        guard cell.hasStyle(of: cells[gap.upperBound]) else { return false }
        left = cells[gap.upperBound]
      }
    }
    return bytes <= longestGap
  }
}

extension Cell {
  /// Whether a cell can be written in the colours, the attributes and the link of another; a space shows no ink.
  fileprivate func hasStyle(of other: Cell) -> Bool {
    guard link == other.link else { return false }
    if glyph == Cell.space, attributes.union(other.attributes).isDisjoint(with: .seenOnSpaces) {
      return background == other.background
    }
    return ink == other.ink && background == other.background && attributes == other.attributes
  }
}
