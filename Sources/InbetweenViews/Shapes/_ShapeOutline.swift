import Foundation
import InbetweenDrawing

/// The outline of a shape as it is drawn: one that renderers know, or a path for each size, filled or as a line.
///
/// Not in SwiftUI.
public nonisolated struct _ShapeOutline: Sendable {
  enum Geometry: Sendable {
    case known(ShapeGeometry)
    case path(@Sendable (CGRect) -> Path)
  }

  /// What is drawn of the geometry.
  enum Pen: Hashable, Sendable {
    /// The inside, which the even-odd rule may tell.
    case fill(isEvenOdd: Bool)
    /// A line along the edge.
    case line(StrokeStyle)
    /// A line of a width in points along the inside of the edge.
    case border(Double)
  }

  let geometry: Geometry
  var pen = Pen.fill(isEvenOdd: false)

  /// Creates the outline of a shape that renderers know.
  public init(_ geometry: ShapeGeometry) { self.geometry = .known(geometry) }

  /// Creates an outline that is asked for in each size, in points.
  public init(path: @escaping @Sendable (CGRect) -> Path) { geometry = .path(path) }

  /// Whether the inside is filled.
  var isFilled: Bool {
    if case .fill = pen { return true }
    return false
  }

  /// Whether a size makes no difference to what a renderer has to know.
  var isKnown: Bool {
    if case .known = geometry { return true }
    return false
  }

  /// Returns the same outline drawn otherwise.
  func drawn(with pen: Pen) -> _ShapeOutline {
    var copy = self
    copy.pen = pen
    return copy
  }
}
