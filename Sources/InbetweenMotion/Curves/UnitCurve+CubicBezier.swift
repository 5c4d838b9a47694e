extension UnitCurve {
  /// Returns a cubic Bézier curve that goes on along its end tangents, as `cubic-bezier(…)` in CSS.
  ///
  /// Not in SwiftUI, whose ``bezier(startControlPoint:endControlPoint:)`` has the same values within 0…1 and
  /// none outside. Shape: x of the control points is clamped to 0…1, y is free. Edges: where an end tangent is
  /// vertical the value stays 0 before the start and 1 after the end; where a control point coincides with
  /// its end point the tangent points at the other one. Source: CSS Easing Functions Level 2.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Self {
    UnitCurve(kind: .extendedBezier(CubicBezier(x1, y1, x2, y2)))
  }
}

extension CubicBezier {
  /// Returns the curve's height at a place, outside 0…1 that of its end tangents.
  func extendedY(atX x: Double) -> Double {
    if x < 0 { return x * startTangent }
    return x > 1 ? 1 + (x - 1) * endTangent : y(atX: x)
  }

  /// Returns the curve's steepness at a place, outside 0…1 that of its end tangents.
  func extendedSlope(atX x: Double) -> Double {
    if x < 0 { return startTangent }
    return x > 1 ? endTangent : slope(atX: x)
  }

  private var startTangent: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  private var endTangent: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 != 1 { return 0 }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return y1 == 1 ? 1 : 0
  }
}
