import Foundation

extension Spring {
  /// The period without damping, in seconds.
  public var response: Double { 2 * Double.pi / squaredNatural.squareRoot() }

  /// How long the spring seems to take: its period without damping.
  public var duration: TimeInterval { response }

  /// The damping, as a fraction of critical damping.
  public var dampingRatio: Double { decay * response / (2 * Double.pi) }

  /// How much the spring bounces: 0 not at all, 1 for ever, below 0 it is overdamped.
  public var bounce: Double { frequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force for each unit of distance.
  ///
  /// Overdamped springs give back what they were made of, which they do not in SwiftUI.
  public var stiffness: Double { mass * squaredNatural }

  /// The braking force for each unit of velocity.
  public var damping: Double { 2 * decay * mass }

  private var squaredNatural: Double {
    frequency < 0
      ? (decay + frequency) * (decay - frequency) : decay * decay + frequency * frequency
  }

  /// The spring's motion in closed form.
  var oscillator: DampedOscillator {
    DampedOscillator(stiffness: squaredNatural, decay: decay, frequency: frequency)
  }

  /// Returns the damping, as a fraction of critical damping, for a bounce.
  ///
  /// Edges: NaN counts as 0; below -0.9999, where damping would be infinite, as -0.9999.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    return bounce >= 0 ? max(0, 1 - bounce) : 1 / (1 + max(-0.9999, bounce))
  }
}
