import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// Shape: x of both control points is clamped to 0…1, so that there is one y for each x; y is free. Edges:
/// an x that is NaN counts as 0, a y that is not finite as its x. Source: the cubic Bézier polynomial, CSS
/// Easing Functions Level 1.
package struct CubicBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(1, max(0, x1))
    self.x2 = min(1, max(0, x2))
    self.y1 = y1.isFinite ? min(1e9, max(-1e9, y1)) : self.x1
    self.y2 = y2.isFinite ? min(1e9, max(-1e9, y2)) : self.x2
  }

  /// Returns the curve's height at a place.
  ///
  /// Shape: `x` 0…1, clamped → 0 at 0, 1 at 1, any number between.
  package func y(atX x: Double) -> Double {
    if !(x > 0) { return 0 }
    if x >= 1 { return 1 }
    if isDiagonal { return x }
    let s = parameter(atX: x)
    let r = 1 - s
    return s * (3 * r * (r * y1 + s * y2) + s * s)
  }

  /// Returns the curve's steepness at a place.
  ///
  /// Shape: `x` 0…1, clamped → dy/dx. Edges: infinite where the curve is vertical; where a control point
  /// coincides with its end point, and so 0/0 is asked for, 1 at the start and 0 at the end, as SwiftUI.
  package func slope(atX x: Double) -> Double {
    if isDiagonal { return 1 }
    let s = x >= 1 ? 1 : x > 0 ? parameter(atX: x) : 0
    let r = 1 - s
    let dx = 3 * (r * r * x1 + 2 * r * s * (x2 - x1) + s * s * (1 - x2))
    let dy = 3 * (r * r * y1 + 2 * r * s * (y2 - y1) + s * s * (1 - y2))
    if dx > 0 { return dy / dx }
    if dy == 0 { return s == 1 ? 0 : 1 }
    return dy > 0 ? .infinity : -.infinity
  }

  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// Solves x(s) = x by Newton's method, kept between bounds that close in on the solution.
  private func parameter(atX x: Double) -> Double {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<100 {
      let excess = ((a * s + b) * s + c) * s - x
      if excess == 0 { return s }
      if excess > 0 { high = s } else { low = s }
      let tangent = (3 * a * s + 2 * b) * s + c
      var next = s - excess / tangent
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - s) <= 1e-16 { return next }
      s = next
    }
    return s
  }
}
