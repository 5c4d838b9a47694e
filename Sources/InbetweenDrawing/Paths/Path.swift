import Foundation

/// The outline of a shape: lines and curves in points.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the beginning of the subpath.
    case closeSubpath
  }

  package internal(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path by adding to an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the subpath began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Returns the box in cells around all points and control points, from the path's origin.
  package func bounds(in metrics: CellMetrics) -> CellRect {
    var low = (x: Double.infinity, y: Double.infinity)
    var high = (x: -Double.infinity, y: -Double.infinity)
    func include(_ point: CGPoint) {
      low = (min(low.x, point.x), min(low.y, point.y))
      high = (max(high.x, point.x), max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return CellRect(
      x: low.x / metrics.width, y: low.y / metrics.height,
      width: (high.x - low.x) / metrics.width, height: (high.y - low.y) / metrics.height)
  }
}
