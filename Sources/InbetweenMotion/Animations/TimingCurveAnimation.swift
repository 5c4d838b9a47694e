import Foundation

extension Animation {
  /// The time that curves take unless told otherwise.
  static let defaultDuration: TimeInterval = 0.35

  /// Evenly, in 0.35 s.
  public static var linear: Animation { linear(duration: defaultDuration) }

  /// Returns an animation that moves evenly.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slowly at first, in 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  /// Returns an animation that is slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slowly at last, in 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  /// Returns an animation that is slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slowly at both ends, in 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Returns an animation that is slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// Shape: x of the control points is clamped to 0…1, y is free, so that the value may overshoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = CubicBezier(p1x, p1y, p2x, p2y)
    return Animation(.timingCurve(TimingCurveAnimation(curve: curve, duration: duration)))
  }
}

/// A motion along a Bézier curve.
package struct TimingCurveAnimation: Hashable, Sendable {
  package let curve: CubicBezier
  /// How long it takes: 0 or more, perhaps infinity.
  package let duration: TimeInterval

  package init(curve: CubicBezier, duration: TimeInterval) {
    self.curve = curve
    self.duration = max(0, duration)
  }

  func fraction(at time: TimeInterval) -> Double? {
    progress(at: time, of: duration).map(curve.y(atX:))
  }
}

/// Returns the progress of a motion at a time; nil once it is over, which it is not yet at its very end.
func progress(at time: TimeInterval, of duration: TimeInterval) -> Double? {
  guard duration > 0 else { return nil }
  let elapsed = max(0, time)
  if elapsed > duration + 1e-9 { return nil }
  return duration == .infinity ? 0 : min(1, elapsed / duration)
}

extension TimingCurveAnimation: CustomStringConvertible {
  package var description: String {
    let length = short(duration)
    switch (curve.x1, curve.y1, curve.x2, curve.y2) {
    case (0, 0, 1, 1): return "linear(duration: \(length))"
    case (0.42, 0, 1, 1): return "easeIn(duration: \(length))"
    case (0, 0, 0.58, 1): return "easeOut(duration: \(length))"
    case (0.42, 0, 0.58, 1): return "easeInOut(duration: \(length))"
    default:
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(short).joined(separator: ", ")
      return "timingCurve(\(points), duration: \(length))"
    }
  }
}
