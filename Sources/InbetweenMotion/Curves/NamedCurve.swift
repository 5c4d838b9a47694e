import Foundation

/// A curve or an animation that is known by name: the table behind the tool's list and the laws.
package struct NamedCurve: Sendable {
  package enum Motion: Sendable {
    /// A curve over progress; in seconds it takes what animations take by default.
    case curve(UnitCurve)
    /// An animation, and the spring that tells its velocity.
    case spring(Animation, Spring)
  }

  package let name: String
  package let summary: String
  package let motion: Motion

  /// How long a curve takes beside an animation, in seconds.
  package static let duration = 0.35

  package static let all: [NamedCurve] = [
    NamedCurve("linear", "evenly", .curve(.linear)),
    NamedCurve("easeIn", "slowly at first", .curve(.easeIn)),
    NamedCurve("easeOut", "slowly at last", .curve(.easeOut)),
    NamedCurve("easeInOut", "slowly at both ends", .curve(.easeInOut)),
    NamedCurve("circularEaseIn", "a quarter circle, flat at first", .curve(.circularEaseIn)),
    NamedCurve("circularEaseOut", "a quarter circle, flat at last", .curve(.circularEaseOut)),
    NamedCurve("circularEaseInOut", "two quarter circles", .curve(.circularEaseInOut)),
    NamedCurve("default", "what withAnimation does", .spring(.default, .smooth)),
    NamedCurve("spring", "a spring of 0.5 s", .spring(.spring, Spring())),
    NamedCurve(
      "interactiveSpring", "a short spring, to follow a finger",
      .spring(.interactiveSpring, Spring(duration: 0.15, bounce: 0.15))),
    NamedCurve(
      "interpolatingSpring", "a spring that is laid over what it interrupts",
      .spring(.interpolatingSpring, Spring())),
    NamedCurve("smooth", "a spring that does not bounce", .spring(.smooth, .smooth)),
    NamedCurve("snappy", "a spring that bounces a little", .spring(.snappy, .snappy)),
    NamedCurve("bouncy", "a spring that bounces visibly", .spring(.bouncy, .bouncy)),
  ]

  private init(_ name: String, _ summary: String, _ motion: Motion) {
    (self.name, self.summary, self.motion) = (name, summary, motion)
  }

  package var isCurve: Bool {
    if case .curve = motion { return true }
    return false
  }

  /// Returns how long the motion over a way takes, in seconds.
  package func duration(over way: Double) -> Double {
    switch motion {
    case .curve: NamedCurve.duration
    case .spring(let animation, _): animation.duration(ofIntervalSquared: way * way)
    }
  }

  /// Returns the fraction of the way at a time, and how fast it grows.
  ///
  /// Shape: `time` 0…`duration`; fractions a second, or for each unit of progress where `duration` is 1.
  package func sample(at time: Double, of duration: Double) -> (fraction: Double, velocity: Double)
  {
    switch motion {
    case .curve(let curve):
      let progress = time / duration
      return (curve.value(at: progress), curve.velocity(at: progress) / duration)
    case .spring(let animation, let spring):
      return (animation.fraction(at: time) ?? 1, spring.velocity(target: 1.0, time: time))
    }
  }
}
