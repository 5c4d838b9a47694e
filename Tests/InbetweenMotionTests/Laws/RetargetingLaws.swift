import Foundation
import InbetweenMotion
import Testing

/// What holds when an animation takes over from another one, whichever they are.
struct RetargetingLaws {
  private static let own: [Animation] = [
    Animation(OwnLinear(duration: 0.4)), Animation(Borrowed(other: .bouncy)),
  ]

  private static var all: [Animation] {
    NamedMotion.wrappedAnimations + NamedMotion.jumpingAnimations + own
  }

  /// A value on its way, and the moment that follows.
  private func moving(
    _ first: Animation, until time: Double = 0.17
  ) -> (value: AnimatedValue<Double>, time: Double) {
    var value = AnimatedValue(0.0)
    value.set(100, animation: first, at: 0)
    return (value, time)
  }

  @Test(arguments: RetargetingLaws.all.indices)
  func `a value is where it was when another animation takes over`(index: Int) {
    let first = Self.all[index]
    var random = Seeded(state: UInt64(index))
    for second in Self.all {
      // Springs that wait or go on in equal wrappers keep the clock of the first one.
      var (value, time) = moving(first, until: random.next(0.001...0.9))
      let before = value.presentation(at: time)
      value.set(-40, animation: second, at: time)
      let after = value.presentation(at: time)
      if !isClose(after, before, within: 1e-9) {
        Issue.record("\(first), then \(second): \(before) to \(after)")
      }
      value.set(60, animation: first, at: time)
      if !isClose(value.presentation(at: time), before, within: 1e-9) {
        Issue.record("\(first), \(second) and back in one moment")
      }
      // What moves vertically at first, as a circle does, goes sqrt(2h) of its way in h.
      let soon = value.presentation(at: time + 1e-12)
      if !isClose(soon, before, within: 1e-3) { Issue.record("\(first), then \(second): jumps") }
    }
  }

  @Test(arguments: RetargetingLaws.all.indices)
  func `each of two animations is complete once, whichever interrupts the other`(index: Int) {
    var random = Seeded(state: UInt64(index) + 1000)
    for second in Self.all {
      let timeline = AnimationTimeline()
      let value = timeline.value(0.0)
      var counts = [0, 0, 0]
      func go(to model: Double, _ animation: Animation, _ number: Int) {
        let isLogical = Bool.random(using: &random)
        withAnimation(
          animation, completionCriteria: isLogical ? .logicallyComplete : .removed,
          { value.model = model }, completion: { counts[number] += 1 })
      }
      go(to: 100, Self.all[index], 0)
      timeline.advance(to: random.next(0.001...0.9))
      go(to: -40, second, 1)
      timeline.advance(to: timeline.now + 20)
      let isLoop = value.isAnimating
      if !isLoop, value.presentation != -40 { Issue.record("\(second) ends elsewhere") }
      // What takes over from a loop ends it.
      go(to: 20, .linear(duration: 1), 2)
      timeline.advance(to: timeline.now + 1)
      if counts != [1, 1, 1] || value.presentation != 20 || value.isAnimating {
        Issue.record("\(Self.all[index]), then \(second): \(counts), \(value.presentation)")
      }
    }
  }

  @Test(arguments: NamedMotion.fluidSprings)
  func `a spring keeps the velocity of the one before`(first: Animation) {
    let h = 1e-6
    var random = Seeded(state: 5)
    for second in NamedMotion.fluidSprings {
      var (value, time) = moving(first, until: random.next(0.02...0.17))
      let before = value.velocity(at: time)
      let slope = (value.presentation(at: time) - value.presentation(at: time - h)) / h
      value.set(-40, animation: second, at: time)
      let after = value.velocity(at: time)
      let newSlope = (value.presentation(at: time + h) - value.presentation(at: time)) / h
      #expect(before.magnitude > 1)
      #expect(isClose(after, before, within: 1e-9), "\(first), then \(second)")
      // A step of a millionth sees half a millionth of the acceleration, 1e5 a second² at most here.
      #expect(isClose(slope, before, within: 0.3), "\(first)")
      #expect(isClose(newSlope, before, within: 1), "\(first), then \(second)")
    }
  }

  @Test(arguments: NamedMotion.fluidSprings)
  func `a spring takes over at rest where no velocity is known`(second: Animation) {
    // Curves as animations report none, and what is wrapped otherwise is laid over the motion.
    for first in [Animation.linear(duration: 1), .interpolatingSpring, .linear.repeatForever()] {
      var (value, time) = moving(first)
      value.set(-40, animation: second, at: time)
      #expect(value.velocity(at: time) == 0, "\(first)")
    }
  }

  @Test(arguments: NamedMotion.wrappedAnimations)
  func `a motion ends on the model and not before`(animation: Animation) throws {
    var (value, time) = moving(.bouncy)
    value.set(-40, animation: animation, at: time)
    let end = try #require(value.end)
    if end == .infinity {
      #expect(value.isAnimating(at: 1e9))
      value.set(-50, animation: .linear(duration: 1), at: 20)
      #expect(value.presentation(at: 21) == -50 && !value.isAnimating(at: 21))
      return
    }
    #expect(end > time && end < 20)
    #expect(value.isAnimating(at: end - 1e-6))
    // A spring is over at a hundredth of its way or nearer; an even count that reverses is what jumps.
    let last = value.presentation(at: end - 1e-6)
    #expect(isClose(last, -40, within: 1.4), "\(last)")
    #expect(value.presentation(at: end) == -40)
    #expect(value.presentation(at: end + 100) == -40)
  }

  @Test func `an even count that reverses jumps to its target`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1).repeatCount(2), at: 0)
    #expect(isClose(value.presentation(at: 2 - 1e-6), 0, within: 0.001))
    #expect(value.presentation(at: 2) == 100)
  }
}
