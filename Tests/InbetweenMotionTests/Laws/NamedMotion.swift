import InbetweenMotion
import Testing

/// What the laws are tried on: all that has a name, so that a new curve or spring is tested by existing.
enum NamedMotion {
  /// A curve by its name.
  struct Curve: Sendable, CustomTestStringConvertible {
    let name: String
    let curve: UnitCurve

    var testDescription: String { name }
  }

  /// A spring by its name or its numbers.
  struct AnySpring: Sendable, CustomTestStringConvertible {
    let name: String
    let spring: Spring

    var testDescription: String { name }
  }

  static var curves: [Curve] {
    NamedCurve.all.compactMap { named in
      if case .curve(let curve) = named.motion {
        Curve(name: named.name, curve: curve)
      } else {
        nil
      }
    }
  }

  /// The curves with a name, and some that only have numbers.
  static var manyCurves: [Curve] {
    let others: [UnitCurve] = [
      .cubicBezier(0.68, -0.6, 0.32, 1.6), .cubicBezier(0.25, 0.1, 0.25, 1),
      .linear(stops: [0, .init(0.9, at: 0.2), .init(0.7, at: 0.5, until: 0.6), 1]),
    ]
    return curves + others.map { Curve(name: $0.description, curve: $0) }
  }

  /// The springs with a name, and others of every damping, with masses other than 1 too.
  static var springs: [AnySpring] {
    let named = NamedCurve.all.compactMap { named -> AnySpring? in
      guard case .animation(let animation) = named.motion else { return nil }
      return spring(of: animation).map { AnySpring(name: named.name, spring: $0) }
    }
    let bounces = [-0.6, -0.1, 0, 0.15, 0.5, 0.9].map { bounce in
      AnySpring(name: "bounce \(bounce)", spring: Spring(duration: 0.8, bounce: bounce))
    }
    let heavy = [0.2, 3].flatMap { mass in
      [4.0, 20, 90].map { damping in
        AnySpring(
          name: "mass \(mass), damping \(damping)",
          spring: Spring(mass: mass, stiffness: 150, damping: damping, allowOverDamping: true))
      }
    }
    return named + bounces + heavy
  }

  private static func spring(of animation: Animation) -> Spring? {
    switch animation.kind {
    case .fluidSpring(let spring):
      Spring(response: spring.response, dampingRatio: spring.dampingFraction)
    case .interpolatingSpring(let spring):
      Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    default: nil
    }
  }

  /// The animations with a name: curves over their default time, and springs.
  static var animations: [Animation] {
    NamedCurve.all.map { named in
      switch named.motion {
      case .curve(let curve): .timingCurve(curve, duration: NamedCurve.duration)
      case .animation(let animation): animation
      }
    }
  }

  /// The animations with a name, and each within every modifier.
  static var wrappedAnimations: [Animation] {
    animations.flatMap { animation in
      [
        animation, animation.delay(0.1), animation.speed(1.5), animation.repeatCount(3),
        animation.repeatForever(autoreverses: true), animation.logicallyComplete(after: 0.1),
        animation.delay(0.05).speed(2).repeatCount(5),
      ]
    }
  }

  /// The animations with a name, as loops and counts that jump by themselves: at each turn, or at the end.
  static var jumpingAnimations: [Animation] {
    animations.flatMap { animation in
      [
        animation.repeatCount(2), animation.repeatCount(3, autoreverses: false),
        animation.repeatForever(autoreverses: false),
      ]
    }
  }

  /// The springs of animations that take over place and velocity.
  static var fluidSprings: [Animation] {
    animations.filter(\.isFluidSpring) + [
      .spring(duration: 0.4, bounce: -0.5), .spring(duration: 0.6, bounce: 0.8),
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.4),
    ]
  }
}
