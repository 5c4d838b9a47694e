import Foundation

/// What a damped spring does to a distance and a velocity over time, in closed form.
///
/// Units: 1/s for rates, 1/s² for stiffness, mass 1. Source: the solutions of x'' + 2 d x' + k x = 0,
/// with q² = |k - d²|: exp(-d t) times sine and cosine of q t where k > d², sums of exp(-(d ± q) t) where
/// k < d², and (1 + d t) exp(-d t) between.
package struct DampedOscillator: Hashable, Sendable {
  /// The two fundamental solutions and their derivatives at a time.
  ///
  ///     distance(t) = g * d0 + h * v0
  ///     velocity(t) = gv * d0 + hv * v0
  package struct Response: Hashable, Sendable {
    package var g: Double
    package var gv: Double
    package var h: Double
    package var hv: Double

    package init(g: Double, gv: Double, h: Double, hv: Double) {
      self.g = g
      self.gv = gv
      self.h = h
      self.hv = hv
    }
  }

  /// The acceleration for each unit of distance.
  package let stiffness: Double
  /// Half the deceleration for each unit of velocity.
  package let decay: Double
  /// The angular frequency q, negated for an overdamped spring and 0 for a critically damped one.
  package let frequency: Double

  init(stiffness: Double, decay: Double, frequency: Double) {
    self.stiffness = stiffness
    self.decay = decay
    self.frequency = frequency
  }

  /// Creates the oscillator of a fluid spring.
  ///
  /// Edges: stiffness is at most 45,000, as in SwiftUI, which is also what a response of 0, less or NaN
  /// gives; a damping fraction is clamped to 0…1e9, and NaN counts as 1.
  package init(response: Double, dampingFraction: Double) {
    let stiffest = 45_000.0
    let rate = 2 * Double.pi / response
    let isStiffest = !(response > 0) || rate * rate > stiffest
    let natural = isStiffest ? stiffest.squareRoot() : rate
    let fraction = dampingFraction.isNaN ? 1 : min(1e9, max(0, dampingFraction))
    let spread = ((1 - fraction) * (1 + fraction)).magnitude.squareRoot() * natural
    self.init(
      stiffness: isStiffest ? stiffest : rate * rate, decay: fraction * natural,
      frequency: fraction > 1 ? -spread : spread)
  }

  /// Returns the fundamental solutions at a time.
  ///
  /// Shape: `time` 0 or more. Edges: after 1e100 s everything is at rest.
  package func response(at time: TimeInterval) -> Response {
    // Later than that, products with time would overflow.
    guard time < 1e100 else { return Response(g: 0, gv: 0, h: 0, hv: 0) }
    if frequency < 0 { return overdamped(at: time) }
    let fade = exp(-decay * time)
    var (sine, cosine) = (time, 1.0)
    if frequency > 0 {
      (sine, cosine) = sineCosine(of: frequency * time)
      sine /= frequency
    }
    let h = fade * sine
    return Response(
      g: fade * (cosine + decay * sine), gv: -stiffness * h, h: h,
      hv: fade * (cosine - decay * sine))
  }

  /// Returns the most that a distance of 1 with a velocity can be from rest, from a time on.
  ///
  /// Source: k x² + v² never grows while damping is not negative.
  func reach(at time: TimeInterval, velocity: Double) -> Double {
    let response = response(at: time)
    let distance = response.g + response.h * velocity
    let speed = response.gv + response.hv * velocity
    let reach = (distance * distance + speed * speed / stiffness).squareRoot()
    return reach.isFinite ? reach : .infinity
  }

  /// The exponentials are taken apart so that nothing overflows or cancels, near critical damping neither.
  private func overdamped(at time: TimeInterval) -> Response {
    let fast = decay - frequency
    let slow = stiffness / fast
    let slowFade = exp(-slow * time)
    let h = slowFade * expm1(2 * frequency * time) / (2 * frequency)
    return Response(
      g: slowFade + slow * h, gv: -stiffness * h, h: h, hv: slowFade - fast * h)
  }
}
