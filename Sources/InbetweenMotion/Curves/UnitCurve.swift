import Foundation

/// A function from progress to fraction, as timing curves and gradients use.
///
/// Shape: progress 0…1, clamped, to a fraction that is 0 at 0 and 1 at 1 and may leave 0…1 between. The curves
/// of CSS, which SwiftUI does not have, go on outside 0…1, and may begin and end elsewhere.
/// Source: the circular curves are quarter circles.
public struct UnitCurve: Hashable, Sendable {
  /// The forms of curve there are.
  enum Kind: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(UnitPoint, UnitPoint)
    case extendedBezier(CubicBezier)
    case polyline(Polyline)
    case staircase(Staircase)
  }

  let kind: Kind

  /// Evenly.
  public static let linear = UnitCurve(kind: .linear)
  /// Slowly at first.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slowly at last.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slowly at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slowly at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter circle, flat at first and vertical at last.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter circle, vertical at first and flat at last.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarter circles, flat at both ends and vertical in the middle.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// Edges: x of a control point is clamped to 0…1 when the curve is evaluated, y is not.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Returns the fraction at a moment of the progress.
  ///
  /// Shape: `progress` 0…1 (clamped) → 0 at 0, 1 at 1; the curves of CSS go on outside. Edges: NaN counts as
  /// 0, and where the curves go on a progress is held within ±1e9.
  public func value(at progress: Double) -> Double {
    let x = moment(progress)
    switch kind {
    case .linear: return x
    case .circularEaseIn: return 1 - quarterCircle(x)
    case .circularEaseOut: return quarterCircle(1 - x)
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - quarterCircle(2 * x)) / 2 : (1 + quarterCircle(2 - 2 * x)) / 2
    case .bezier(let start, let end): return CubicBezier(start, end).y(atX: x)
    case .extendedBezier(let curve): return curve.extendedY(atX: x)
    case .polyline(let lines): return lines.y(atX: x)
    case .staircase(let stairs): return stairs.y(atX: x)
    }
  }

  /// Returns how fast the fraction changes at a moment of the progress.
  ///
  /// Shape: `progress` 0…1 (clamped) → fraction per unit of progress. Edges: infinite where the curve is
  /// vertical. Where a control point coincides with its end point the rate is 1 at the start and 0 at the
  /// end. A curve with corners or jumps is as steep as what begins there; the jumps of steps are not seen.
  /// Source: the derivatives of the curves.
  public func velocity(at progress: Double) -> Double {
    let x = moment(progress)
    switch kind {
    case .linear: return 1
    case .circularEaseIn: return quarterCircleSteepness(x)
    case .circularEaseOut: return quarterCircleSteepness(1 - x)
    case .circularEaseInOut: return quarterCircleSteepness(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .bezier(let start, let end): return CubicBezier(start, end).slope(atX: x)
    case .extendedBezier(let curve): return curve.extendedSlope(atX: x)
    case .polyline(let lines): return lines.slope(atX: x)
    case .staircase: return 0
    }
  }

  /// The curve with progress and fraction exchanged.
  ///
  /// Edges: `circularEaseInOut` is its own inverse, as in SwiftUI, though not in truth; a Bézier curve whose
  /// fractions leave 0…1 has no inverse, and the curve with exchanged control points is returned. The inverse
  /// of straight lines gives the progress at which they first go beyond a fraction; that of steps is the
  /// staircase seen from its other axis: steps that jump at the end for such at the start, n without jumps at
  /// the ends for n - 1 with both.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: return .linear
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .circularEaseInOut: return .circularEaseInOut
    case .bezier(let start, let end): return .bezier(start.y, start.x, end.y, end.x)
    case .extendedBezier(let curve): return .cubicBezier(curve.y1, curve.x1, curve.y2, curve.x2)
    case .polyline(let lines): return UnitCurve(kind: .polyline(lines.inverse))
    case .staircase(let stairs): return UnitCurve(kind: .staircase(stairs.inverse))
    }
  }

  /// Clamps a progress to where the curve has values; NaN counts as 0.
  private func moment(_ progress: Double) -> Double {
    switch kind {
    case .extendedBezier, .polyline, .staircase:
      progress.isNaN ? 0 : min(1e9, max(-1e9, progress))
    default: min(1, max(0, progress))
    }
  }
}

extension CubicBezier {
  /// Creates a curve from its control points.
  init(_ start: UnitPoint, _ end: UnitPoint) {
    self.init(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
  }
}

private func quarterCircle(_ x: Double) -> Double { ((1 - x) * (1 + x)).squareRoot() }

private func quarterCircleSteepness(_ x: Double) -> Double { x / quarterCircle(x) }
