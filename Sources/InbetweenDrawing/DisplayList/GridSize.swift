/// A whole number of columns and rows.
///
/// Not in SwiftUI. Edges: either may be 0 (a hung-up terminal reports that); nothing is drawn then.
public struct GridSize: Hashable, Sendable {
  /// The number of columns, 0 or more.
  public var columns: Int
  /// The number of rows, 0 or more.
  public var rows: Int

  /// Creates a size; negative numbers count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell to draw in.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
