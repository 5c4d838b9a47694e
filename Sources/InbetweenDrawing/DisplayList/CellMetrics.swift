/// The size of one cell in points.
///
/// Not in SwiftUI. A terminal's cell is 8 x 16 points, so that code written for a phone looks right;
/// tests of the engine use 1 x 1.
public struct CellMetrics: Hashable, Sendable {
  /// The width of a cell in points, above 0.
  public let width: Double
  /// The height of a cell in points, above 0.
  public let height: Double

  /// Creates metrics from a cell's size in points.
  ///
  /// Errors: traps unless both are finite and above 0.
  public init(width: Double, height: Double) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "a cell needs a finite size above 0, got \(width) x \(height)")
    self.width = width
    self.height = height
  }

  /// A terminal's cell: 8 x 16 points.
  public static let terminal = CellMetrics(width: 8, height: 16)

  /// A cell of one point, for tests that speak in cells.
  public static let unit = CellMetrics(width: 1, height: 1)
}
