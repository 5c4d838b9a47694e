import Foundation

extension Animation {
  /// Returns an animation along a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unitCurve(UnitCurveAnimation(curve: curve, duration: duration)))
  }
}

extension Animation {
  /// Returns an animation of the same length that goes in equal steps; nil for one that has no end.
  ///
  /// Shape: `count` steps, of which the last one is the end. The length of a spring is that of a unit interval.
  package func inSteps(_ count: Int) -> Animation? {
    let length = duration(ofIntervalSquared: 1)
    return length < .infinity ? .timingCurve(.steps(count, .jumpEnd), duration: length) : nil
  }
}

/// A motion along a unit curve.
package struct UnitCurveAnimation: Hashable, Sendable {
  package let curve: UnitCurve
  /// How long it takes: 0 or more, perhaps infinity.
  package let duration: TimeInterval

  package init(curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = max(0, duration)
  }

  func fraction(at time: TimeInterval) -> Double? {
    progress(at: time, of: duration).map(curve.value(at:))
  }

  /// Returns how fast the fraction changes, in fractions a second; nil where it is over or infinitely fast.
  func velocity(at time: TimeInterval) -> Double? {
    guard let progress = progress(at: time, of: duration), duration < .infinity else { return nil }
    let velocity = curve.velocity(at: progress) / duration
    return velocity.isFinite ? velocity : nil
  }
}

extension UnitCurveAnimation: CustomStringConvertible {
  package var description: String {
    "timingCurve(\(curve), duration: \(short(duration)))"
  }
}
