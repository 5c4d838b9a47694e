import Foundation

extension Path {
  /// Returns the outline of the line that is drawn along the path.
  ///
  /// Shape: to be filled by the winding rule; curves become straight lines. Edges: empty unless the line's
  /// width is above 0.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = Double(style.lineWidth) / 2
    guard radius > 0, radius.isFinite else { return Path() }
    var result = Path()
    let geometry = StrokeGeometry(style)
    for line in lines(style, tolerance: 1.0 / 64, scaleX: 1, scaleY: 1) {
      geometry.forEachPolygon(along: line.map { $0 / radius }) { polygon in
        result.addLines(polygon.map { CGPoint($0 * radius) })
        result.closeSubpath()
      }
    }
    return result
  }

  /// Returns the parts of the path that a line of a style is drawn along, as points.
  ///
  /// Dashes are measured in points of the path; the points that are returned are scaled.
  package func lines(
    _ style: StrokeStyle, tolerance: Double, scaleX: Double, scaleY: Double
  ) -> [[SIMD2<Double>]] {
    let lines = flattened(tolerance: tolerance, scaleX: scaleX, scaleY: scaleY)
    guard let pattern = style.pattern else { return lines }
    let scale = SIMD2(scaleX, scaleY)
    return lines.flatMap { line in
      let points = line.map { $0 / scale }
      return Dashes(pattern, phase: Double(style.dashPhase)).parts(of: points).map { part in
        part.map { $0 * scale }
      }
    }
  }
}

/// Cuts lines into dashes.
private struct Dashes {
  /// The most dashes of one line; with more it is drawn whole, since nobody could tell them apart.
  private static let limit = 10_000.0

  private let pattern: [Double]
  private let period: Double
  private let phase: Double

  init(_ pattern: [Double], phase: Double) {
    self.pattern = pattern
    period = pattern.reduce(0, +)
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    self.phase = rest < 0 ? rest + period : rest
  }

  func parts(of points: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    let lengths = zip(points, points.dropFirst()).map { length(of: $1 - $0) }
    let count = lengths.reduce(0, +) / period * Double(pattern.count)
    guard count < Dashes.limit else { return [points] }
    var (index, left) = start
    var result: [[SIMD2<Double>]] = []
    var part = index % 2 == 0 ? [points[0]] : []
    for (number, length) in lengths.enumerated() where length > 0 {
      let from = points[number]
      let to = points[number + 1]
      var done = 0.0
      while length - done > left {
        done += left
        let place = from + (to - from) * (done / length)
        if index % 2 == 0 {
          result.append(part + [place])
          part = []
        } else {
          part = [place]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { part.append(to) }
    }
    if part.count > 1 { result.append(part) }
    return result.filter { $0.count > 1 }
  }

  /// The dash or gap that a line begins in, and what is left of it.
  private var start: (index: Int, left: Double) {
    var rest = phase
    for (index, length) in pattern.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, pattern[0])
  }

  private func length(of vector: SIMD2<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }
}
