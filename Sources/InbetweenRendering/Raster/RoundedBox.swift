/// A box with round corners, in eighths of cells; the corners may fill it, which makes an ellipse.
struct RoundedBox: Hashable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  /// The width of a corner.
  var cornerWidth = 0.0
  /// The height of a corner.
  var cornerHeight = 0.0

  var isEmpty: Bool { !(left < right && top < bottom) }

  /// Returns the box with each edge moved outwards (or inwards, where negative) and the corners with them.
  func grown(byX dx: Double, y dy: Double) -> RoundedBox {
    let isRound = cornerWidth > 0 && cornerHeight > 0
    return RoundedBox(
      left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy,
      cornerWidth: isRound ? max(0, cornerWidth + dx) : 0,
      cornerHeight: isRound ? max(0, cornerHeight + dy) : 0)
  }

  /// Returns the part of a horizontal line that is inside; nil where nothing is.
  ///
  /// Both edges are treated alike, so that the rows inside are those from floor(top + 0.5) on.
  func span(at y: Double) -> (left: Double, right: Double)? {
    guard y > top, y <= bottom else { return nil }
    guard cornerWidth > 0, cornerHeight > 0 else { return (left, right) }
    let distance = max(0, top + cornerHeight - y, y - (bottom - cornerHeight)) / cornerHeight
    let inset = cornerWidth * (1 - max(0, 1 - distance * distance).squareRoot())
    return left + inset < right - inset ? (left + inset, right - inset) : nil
  }
}
