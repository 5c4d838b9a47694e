import Foundation

/// A damped spring that pulls a value towards a target.
///
/// It can be described by how it feels (``init(duration:bounce:)``), as designers do
/// (``init(response:dampingRatio:)``), physically (``init(mass:stiffness:damping:allowOverDamping:)``), or by
/// when it is to be at rest (``init(settlingDuration:dampingRatio:epsilon:)``). Units: seconds.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 100.0, time: 0.25)  // 98.41
public struct Spring: Hashable, Sendable {
  /// The angular frequency of its swing; negated where it is overdamped, 0 where critically damped.
  let frequency: Double
  /// The rate at which the swing decays: half the damping for each unit of mass.
  let decay: Double
  /// The mass at the end of the spring.
  public let mass: Double

  private init(natural: Double, dampingRatio: Double) {
    let spread = ((1 - dampingRatio) * (1 + dampingRatio)).magnitude.squareRoot() * natural
    frequency = dampingRatio > 1 ? -spread : spread
    decay = dampingRatio * natural
    mass = 1
  }

  /// Creates a spring by how long it seems to take and how much it bounces.
  ///
  /// Shape: `duration` is the period without damping; `bounce` 0 is critical damping, 1 swings for ever,
  /// below 0 is overdamped. Edges: bounces above 1 count as 1, those below -0.9999 as -0.9999.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring by its period without damping and its damping.
  ///
  /// Shape: a `dampingRatio` of 1 is critical damping. Edges: below 0 the swing grows.
  public init(response: Double, dampingRatio: Double) {
    self.init(natural: 2 * Double.pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical quantities.
  ///
  /// Edges: a spring that would be overdamped becomes critically damped unless that is allowed; a mass of
  /// 0 makes all values NaN.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let natural = (stiffness / mass).squareRoot()
    let rate = damping / (2 * mass)
    let isCritical = rate > natural && !allowOverDamping
    let difference = isCritical ? 0 : (natural - rate) * (natural + rate)
    frequency = difference < 0 ? -(-difference).squareRoot() : difference.squareRoot()
    decay = isCritical ? natural : rate
    self.mass = mass
  }

  /// Creates a spring by when it is to be at rest.
  ///
  /// Shape: after `settlingDuration` (clamped to 0.01…10) the distance stays within `epsilon` of the way;
  /// `dampingRatio` is clamped to 0…1. Source: exp(-d t) z / sqrt(1 - z²) = epsilon, and for critical damping
  /// (1 + w t) exp(-w t) = epsilon, solved for t.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(1, max(.ulpOfOne, dampingRatio))
    let duration = min(10, max(0.01, settlingDuration))
    let decades =
      ratio < 1
      ? log(ratio / ((1 - ratio) * (1 + ratio)).squareRoot() / epsilon) / ratio
      : Spring.criticalDecay(to: epsilon)
    self.init(natural: max(0, decades) / duration, dampingRatio: ratio)
  }

  /// Solves (1 + y) exp(-y) = epsilon by Newton's method on its logarithm.
  private static func criticalDecay(to epsilon: Double) -> Double {
    let goal = log(epsilon)
    guard goal < 0 else { return 0 }
    var y = 1 - goal
    for _ in 0..<50 {
      let next = y + (log1p(y) - y - goal) * (1 + y) / y
      if abs(next - y) <= 1e-14 * y { return next }
      y = next
    }
    return y
  }
}
