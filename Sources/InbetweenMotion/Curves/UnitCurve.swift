import Foundation

/// A function from progress to fraction, as timing curves and gradients use.
///
/// Shape: progress 0…1, clamped, to a fraction that is 0 at 0 and 1 at 1 and may leave 0…1 between.
/// Source: the circular curves are quarter circles.
public struct UnitCurve: Hashable, Sendable {
  /// The forms of curve there are.
  enum Kind: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(UnitPoint, UnitPoint)
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
  /// Shape: `progress` 0…1 (clamped) → 0 at 0, 1 at 1. Edges: NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch kind {
    case .linear: return x
    case .circularEaseIn: return 1 - quarterCircle(x)
    case .circularEaseOut: return quarterCircle(1 - x)
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - quarterCircle(2 * x)) / 2 : (1 + quarterCircle(2 - 2 * x)) / 2
    case .bezier(let start, let end): return CubicBezier(start, end).y(atX: x)
    }
  }

  /// Returns how fast the fraction changes at a moment of the progress.
  ///
  /// Shape: `progress` 0…1 (clamped) → fraction per unit of progress. Edges: infinite where the curve is
  /// vertical. Where a control point coincides with its end point the rate is 1 at the start and 0 at the
  /// end. Source: the derivatives of the curves.
  public func velocity(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch kind {
    case .linear: return 1
    case .circularEaseIn: return quarterCircleSteepness(x)
    case .circularEaseOut: return quarterCircleSteepness(1 - x)
    case .circularEaseInOut: return quarterCircleSteepness(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .bezier(let start, let end): return CubicBezier(start, end).slope(atX: x)
    }
  }

  /// The curve with progress and fraction exchanged.
  ///
  /// Edges: `circularEaseInOut` is its own inverse, as in SwiftUI, though not in truth; a Bézier curve whose
  /// fractions leave 0…1 has no inverse, and the curve with exchanged control points is returned.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: return .linear
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .circularEaseInOut: return .circularEaseInOut
    case .bezier(let start, let end): return .bezier(start.y, start.x, end.y, end.x)
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
