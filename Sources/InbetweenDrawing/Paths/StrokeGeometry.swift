import Foundation

/// Builds the outline of a line as polygons, in units in which half the line's width is 1.
///
/// All polygons turn the same way, so that they unite under the winding rule.
package struct StrokeGeometry {
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  /// How many corners a full circle has.
  private let circleCount = 16

  package init(_ style: StrokeStyle) {
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 10
  }

  /// Calls a closure with the polygons of the line along points: a quadrilateral for each segment, a corner for
  /// each join, and what the ends have. A line that ends where it began is closed.
  package func forEachPolygon(
    along points: [SIMD2<Double>], _ body: ([SIMD2<Double>]) -> Void
  ) {
    let directions = zip(points, points.dropFirst()).map { StrokeGeometry.unit($1 - $0) }
    guard let first = directions.first, let last = directions.last else { return }
    for (index, direction) in directions.enumerated() {
      let normal = SIMD2(-direction.y, direction.x)
      let from = points[index]
      let to = points[index + 1]
      body([from + normal, from - normal, to - normal, to + normal])
      if index > 0, let corner = corner(at: from, directions[index - 1], direction) { body(corner) }
    }
    let end = points[points.count - 1]
    if points.count > 2, points[0] == end {
      if let corner = corner(at: end, last, first) { body(corner) }
      return
    }
    guard cap != .butt else { return }
    body(capPolygon(at: points[0], -first))
    body(capPolygon(at: end, last))
  }

  private func capPolygon(
    at point: SIMD2<Double>, _ direction: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    if cap == .round { return circle(around: point) }
    let normal = SIMD2(-direction.y, direction.x)
    let far = point + direction
    return [point + normal, point - normal, far - normal, far + normal]
  }

  private func corner(
    at point: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> [SIMD2<Double>]? {
    let cross = first.x * second.y - first.y * second.x
    let cosine = (first * second).sum()
    guard cross != 0 || (cosine < 0 && join == .round) else { return nil }
    if join == .round { return circle(around: point) }
    // The outer side is on the left of a turn to the right and the other way round.
    let side = cross > 0 ? -1.0 : 1.0
    let one = point + SIMD2(-first.y, first.x) * side
    let two = point + SIMD2(-second.y, second.x) * side
    let isCut = join == .bevel || 2 / (1 + cosine) > miterLimit * miterLimit
    let tip = isCut ? one : point + (one + two - point * 2) / (1 + cosine)
    return side > 0 ? [point, two, tip, one] : [point, one, tip, two]
  }

  private func circle(around center: SIMD2<Double>) -> [SIMD2<Double>] {
    (0..<circleCount).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(circleCount)
      return center + SIMD2(cos(angle), sin(angle))
    }
  }

  private static func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : SIMD2(1, 0)
  }
}
