import Foundation
import InbetweenMotion

extension Path {
  /// Adds an arc of a circle, and a straight line to its beginning if a subpath is open.
  ///
  /// Shape: angles count from the x axis, clockwise on a screen. `clockwise: false` goes with growing angles
  /// and `true` against them, as SwiftUI names it. Edges: a difference of a full turn or more is one
  /// full turn; equal angles give the point alone.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var delta: Double
    if abs(difference) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else {
      delta = difference
      if clockwise, delta > 0 { delta -= turn }
      if !clockwise, delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle by how far it turns, and a straight line to its beginning if a subpath is open.
  ///
  /// Edges: more than a full turn is drawn as one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let arc = Arc(
      centerX: Double(center.x), centerY: Double(center.y), radiusX: Double(radius),
      radiusY: Double(radius), start: startAngle.radians,
      delta: min(turn, max(-turn, delta.radians)))
    add(arc, transform: transform, connecting: true)
  }

  /// Adds an arc that touches two lines, from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// Edges: without a current point nothing is added; where the lines are parallel, or the radius is 0, a
  /// straight line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let corner = tangent1End.vector
    let start = current.applying(transform.inverted()).vector
    guard let (first, second) = directions(from: corner, to: start, and: tangent2End.vector),
      radius > 0
    else { return addLine(to: tangent1End.applying(transform)) }
    // The touching points lie r / tan(half) from the corner and the centre r / sin(half), where half is
    // half of the angle between the lines; the centre is on the line that halves it.
    let cross = first.x * second.y - first.y * second.x
    let half = atan2(abs(cross), (first * second).sum()) / 2
    let middle = first + second
    let length = (middle * middle).sum().squareRoot()
    let center = corner + middle * (Double(radius) / (sin(half) * length))
    let touch = corner + first * (Double(radius) / tan(half))
    let from = touch - center
    let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    let arc = Arc(
      centerX: center.x, centerY: center.y, radiusX: Double(radius), radiusY: Double(radius),
      start: atan2(from.y, from.x), delta: sweep)
    add(arc, transform: transform, connecting: true)
  }

  /// Returns the unit vectors from a corner to two points; nil where they lie on one line.
  private func directions(
    from corner: SIMD2<Double>, to one: SIMD2<Double>, and other: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    let first = one - corner
    let second = other - corner
    let lengths = ((first * first).sum() * (second * second).sum()).squareRoot()
    let cross = first.x * second.y - first.y * second.x
    guard lengths > 0, abs(cross) > 1e-12 * lengths else { return nil }
    return (
      first / (first * first).sum().squareRoot(), second / (second * second).sum().squareRoot()
    )
  }

  /// Adds an arc as cubic curves of at most a quarter turn.
  ///
  /// Source: the control points lie 4/3 tan(delta/4) radii along the tangents, so that the middle of each
  /// curve is on the circle; the error is below 0.03 % of the radius.
  mutating func add(_ arc: Arc, transform: CGAffineTransform, connecting: Bool) {
    guard arc.isFinite else { return }
    let start = arc.point(at: arc.start).applying(transform)
    if connecting, let current = currentPoint {
      if current != start { addLine(to: start) }
    } else {
      move(to: start)
    }
    guard arc.delta != 0 else { return }
    let count = Int((abs(arc.delta) / (.pi / 2) - 1e-9).rounded(.up))
    let step = arc.delta / Double(max(1, count))
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<max(1, count) {
      let from = arc.start + Double(index) * step
      let to = arc.start + Double(index + 1) * step
      addCurve(
        to: arc.point(at: to).applying(transform),
        control1: arc.point(at: from, reach: reach).applying(transform),
        control2: arc.point(at: to, reach: -reach).applying(transform))
    }
  }
}

/// A part of an ellipse whose axes lie along x and y.
struct Arc {
  var centerX: Double
  var centerY: Double
  var radiusX: Double
  var radiusY: Double
  var start: Double
  var delta: Double

  /// Whether no number in it is infinite or not a number.
  var isFinite: Bool {
    [centerX, centerY, radiusX, radiusY, start, delta].allSatisfy(\.isFinite)
  }

  /// The point at an angle, moved along the tangent by a part of the radius.
  func point(at angle: Double, reach: Double = 0) -> CGPoint {
    let sine = sin(angle)
    let cosine = cos(angle)
    return CGPoint(
      x: centerX + radiusX * (cosine - reach * sine), y: centerY + radiusY * (sine + reach * cosine)
    )
  }
}

extension CGPoint {
  /// The point as a vector.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  /// Creates a point from a vector.
  init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}
