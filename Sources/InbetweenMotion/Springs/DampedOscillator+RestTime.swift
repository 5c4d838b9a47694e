import Foundation

extension DampedOscillator {
  /// Returns the first moment on a grid of 1/300 s at which a distance vector is at rest.
  ///
  /// At rest means, as SwiftUI has it: neither velocity nor force is above 0.06 a second, and the distance
  /// is at most 1 % of the whole interval (any distance if that is 0). Shape: the vector of distances and
  /// that of velocities by their squared magnitudes and their dot product. Edges: infinity where that
  /// never comes; 0 for numbers that are not finite. A spring so little damped that it swings 20,000 times
  /// about the thresholds rests when it surely stays within them. Source: no quantity that obeys the
  /// oscillator's equation exceeds |y| + |y'| / max(sqrt(k), 2 d), which tells how long each condition
  /// must fail still; energy falls no faster than exp(-4 d t).
  package func restTime(
    distanceSquared: Double, dot: Double, velocitySquared: Double, intervalSquared: Double
  ) -> TimeInterval {
    guard (distanceSquared + velocitySquared).isFinite, dot.isFinite, intervalSquared.isFinite
    else { return 0 }
    let start = Start(
      distanceSquared: distanceSquared, dot: dot, velocitySquared: velocitySquared)
    let reach = intervalSquared > 0 ? 0.01 * intervalSquared.squareRoot() : Double.infinity
    var step = 0.0
    for _ in 0..<20_000 {
      let time = step / 300
      guard time < 1e12 else { return .infinity }
      let wait = shortestWait(start, at: time, reach: reach)
      if wait <= 0 { return time }
      step += max(1, (wait * 300).rounded(.down))
    }
    return surelyAtRest(start, reach: reach)
  }

  /// Whether a vector of distances, as in ``restTime(distanceSquared:dot:velocitySquared:intervalSquared:)``,
  /// is at rest now.
  func isAtRest(
    distanceSquared: Double, dot: Double, velocitySquared: Double, intervalSquared: Double
  ) -> Bool {
    let damping = 2 * decay
    let forceSquared =
      stiffness * stiffness * distanceSquared + 2 * stiffness * damping * dot
      + damping * damping * velocitySquared
    let limit = DampedOscillator.threshold * DampedOscillator.threshold
    return velocitySquared <= limit && forceSquared <= limit
      && (intervalSquared == 0 || distanceSquared <= 1e-4 * intervalSquared)
  }

  /// How a motion begins.
  private struct Start {
    let distanceSquared: Double
    let dot: Double
    let velocitySquared: Double

    func magnitude(_ g: Double, _ h: Double) -> Double {
      let square = g * g * distanceSquared + 2 * g * h * dot + h * h * velocitySquared
      return max(0, square).squareRoot()
    }
  }

  private static let threshold = 0.06

  /// Returns a span in which the motion cannot come to rest; 0 if it is at rest.
  private func shortestWait(_ start: Start, at time: TimeInterval, reach: Double) -> TimeInterval {
    let response = response(at: time)
    // Each row is the derivative of the one before.
    var (g, h) = (response.g, response.h)
    var (gRate, hRate) = (response.gv, response.hv)
    let damping = 2 * decay
    let limits = (reach, DampedOscillator.threshold, DampedOscillator.threshold)
    var excess = (0.0, 0.0, 0.0)
    var sizes = (0.0, 0.0, 0.0, 0.0, 0.0)
    func advance() -> Double {
      let size = start.magnitude(g, h)
      (g, gRate) = (gRate, -stiffness * g - damping * gRate)
      (h, hRate) = (hRate, -stiffness * h - damping * hRate)
      return size
    }
    sizes.0 = advance()
    sizes.1 = advance()
    sizes.2 = advance()
    excess = (sizes.0 - limits.0, sizes.1 - limits.1, sizes.2 - limits.2)
    guard max(excess.0, excess.1, excess.2) > 0 else { return 0 }
    sizes.3 = advance()
    sizes.4 = advance()
    let span = max(stiffness.squareRoot(), damping)
    func wait(_ excess: Double, _ rate: Double, _ change: Double) -> TimeInterval {
      excess > 0 ? excess / (rate + (change > 0 ? change / span : 0)) : 0
    }
    return max(
      wait(excess.0, sizes.1, sizes.2), wait(excess.1, sizes.2, sizes.3),
      wait(excess.2, sizes.3, sizes.4),
      waitForEnergy(distance: sizes.0, velocity: sizes.1, reach: reach),
      .leastNonzeroMagnitude)
  }

  private func waitForEnergy(distance: Double, velocity: Double, reach: Double) -> TimeInterval {
    guard stiffness > 0 else { return 0 }
    let slow = DampedOscillator.threshold * DampedOscillator.threshold
    let near = min(stiffness * reach * reach, slow * (1 + 2 * decay) * (1 + 2 * decay) / stiffness)
    let energy = stiffness * distance * distance + velocity * velocity
    return energy > near + slow ? log(energy / (near + slow)) / (4 * decay) : 0
  }

  /// When the envelope of a swinging motion has fallen below all limits.
  private func surelyAtRest(_ start: Start, reach: Double) -> TimeInterval {
    guard decay > 0, frequency > 0 else { return .infinity }
    let swing = start.magnitude(1, 0) + start.magnitude(decay, 1) / frequency
    let limit = DampedOscillator.threshold
    let factor = max(
      swing / reach, swing * stiffness.squareRoot() / limit, swing * stiffness / limit)
    return (log(factor) / decay * 300).rounded(.up) / 300
  }
}
