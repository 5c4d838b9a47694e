import Foundation

extension Path {
  /// Where the last step ended; nil in an empty path.
  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let to), .line(let to): return to
      case .quadCurve(let to, _): return to
      case .curve(let to, _, _): return to
      case .closeSubpath:
        if let start = startOfSubpath(before: index) { return start }
      }
    }
    return nil
  }

  private func startOfSubpath(before index: Int) -> CGPoint? {
    for element in elements[..<index].reversed() {
      if case .move(let to) = element { return to }
    }
    return nil
  }

  /// The smallest rectangle around the lines and curves, without their control points.
  ///
  /// Edges: `CGRect.null` for a path without any.
  public var boundingRect: CGRect {
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for segment in subpaths.lazy.flatMap(\.segments) {
      for point in segment.extremes {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside.
  ///
  /// Shape: by the winding rule, or with `eoFill` by the even-odd rule; open subpaths count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for points in flattened(tolerance: 1.0 / 4096, scaleX: 1, scaleY: 1) {
      var from = points[points.count - 1]
      for to in points {
        let isAbove = from.y <= p.y
        if isAbove != (to.y <= p.y) {
          let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > p.x { winding += isAbove ? 1 : -1 }
        }
        from = to
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// The ends and the points where the curve turns back along an axis.
  fileprivate var extremes: [SIMD2<Double>] {
    let turns = (turns(along: 0) + turns(along: 1)).filter { $0 > 0 && $0 < 1 }
    return [start, end] + turns.map { point(at: $0) }
  }

  /// The parameters at which the derivative along an axis is zero.
  private func turns(along axis: Int) -> [Double] {
    let (p0, p1, p2, p3) = (points.0[axis], points.1[axis], points.2[axis], points.3[axis])
    guard degree > 1 else { return [] }
    // The derivative is a t² + b t + c times the degree.
    let c = p1 - p0
    let b = degree == 2 ? p2 - 2 * p1 + p0 : 2 * (p2 - 2 * p1 + p0)
    let a = degree == 2 ? 0 : p3 - 3 * p2 + 3 * p1 - p0
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The stable form of the two solutions.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}
