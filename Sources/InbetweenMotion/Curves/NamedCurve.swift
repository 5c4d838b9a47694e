import Foundation

/// A curve or an animation that is known by name: the table behind the tool's list and the laws.
package struct NamedCurve: Sendable {
  package enum Motion: Sendable {
    /// A curve over progress; in seconds it takes what animations take by default.
    case curve(UnitCurve)
    /// An animation over seconds.
    case animation(Animation)
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
    NamedCurve("default", "what withAnimation does", .animation(.default)),
    NamedCurve("spring", "a spring of 0.5 s", .animation(.spring)),
    NamedCurve(
      "interactiveSpring", "a short spring, to follow a finger",
      .animation(.interactiveSpring)),
    NamedCurve(
      "interpolatingSpring", "a spring that is laid over what it interrupts",
      .animation(.interpolatingSpring)),
    NamedCurve("smooth", "a spring that does not bounce", .animation(.smooth)),
    NamedCurve("snappy", "a spring that bounces a little", .animation(.snappy)),
    NamedCurve("bouncy", "a spring that bounces visibly", .animation(.bouncy)),
  ]

  private init(_ name: String, _ summary: String, _ motion: Motion) {
    (self.name, self.summary, self.motion) = (name, summary, motion)
  }

  /// Creates what a CSS text says, under that text as a name.
  ///
  /// Shape: an easing function alone is a curve; a spring, or a function with times, is an animation. Errors: a
  /// ``CSSEasingError`` that names the place.
  package init(css: String) throws(CSSEasingError) {
    // What is no curve alone is an animation, whose error says what is wrong otherwise.
    if let curve = try? UnitCurve(css: css) {
      self.init(css, "as in CSS", .curve(curve))
    } else {
      self.init(css, "as in CSS", .animation(try Animation(css: css)))
    }
  }

  package var isCurve: Bool {
    if case .curve = motion { return true }
    return false
  }

  /// Returns how long the motion over a way takes, in seconds; infinity for one that never ends.
  package func duration(over way: Double) -> Double {
    switch motion {
    case .curve: NamedCurve.duration
    case .animation(let animation): animation.duration(ofIntervalSquared: way * way)
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
    case .animation(let animation):
      return (animation.fraction(at: time) ?? 1, animation.rate(at: time))
    }
  }
}
