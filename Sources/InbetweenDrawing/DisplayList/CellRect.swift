/// A rectangle in cells, with fractions.
///
/// Not in SwiftUI. Shape: origin at the top left, `x` to the right, `y` down. Units: cells.
/// Edges: a negative width or height (an overshooting animation) covers nothing.
@frozen
public struct CellRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left edge to the right one.
  public var width: Double
  /// The distance from the top edge to the bottom one.
  public var height: Double

  /// Creates a rectangle from its edges' positions.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin that covers nothing.
  @inlinable public static var zero: CellRect { CellRect(x: 0, y: 0, width: 0, height: 0) }

  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// Whether nothing is covered.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle moved by a distance in cells.
  @inlinable
  public func offsetBy(x dx: Double, y dy: Double) -> CellRect {
    CellRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns what two rectangles have in common; empty if they do not meet.
  @inlinable
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return CellRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The smallest rectangle of whole cells around it.
  package var wholeCells: CellRect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return CellRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether a point lies inside; the left and top edges belong to the rectangle.
  @inlinable
  public func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px < maxX && py >= y && py < maxY
  }
}
