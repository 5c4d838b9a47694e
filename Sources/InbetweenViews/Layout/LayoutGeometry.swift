import Foundation
import InbetweenDrawing

/// A size in points.
struct LayoutSize: Hashable {
  var width: Double
  var height: Double

  static let zero = LayoutSize(width: 0, height: 0)
}

/// A place in points.
struct LayoutPoint: Equatable {
  var x: Double
  var y: Double

  static let zero = LayoutPoint(x: 0, y: 0)

  static func + (lhs: LayoutPoint, rhs: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: LayoutPoint, rhs: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

/// A rectangle in points.
struct LayoutRect: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ origin: LayoutPoint, _ size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
  var size: LayoutSize { LayoutSize(width: width, height: height) }
}

/// What a container offers to a child, in points; nil asks for the child's ideal length.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let unspecified = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension LayoutSize {
  /// The size with lengths that layout can compute with: endless ones are cut, no number is 0.
  var bounded: LayoutSize {
    func cut(_ length: Double) -> Double { length.isNaN ? 0 : min(lengthLimit, length) }
    return LayoutSize(width: cut(width), height: cut(height))
  }
}

/// The longest length that layout computes with, in points: ten million rows of a terminal.
let lengthLimit = 1.6e8

/// Returns a distance that layout can compute with; nil for what is no number or endless.
func bounded(_ distance: CGFloat?) -> Double? {
  guard let distance, distance.isFinite else { return nil }
  return min(lengthLimit, max(-lengthLimit, Double(distance)))
}

/// Returns a length that a view can have; nil for what is no number, negative or endless.
func sensible(_ length: CGFloat?) -> Double? {
  bounded(length).flatMap { $0 >= 0 ? $0 : nil }
}

/// The grid of cells that layout happens on.
///
/// Lengths are points. Text can only stand on cells, so whatever enters layout is a whole number of them.
struct LayoutGrid {
  let metrics: CellMetrics
  /// Whether sizes and places keep their fractions, as in a matched view that is under way.
  var isContinuous = false

  /// The length of a cell along an axis.
  func cell(_ axis: Axis) -> Double { axis == .horizontal ? metrics.width : metrics.height }

  /// Rounds a length or a place to the nearest cell, halves up.
  func nearest(_ length: Double, _ axis: Axis) -> Double {
    let cell = cell(axis)
    return (length / cell + 0.5).rounded(.down) * cell
  }

  /// Rounds a fixed length to the nearest cell; a length above 0 takes at least one.
  func fixed(_ length: Double, _ axis: Axis) -> Double {
    length > 0 ? max(cell(axis), nearest(length, axis)) : 0
  }

  /// Rounds a size up to whole cells, with some slack for the sums of fractions.
  func up(_ length: Double, _ axis: Axis) -> Double {
    guard length.isFinite, !isContinuous else { return length }
    let cell = cell(axis)
    return max(0, (length / cell - 1e-9).rounded(.up)) * cell
  }

  func up(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: up(size.width, .horizontal), height: up(size.height, .vertical))
  }

  /// Rounds both edges of a rectangle to the nearest cells.
  func nearest(_ rect: LayoutRect) -> LayoutRect {
    guard !isContinuous else { return rect }
    let left = nearest(rect.x, .horizontal)
    let top = nearest(rect.y, .vertical)
    return LayoutRect(
      x: left, y: top, width: nearest(rect.x + rect.width, .horizontal) - left,
      height: nearest(rect.y + rect.height, .vertical) - top)
  }

  /// Returns a rectangle in cells.
  func cells(_ rect: LayoutRect) -> CellRect {
    CellRect(
      x: rect.x / metrics.width, y: rect.y / metrics.height, width: rect.width / metrics.width,
      height: rect.height / metrics.height)
  }
}
