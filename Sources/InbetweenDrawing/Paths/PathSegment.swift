import Foundation

/// One line or curve with its beginning.
struct PathSegment {
  /// The beginning, the control points and the end: 2, 3 or 4 points, of which the rest repeat the end.
  var points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  /// 1 for a line, 2 for a quadratic curve, 3 for a cubic one.
  var degree: Int

  init(line from: SIMD2<Double>, _ to: SIMD2<Double>) {
    points = (from, to, to, to)
    degree = 1
  }

  init(quad from: SIMD2<Double>, _ control: SIMD2<Double>, _ to: SIMD2<Double>) {
    points = (from, control, to, to)
    degree = 2
  }

  init(
    cubic from: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>,
    _ to: SIMD2<Double>
  ) {
    points = (from, control1, control2, to)
    degree = 3
  }

  var start: SIMD2<Double> { points.0 }
  var end: SIMD2<Double> { points.3 }

  /// The point at a parameter 0…1.
  func point(at t: Double) -> SIMD2<Double> {
    let (p0, p1, p2, p3) = points
    let s = 1 - t
    return switch degree {
    case 1: p0 * s + p1 * t
    case 2: p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
    default: p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }
  }

  /// The derivative of the point by the parameter.
  func derivative(at t: Double) -> SIMD2<Double> {
    let (p0, p1, p2, p3) = points
    let s = 1 - t
    return switch degree {
    case 1: p1 - p0
    case 2: (p1 - p0) * (2 * s) + (p2 - p1) * (2 * t)
    default: (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
    }
  }

  /// The part up to a parameter and the part from it on. Source: de Casteljau's construction.
  func split(at t: Double) -> (PathSegment, PathSegment) {
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * t }
    let (p0, p1, p2, p3) = points
    let a = mix(p0, p1)
    guard degree > 1 else { return (PathSegment(line: p0, a), PathSegment(line: a, p1)) }
    let b = mix(p1, p2)
    let ab = mix(a, b)
    guard degree > 2 else { return (PathSegment(quad: p0, a, ab), PathSegment(quad: ab, b, p2)) }
    let c = mix(p2, p3)
    let bc = mix(b, c)
    let middle = mix(ab, bc)
    return (PathSegment(cubic: p0, a, ab, middle), PathSegment(cubic: middle, bc, c, p3))
  }

  /// The part between two parameters.
  func part(from low: Double, to high: Double) -> PathSegment {
    let head = high < 1 ? split(at: high).0 : self
    return low > 0 ? head.split(at: low / high).1 : head
  }
}

/// Lines and curves that follow each other.
struct PathSubpath {
  /// Where it begins.
  var start: SIMD2<Double>
  /// Its lines and curves; the line that closes it is among them unless it has no length.
  var segments: [PathSegment] = []
  /// Whether it ends where it began because the author said so.
  var isClosed = false
}

extension Path {
  /// The path as subpaths that have at least one segment or are closed.
  ///
  /// Edges: a step with a coordinate that is infinite or not a number is left out; a line or curve without
  /// a beginning begins where it ends.
  var subpaths: [PathSubpath] {
    var result: [PathSubpath] = []
    var current: PathSubpath?
    func finish() {
      if let done = current, !done.segments.isEmpty || done.isClosed { result.append(done) }
    }
    func begin(at point: SIMD2<Double>) -> SIMD2<Double> {
      if current == nil { current = PathSubpath(start: point) }
      return current?.segments.last?.end ?? current?.start ?? point
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let to):
        finish()
        current = PathSubpath(start: to.vector)
      case .line(let to):
        let from = begin(at: to.vector)
        current?.segments.append(PathSegment(line: from, to.vector))
      case .quadCurve(let to, let control):
        let from = begin(at: to.vector)
        current?.segments.append(PathSegment(quad: from, control.vector, to.vector))
      case .curve(let to, let control1, let control2):
        let from = begin(at: to.vector)
        current?.segments.append(
          PathSegment(cubic: from, control1.vector, control2.vector, to.vector))
      case .closeSubpath:
        guard let start = current?.start else { continue }
        if let last = current?.segments.last, last.end != start {
          current?.segments.append(PathSegment(line: last.end, start))
        }
        current?.isClosed = true
        finish()
        current = PathSubpath(start: start)
      }
    }
    finish()
    return result
  }
}

extension Path.Element {
  /// Whether no coordinate is infinite or not a number.
  var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quadCurve(let to, let control): to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2):
      to.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
