import Foundation

extension Animation {
  /// A spring of 0.5 s that does not bounce and is laid over what it interrupts.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns a spring that is laid over what it interrupts, from physical quantities.
  ///
  /// Units: `initialVelocity` in intervals a second, positive towards the target. Edges: an overdamped
  /// spring counts as critically damped; without mass or stiffness the target shows at once.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// Returns a spring that is laid over what it interrupts, by how long it seems to take and how much
  /// it bounces.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let natural = 2 * Double.pi / duration
    return interpolatingSpring(
      stiffness: natural * natural, damping: 2 * Spring.dampingRatio(bounce: bounce) * natural,
      initialVelocity: initialVelocity)
  }

  /// Returns an animation with the motion of a spring, laid over what it interrupts.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

extension InterpolatingSpring: CustomStringConvertible {
  package var description: String {
    let velocity = initialVelocity != 0 ? ", initialVelocity: \(short(initialVelocity))" : ""
    return "interpolatingSpring(mass: \(short(mass)), stiffness: \(short(stiffness)), "
      + "damping: \(short(damping))\(velocity))"
  }
}
