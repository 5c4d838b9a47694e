import Foundation

/// What a set of values that started together does over time, apart from the values themselves.
///
/// A run is immutable. At a time it gives one coefficient for each row of a value's numbers: the place and
/// velocity from which a spring took it over, if one did, then each target that it was ever sent to:
///
///     offset(t) = a(t) * x0 + b(t) * v0 + sum of c[i](t) * V[i]
///     presented = model - V[last] + offset(t)
///
/// All vectors count from where the value stood when its first animation began. A curve laid over an older
/// motion r blends r with its target V: (1 - f) r + f V. A spring that merges keeps place and velocity
/// (x0, v0) and forgets everything before.
package final class AnimationRun: Sendable {
  /// One animation of the chain, from the oldest to the newest.
  package struct Entry: Sendable {
    /// How it moves.
    let animation: Animation
    fileprivate let flat: FlatAnimation
    /// When its time is 0, in seconds since the program's run began.
    let start: TimeInterval
    /// When it is over; nil where that depends on the value.
    let end: TimeInterval?
    /// How often it began at that moment, one on top of the other: how many targets it stands for.
    var count = 1

    init(animation: Animation, start: TimeInterval, end: TimeInterval?) {
      self.animation = animation
      flat = FlatAnimation(animation)
      self.start = start
      self.end = end
    }
  }

  package let entries: [Entry]
  /// How the first entry continues from a place and a velocity; nil where it begins at rest.
  let takeover: SpringTakeover?
  /// When the newest animation is logically complete.
  package let logicalEnd: TimeInterval
  /// How many targets there are.
  let targetCount: Int

  init(entries: [Entry], takeover: SpringTakeover?, logicalEnd: TimeInterval) {
    self.entries = entries
    self.takeover = takeover
    self.logicalEnd = logicalEnd
    targetCount = entries.reduce(0) { $0 + $1.count }
  }

  /// How many rows stand before the targets: place and velocity, if a spring took over.
  var leadingRows: Int { takeover == nil ? 0 : 2 }

  /// How many coefficients there are, and rows of numbers beside the model.
  package var coefficientCount: Int { leadingRows + targetCount }

  /// Writes the coefficients at a time.
  ///
  /// Shape: `output` has room for ``coefficientCount`` numbers: a and b if a spring took over, then c[0]…. Edges:
  /// none is beyond ±1e30, however far curves overshoot that are laid over each other.
  package func writeCoefficients(
    at time: TimeInterval, to output: UnsafeMutableBufferPointer<Double>
  ) {
    if entries.count == 1, targetCount == 1, takeover == nil {
      output[0] = AnimationRun.held(fraction(ofEntry: 0, at: time))
      return
    }
    // From the newest down: what it leaves to those below is the product of what all above it leave.
    var rest = 1.0
    var row = coefficientCount
    for index in ((takeover == nil ? 0 : 1)..<entries.count).reversed() {
      let fraction = rest == 0 ? 0 : fraction(ofEntry: index, at: time)
      for _ in 0..<entries[index].count {
        row -= 1
        output[row] = AnimationRun.held(rest * fraction)
        rest = AnimationRun.held(rest * (1 - fraction))
      }
    }
    guard let takeover else { return }
    let response = takeover.response(at: time)
    output[0] = rest * response.g
    output[1] = rest * response.h
    output[2] = rest * (1 - response.g)
  }

  // By index, since an entry is large to be handed around.
  private func fraction(ofEntry index: Int, at time: TimeInterval) -> Double {
    if let end = entries[index].end, isDue(end, at: time) { return 1 }
    return entries[index].flat.fraction(at: max(0, time - entries[index].start)) ?? 1
  }

  private static func held(_ coefficient: Double) -> Double { min(1e30, max(-1e30, coefficient)) }

  /// Returns the velocity's coefficients for (V, x0, v0), or nil where the motion reports none.
  ///
  /// Only a spring that nothing is laid over reports a velocity, in its own time, and a unit curve.
  package func velocityCoefficients(at time: TimeInterval) -> (Double, Double, Double)? {
    guard targetCount == 1 else { return nil }
    if let takeover {
      let response = takeover.response(at: time)
      return (-response.gv, response.gv, response.hv)
    }
    if case .unitCurve(let animation) = entries[0].animation.kind {
      return animation.velocity(at: time - entries[0].start).map { ($0, 0, 0) }
    }
    guard let mapped = entries[0].animation.fluidSpring else { return nil }
    let inner = max(0, (time - entries[0].start - mapped.delay) * mapped.speed)
    let response = mapped.spring.oscillator.response(at: inner)
    return (-response.gv, 0, 0)
  }

  /// When a run is over for all its values alike; nil where that depends on the value.
  package var commonEnd: TimeInterval? {
    takeover != nil && targetCount == 1 ? nil : entries[entries.count - 1].end
  }

  /// Returns when the run is over for a value that begins its newest animation now.
  ///
  /// `distance` is its remaining way, `velocity` what it starts with (0 unless a spring took over), and
  /// `interval` its whole way since it first began to move; all as squared magnitudes.
  package func end(
    distanceSquared: Double, dot: Double, velocitySquared: Double, intervalSquared: Double
  ) -> TimeInterval {
    if let commonEnd { return commonEnd }
    if let takeover, targetCount == 1 {
      return takeover.end(
        distanceSquared: distanceSquared, dot: dot, velocitySquared: velocitySquared,
        intervalSquared: intervalSquared)
    }
    let newest = entries[entries.count - 1]
    return newest.start + newest.animation.duration(ofIntervalSquared: distanceSquared)
  }
}

/// Whether a moment has come, with the slack that sums of times need.
///
/// A deadline counts as reached a nanosecond early, so that 0.1 + 0.2 is the frame at 0.3.
package func isDue(_ deadline: TimeInterval, at time: TimeInterval) -> Bool {
  deadline <= time + 1e-9
}
