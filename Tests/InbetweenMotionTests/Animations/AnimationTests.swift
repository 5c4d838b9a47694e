import Foundation
import InbetweenMotion
import Testing

struct AnimationTests {
  @Test(arguments: [
    (Animation.linear, "linear(duration: 0.35)"),
    (.easeInOut(duration: 1).delay(0.5), "easeInOut(duration: 1).delay(0.5)"),
    (
      .timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2),
      "timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2)"
    ),
    (.timingCurve(.circularEaseIn, duration: 1), "timingCurve(.circularEaseIn, duration: 1)"),
    (.bouncy.speed(2), "spring(response: 0.5, dampingFraction: 0.7).speed(2)"),
    (
      .interactiveSpring,
      "spring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)"
    ),
    (
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 1),
      "interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 1)"
    ),
    (
      .linear(duration: 1).repeatCount(3, autoreverses: false).logicallyComplete(after: 0.2),
      "linear(duration: 1).repeatCount(3, autoreverses: false).logicallyComplete(after: 0.2)"
    ),
    (
      .linear(duration: .infinity).repeatForever(),
      "linear(duration: inf).repeatForever(autoreverses: true)"
    ),
  ])
  func `an animation describes itself as it is written`(animation: Animation, text: String) {
    #expect(animation.description == text)
  }

  @Test func `animations are equal when they are made of equal parts`() {
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.spring == .spring())
    #expect(Animation.spring == .spring(Spring(duration: 0.5)))
    #expect(Animation.linear(duration: .nan) == .linear(duration: 0))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Set([Animation.bouncy, .bouncy, .snappy]).count == 2)
  }

  @Test func `wrappers map the time of the spring inside`() {
    let inner = Animation.bouncy.delay(0.3).speed(2).delay(1)
    let mapped = inner.fluidSpring
    #expect(mapped?.spring == Animation.bouncy.fluidSpring?.spring)
    #expect(isClose(mapped?.delay ?? .nan, 1.15, within: 1e-12))
    #expect(mapped?.speed == 2)
    #expect(!inner.isFluidSpring && Animation.bouncy.isFluidSpring)
    // 2 (t - 1) - 0.3 of the spring's own time have passed.
    let fraction = inner.fraction(at: 1.4) ?? .nan
    #expect(isClose(fraction, Animation.bouncy.fraction(at: 0.5) ?? .nan, within: 1e-12))
    #expect(Animation.linear.fluidSpring == nil)
    #expect(Animation.bouncy.repeatForever().fluidSpring == nil)
    #expect(Animation.bouncy.logicallyComplete(after: 1).fluidSpring != nil)
    #expect(Animation.bouncy.speed(-1).fluidSpring?.speed == 0)
  }

  @Test func `only springs in equal wrappers are wrapped the same`() {
    #expect(Animation.bouncy.hasSameWrapping(as: .smooth))
    #expect(Animation.bouncy.delay(1).hasSameWrapping(as: .smooth.delay(1)))
    #expect(!Animation.bouncy.delay(1).hasSameWrapping(as: .bouncy.delay(2)))
    #expect(!Animation.bouncy.delay(1).hasSameWrapping(as: .bouncy.speed(1)))
    #expect(!Animation.bouncy.delay(1).speed(2).hasSameWrapping(as: .bouncy.speed(2).delay(1)))
    #expect(!Animation.linear.delay(1).hasSameWrapping(as: .linear.delay(1)))
  }

  @Test func `durations follow the modifiers`() {
    #expect(Animation.linear(duration: 2).delay(1).speed(2).duration == 1.5)
    #expect(Animation.linear(duration: 2).delay(-0.5).duration == 1.5)
    #expect(Animation.linear(duration: 2).delay(-3).duration == 0)
    #expect(Animation.linear(duration: 2).repeatCount(3).duration == 6)
    #expect(Animation.linear.repeatForever().duration == .infinity)
    #expect(Animation.bouncy.delay(1).duration == nil)
    let delayed = Animation.bouncy.delay(1).duration(ofIntervalSquared: 1)
    #expect(isClose(delayed, 1 + 230.0 / 300, within: 1e-12))
    #expect(Animation.linear(duration: 2).delay(-0.5).fraction(at: 0) == 0.25)
  }

  @Test func `a loop is complete early only if what it repeats is`() {
    #expect(Animation.linear(duration: 1).repeatForever().logicalDuration == .infinity)
    #expect(Animation.bouncy.repeatForever().logicalDuration == 0.5)
    let marked = Animation.linear(duration: 1).logicallyComplete(after: 0.4)
    #expect(marked.repeatForever().logicalDuration == 0.4)
    #expect(Animation.linear(duration: 1).logicallyComplete(after: -1).logicalDuration == 0)
    #expect(Animation.linear(duration: 1).logicallyComplete(after: .nan).logicalDuration == 1)
  }

  @Test func `a pass of a repeated spring lasts until it is at rest over a unit`() {
    let loop = Animation.bouncy.repeatForever(autoreverses: false)
    let pass = 230.0 / 300
    #expect(loop.fraction(at: pass) == 0)
    let later = loop.fraction(at: 3 * pass + 0.1) ?? .nan
    #expect(isClose(later, Animation.bouncy.fraction(at: 0.1) ?? .nan, within: 1e-9))
  }

  @Test func `no numbers and no modifiers make NaN or trap`() {
    let numbers = [
      Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e-12, 0.35, 1e300,
    ]
    for a in numbers {
      for b in numbers {
        let bases: [Animation] = [
          .linear(duration: a), .timingCurve(a, b, b, a, duration: a),
          .timingCurve(.circularEaseInOut, duration: b), .spring(duration: a, bounce: b),
          .spring(response: a, dampingFraction: b, blendDuration: a),
          .spring(Spring(mass: a, stiffness: b, damping: 1)),
          .interpolatingSpring(mass: a, stiffness: b, damping: 1, initialVelocity: b),
          .interpolatingSpring(duration: a, bounce: b, initialVelocity: a),
        ]
        for base in bases {
          for animation in [
            base, base.delay(a), base.speed(b), base.repeatCount(3), base.repeatForever(),
            base.delay(b).speed(a).repeatForever(), base.logicallyComplete(after: a).speed(b),
            base.repeatForever().repeatCount(.max).delay(a),
          ] {
            expectSound(animation)
          }
        }
      }
    }
  }

  private func expectSound(_ animation: Animation) {
    for time in [-1, 0, 0.1, 1, 1e6, 1e300, .infinity, .nan] {
      if let fraction = animation.fraction(at: time), !fraction.isFinite {
        Issue.record("\(animation) at \(time): \(fraction)")
      }
    }
    let lengths = [
      animation.duration ?? 0, animation.logicalDuration, animation.duration(ofIntervalSquared: 0),
      animation.duration(ofIntervalSquared: 1),
    ]
    if !lengths.allSatisfy({ $0 >= 0 }) { Issue.record("\(animation) lasts \(lengths)") }
    if animation != animation { Issue.record("\(animation) is not equal to itself") }
  }
}
