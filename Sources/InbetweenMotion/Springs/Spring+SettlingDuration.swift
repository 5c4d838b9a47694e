import Foundation

extension Spring {
  /// How long the spring takes to come within a thousandth of its way.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// Returns how long a value that starts at zero takes to stay within `epsilon` of its target.
  ///
  /// Shape: an estimate from the envelope of the swing; for springs that do not swing the first tenth of a
  /// second at which it holds. Edges: infinity without damping; 0 where a spring that does not swing
  /// needs more than 102 s, as in SwiftUI.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if decay == 0 { return .infinity }
    if frequency > 0 {
      let pull = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let swing = pull + target.magnitudeSquared.squareRoot()
      return max(0, -log(epsilon / swing) / decay)
    }
    return gridSettlingDuration(epsilon: epsilon) { time in
      let reached = value(target: target, initialVelocity: initialVelocity, time: time)
      return (reached - target).magnitudeSquared.squareRoot()
    }
  }
}
