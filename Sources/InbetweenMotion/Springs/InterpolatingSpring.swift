import Foundation

/// A spring that runs from 0 to 1 by itself, whatever it is laid over.
///
/// Units: mass, stiffness and damping in any consistent system with seconds; `initialVelocity` in intervals
/// a second, positive towards the target and held within ±1e9. Edges: an overdamped spring counts as critically
/// damped, as in SwiftUI; where mass or stiffness is not above 0, damping is below 0 or a number is not finite,
/// the motion is over at once.
package struct InterpolatingSpring: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  package let initialVelocity: Double
  /// When it is over: at a thousandth of the interval.
  package let settlingDuration: TimeInterval

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    // NaN would make equal springs differ.
    let numbers = [mass, stiffness, damping, initialVelocity]
    let isSound = numbers.allSatisfy(\.isFinite) && mass > 0 && stiffness > 0 && damping >= 0
    self.mass = isSound ? mass : 0
    self.stiffness = isSound ? stiffness : 0
    self.damping = isSound ? damping : 0
    self.initialVelocity = isSound ? min(1e9, max(-1e9, initialVelocity)) : 0
    settlingDuration =
      isSound
      ? InterpolatingSpring.settlingDuration(
        InterpolatingSpring.oscillator(mass, stiffness, damping), self.initialVelocity)
      : 0
  }

  /// When it is logically complete: after the period it would have with mass 1 and no damping.
  package var logicalDuration: TimeInterval {
    stiffness > 0 ? min(settlingDuration, 2 * Double.pi / stiffness.squareRoot()) : 0
  }

  /// Returns the fraction of the way at a time, or nil when the motion is over.
  package func fraction(at time: TimeInterval) -> Double? {
    guard !isDue(settlingDuration, at: time) else { return nil }
    let oscillator = InterpolatingSpring.oscillator(mass, stiffness, damping)
    let response = oscillator.response(at: max(0, time))
    let fraction = 1 - response.g + response.h * initialVelocity
    return fraction.isFinite ? fraction : nil
  }

  /// Returns how fast the fraction grows at a time, in fractions a second.
  func rate(at time: TimeInterval) -> Double {
    guard !isDue(settlingDuration, at: time) else { return 0 }
    let oscillator = InterpolatingSpring.oscillator(mass, stiffness, damping)
    let response = oscillator.response(at: max(0, time))
    return -response.gv + response.hv * initialVelocity
  }

  /// Returns the most that it is away from its target from a time on.
  func distance(from time: TimeInterval) -> Double {
    guard !isDue(settlingDuration, at: time) else { return 0 }
    let oscillator = InterpolatingSpring.oscillator(mass, stiffness, damping)
    return oscillator.reach(at: max(0, time), velocity: -initialVelocity)
  }

  private static func oscillator(
    _ mass: Double, _ stiffness: Double, _ damping: Double
  ) -> DampedOscillator {
    let natural = (stiffness / mass).squareRoot()
    let decay = min(natural, damping / (2 * mass))
    let frequency = ((natural - decay) * (natural + decay)).squareRoot()
    return DampedOscillator(stiffness: natural * natural, decay: decay, frequency: frequency)
  }

  private static func settlingDuration(
    _ oscillator: DampedOscillator, _ velocity: Double
  ) -> TimeInterval {
    guard oscillator.frequency > 0 else {
      return gridSettlingDuration(epsilon: 0.001) { time in
        let response = oscillator.response(at: time)
        return (response.g - response.h * velocity).magnitude
      }
    }
    guard oscillator.decay > 0 else { return .infinity }
    let swing = ((oscillator.decay - velocity) / oscillator.frequency).magnitude
    return max(0, -log(0.001 / (1 + swing)) / oscillator.decay)
  }
}

/// Returns when a distance has fallen below a limit, as SwiftUI looks for it in springs that do not swing.
///
/// Shape: steps of 0.1 s; the first moment below `epsilon` that is followed by one more second below it.
/// Edges: 0 where 1,024 steps find none.
func gridSettlingDuration(
  epsilon: Double, distance: (TimeInterval) -> Double
) -> TimeInterval {
  var first: TimeInterval?
  for step in 0..<1024 {
    let time = Double(step) * 0.1
    guard distance(time) < epsilon else {
      first = nil
      continue
    }
    guard let candidate = first else {
      first = time
      continue
    }
    if time - candidate > 1 { return candidate }
  }
  return 0
}
