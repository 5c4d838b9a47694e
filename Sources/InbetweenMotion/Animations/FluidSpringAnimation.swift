import Foundation

extension Animation {
  /// A spring of 0.5 s that does not bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring by how long it seems to take and how much it bounces.
  ///
  /// A spring takes over the place and the velocity of what it interrupts. Shape: `bounce` 0 is critical
  /// damping, 1 swings for ever, below 0 is overdamped. `blendDuration` is how long it takes to change
  /// over from the duration of the spring before.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    fluid(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
  }

  /// Returns a spring by its period without damping and its damping.
  ///
  /// Shape: a `dampingFraction` of 1 is critical damping. Edges: a response of 0 is as stiff as can be.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  /// Returns an animation with the motion of a spring.
  ///
  /// Edges: the mass does not matter.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    fluid(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A spring for what follows a finger or a pointer: short, and blending over 0.25 s.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// Returns a spring for what follows a finger or a pointer.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// Returns a spring for what follows a finger or a pointer, by its period and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring that does not bounce, or only as much as is asked for.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }

  /// Returns a spring that bounces a little, and more if asked for.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces visibly.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring that bounces visibly, and more if asked for.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func fluid(
    _ response: TimeInterval, _ dampingFraction: Double, _ blendDuration: TimeInterval
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)))
  }
}

extension FluidSpring: CustomStringConvertible {
  /// The oscillator with the spring's own response.
  var oscillator: DampedOscillator {
    DampedOscillator(response: response, dampingFraction: dampingFraction)
  }

  /// Returns the fraction of the way from rest at a time; never nil, since rest depends on the value.
  func fraction(at time: TimeInterval) -> Double? { 1 - oscillator.response(at: max(0, time)).g }

  /// Returns when a value that begins at rest is at rest again.
  package func duration(ofIntervalSquared interval: Double) -> TimeInterval {
    oscillator.restTime(
      distanceSquared: interval, dot: 0, velocitySquared: 0, intervalSquared: interval)
  }

  package var description: String {
    let blend = blendDuration > 0 ? ", blendDuration: \(short(blendDuration))" : ""
    return
      "spring(response: \(short(response)), dampingFraction: \(short(dampingFraction))\(blend))"
  }
}
