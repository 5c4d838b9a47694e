import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// Shape: 0 is the beginning and 1 the end, clamped; the length counts all subpaths together. Edges: empty
  /// unless `from` is below `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let low = min(1, max(0, Double(from)))
    let high = min(1, max(0, Double(to)))
    guard low < high else { return Path() }
    guard low > 0 || high < 1 else { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    // Sums in another order differ in their last bits; less than this is no part of a path.
    let slack = total * 1e-12
    var result = Path()
    var begun = 0.0
    for (subpath, ownLengths) in zip(subpaths, lengths) {
      let ownLength = ownLengths.reduce(0, +)
      let isWhole =
        begun >= low * total - slack && begun + ownLength <= high * total + slack
      for (segment, length) in zip(subpath.segments, ownLengths) {
        let first = low * total - begun
        let last = high * total - begun
        if length > 0, first < length - slack, last > slack {
          let part = segment.part(
            from: segment.parameter(at: first > slack ? first : 0),
            to: segment.parameter(at: last < length - slack ? last : length))
          result.add(part)
        }
        begun += length
      }
      if isWhole, subpath.isClosed, ownLength > 0 { result.closeSubpath() }
    }
    return result
  }

  private mutating func add(_ segment: PathSegment) {
    let start = CGPoint(segment.start)
    if elements.last == .closeSubpath || currentPoint != start { move(to: start) }
    let (_, p1, p2, p3) = segment.points
    switch segment.degree {
    case 1: addLine(to: CGPoint(p1))
    case 2: addQuadCurve(to: CGPoint(p2), control: CGPoint(p1))
    default: addCurve(to: CGPoint(p3), control1: CGPoint(p1), control2: CGPoint(p2))
    }
  }
}

extension PathSegment {
  /// The length from the beginning to the end.
  fileprivate var length: Double { length(to: 1) }

  /// The length from the beginning to a parameter.
  ///
  /// Source: Gauss-Legendre quadrature of the speed, three points in each of eight equal parts.
  private func length(to end: Double) -> Double {
    func speed(_ t: Double) -> Double {
      let derivative = derivative(at: t)
      return (derivative * derivative).sum().squareRoot()
    }
    if degree == 1 { return speed(0) * end }
    let offset = (0.6).squareRoot()
    let half = end / 16
    var sum = 0.0
    for part in 0..<8 {
      let middle = (2 * Double(part) + 1) * half
      sum += 5 * speed(middle - offset * half) + 8 * speed(middle)
      sum += 5 * speed(middle + offset * half)
    }
    return sum * half / 9
  }

  /// The parameter at which a length from the beginning is reached.
  fileprivate func parameter(at distance: Double) -> Double {
    let whole = length
    guard distance > 0, whole > 0 else { return 0 }
    guard distance < whole else { return 1 }
    if degree == 1 { return distance / whole }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(to: middle) < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
