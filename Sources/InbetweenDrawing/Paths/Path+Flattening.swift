import Foundation

extension Path {
  /// Returns the subpaths as points joined by straight lines.
  ///
  /// Shape: a subpath that is closed ends with its first point; one without a length is left out. Units: a
  /// point of the path times the scale; `tolerance`, above 0, is the largest distance from the true curve
  /// in the scaled unit. Edges: a curve is at most 1024 lines.
  /// Source: a chord of a curve cut into n equal parts is at most |second difference| d (d - 1) / (8 n²)
  /// away from it, where d is the degree.
  package func flattened(
    tolerance: Double, scaleX: Double, scaleY: Double
  ) -> [[SIMD2<Double>]] {
    let scale = SIMD2(scaleX, scaleY)
    return subpaths.compactMap { subpath in
      var points = [subpath.start * scale]
      for segment in subpath.segments {
        segment.flatten(scale: scale, tolerance: tolerance, into: &points)
      }
      return points.count > 1 ? points : nil
    }
  }
}

extension PathSegment {
  fileprivate func flatten(
    scale: SIMD2<Double>, tolerance: Double, into result: inout [SIMD2<Double>]
  ) {
    let count = degree == 1 ? 1 : lineCount(scale: scale, tolerance: tolerance)
    for index in 1..<max(1, count) {
      result.append(point(at: Double(index) / Double(count)) * scale)
    }
    if let last = result.last, last != end * scale { result.append(end * scale) }
  }

  private func lineCount(scale: SIMD2<Double>, tolerance: Double) -> Int {
    let (p0, p1, p2, p3) = points
    let first = (p0 - p1 * 2 + p2) * scale
    let second = degree == 2 ? first : (p1 - p2 * 2 + p3) * scale
    let largest = max((first * first).sum(), (second * second).sum()).squareRoot()
    let factor = degree == 2 ? 0.25 : 0.75
    let count = (factor * largest / tolerance).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(1024, count)) : 1
  }
}
