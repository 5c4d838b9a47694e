import InbetweenDrawing

extension Outline {
  /// Adds the line along points.
  ///
  /// The line's pen is an ellipse with half the size `pen`. Points divided by it have a round pen of radius
  /// 1, in which the line is built.
  mutating func add(
    lineAlong points: [SIMD2<Double>], pen: SIMD2<Double>, _ geometry: StrokeGeometry
  ) {
    var edges: [(SIMD2<Double>, SIMD2<Double>)] = []
    geometry.forEachPolygon(along: points.map { $0 / pen }) { corners in
      var from = corners[corners.count - 1] * pen
      for corner in corners {
        let to = corner * pen
        edges.append((from, to))
        from = to
      }
    }
    for edge in edges { add(edge.0, edge.1) }
  }
}
