/// How the rows of a source stand in lines: one in each line of a stack, several in each line of a grid.
///
/// Each row counts as one view; after rows of more views than one the next ones begin a line.
struct RowLines: Equatable {
  /// How many rows a line has room for, at least one.
  var length = 1
  /// How many places of the first line are taken by what stands before the rows.
  var skipped = 0

  /// Returns the line that a row stands in.
  func line(of row: Int) -> Int { row / length + (row % length + skipped) / length }

  /// Returns the place of a row in its line.
  func column(of row: Int) -> Int { (row % length + skipped) % length }

  /// Returns how many lines so many rows take.
  func count(of rows: Int) -> Int { rows == 0 ? 0 : line(of: rows - 1) + 1 }

  /// Returns the rows in some lines, of so many in all.
  func rows(in lines: Range<Int>, of count: Int) -> Range<Int> {
    func first(_ line: Int) -> Int {
      line >= self.count(of: count) ? count : max(0, line &* length &- skipped)
    }
    return first(lines.lowerBound)..<first(lines.upperBound)
  }
}
