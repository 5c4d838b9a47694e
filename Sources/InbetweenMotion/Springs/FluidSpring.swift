import Foundation

/// The configuration of a spring that takes over place and velocity of what it interrupts.
///
/// Units: seconds, and the damping fraction is 1 for critical damping. Edges: times below 0 or NaN count as
/// 0 and make the spring as stiff as it can be; a damping fraction below 0 counts as 0, NaN as 1.
package struct FluidSpring: Hashable, Sendable {
  /// The period of the spring if it were not damped; 0 is as stiff as can be.
  package let response: TimeInterval
  /// The damping, as a fraction of critical damping.
  package let dampingFraction: Double
  /// How long it takes to change over from the response of the spring before.
  package let blendDuration: TimeInterval

  package init(response: TimeInterval, dampingFraction: Double, blendDuration: TimeInterval) {
    self.response = max(0, response)
    self.dampingFraction = dampingFraction.isNaN ? 1 : max(0, dampingFraction)
    self.blendDuration = blendDuration < .infinity ? max(0, blendDuration) : 0
  }
}
