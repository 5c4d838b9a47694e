import InbetweenDrawing

/// Rows that stood elsewhere in the screen before.
struct RowShift: Hashable {
  /// The rows where they stand now.
  var rows: Range<Int>
  /// How much farther down they stood; negative, farther up.
  var distance: Int

  /// The rows that a terminal has to scroll: those where they stood and where they stand now.
  var region: Range<Int> {
    min(
      rows.lowerBound, rows.lowerBound + distance)..<max(
        rows.upperBound, rows.upperBound + distance)
  }
}

extension CellBuffer {
  /// Returns the screen after a terminal moved blocks of rows, whose regions must not overlap.
  func shifted(by shifts: [RowShift]) -> CellBuffer {
    var moved = self
    for shift in shifts {
      for row in shift.region {
        let source = row + shift.distance
        moved.setRow(row, to: shift.region.contains(source) ? source : nil, of: self)
      }
    }
    return moved
  }
}
