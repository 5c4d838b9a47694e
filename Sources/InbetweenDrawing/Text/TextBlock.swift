/// Lines of text, ready to draw.
///
/// Not in SwiftUI. Line k stands in row k of its item's frame, `columns[k]` cells from its left edge.
public struct TextBlock: Hashable, Sendable {
  /// The lines from top to bottom.
  public var lines: [ShapedLine]
  /// For each line, how many cells from the left edge it begins.
  public var columns: [Int]

  /// Creates a block; both arrays have the same length.
  public init(lines: [ShapedLine], columns: [Int]) {
    precondition(
      lines.count == columns.count,
      "each line needs its column, got \(lines.count) lines and \(columns.count) columns")
    self.lines = lines
    self.columns = columns
  }
}
