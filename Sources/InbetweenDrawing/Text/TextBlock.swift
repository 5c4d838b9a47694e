/// Lines of text, ready to draw.
///
/// Not in SwiftUI. Line k stands in row k * `rowsPerLine` of its item's frame, `columns[k]` cells from its
/// left edge.
public struct TextBlock: Hashable, Sendable {
  /// The lines from top to bottom.
  public var lines: [ShapedLine]
  /// For each line, how many cells from the left edge it begins.
  public var columns: [Int]
  /// How many rows there are from one line to the next, at least 1.
  public var rowsPerLine: Int
  /// The styles of parts of the text, which clusters name by one more than the index.
  public var styles: [GlyphStyle]

  /// Creates a block; the arrays of lines and of columns have the same length.
  public init(
    lines: [ShapedLine], columns: [Int], rowsPerLine: Int = 1, styles: [GlyphStyle] = []
  ) {
    precondition(
      lines.count == columns.count,
      "each line needs its column, got \(lines.count) lines and \(columns.count) columns")
    self.lines = lines
    self.columns = columns
    self.rowsPerLine = max(1, rowsPerLine)
    self.styles = styles
  }
}
