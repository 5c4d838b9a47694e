import InbetweenDrawing

extension Outline {
  /// The longest a miter may be, in line widths, before the join is cut off.
  private static let miterLimit = 10.0

  /// Adds the line along points, with mitred joins and flat ends.
  ///
  /// The line's pen is an ellipse with half the size `pen`. Points divided by it have a round pen of radius
  /// 1, in which the line is built: a quadrilateral for each segment and a corner for each join, all with
  /// the same direction, so that they unite under the winding rule.
  mutating func add(lineAlong points: [SIMD2<Double>], pen: SIMD2<Double>) {
    let points = points.map { $0 / pen }
    let directions = zip(points, points.dropFirst()).map { Outline.unit($1 - $0) }
    for (index, direction) in directions.enumerated() {
      let normal = SIMD2(-direction.y, direction.x)
      let from = points[index]
      let to = points[index + 1]
      addScaled([from + normal, from - normal, to - normal, to + normal], pen)
      if index > 0 { addJoin(at: from, directions[index - 1], direction, pen) }
    }
    if points.count > 2, let first = directions.first, let last = directions.last,
      points[0] == points[points.count - 1]
    {
      addJoin(at: points[0], last, first, pen)
    }
  }

  private mutating func addJoin(
    at point: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ pen: SIMD2<Double>
  ) {
    let cross = first.x * second.y - first.y * second.x
    guard cross != 0 else { return }
    // The outer side is on the left of a turn to the right and the other way round.
    let side = cross > 0 ? -1.0 : 1.0
    let one = point + SIMD2(-first.y, first.x) * side
    let two = point + SIMD2(-second.y, second.x) * side
    let cosine = (first * second).sum()
    let isSharp = 2 / (1 + cosine) > Outline.miterLimit * Outline.miterLimit
    let tip = isSharp ? one : point + (one + two - point * 2) / (1 + cosine)
    addScaled(side > 0 ? [point, two, tip, one] : [point, one, tip, two], pen)
  }

  private mutating func addScaled(_ corners: [SIMD2<Double>], _ pen: SIMD2<Double>) {
    var from = corners[corners.count - 1] * pen
    for corner in corners {
      let to = corner * pen
      add(from, to)
      from = to
    }
  }

  private static func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : SIMD2(1, 0)
  }
}
