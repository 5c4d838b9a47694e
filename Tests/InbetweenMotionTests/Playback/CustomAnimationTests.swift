import Foundation
import InbetweenMotion
import Testing

struct CustomAnimationTests {
  @Test func `an animation of one's own moves a value and ends it`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(OwnLinear()), at: 2)
    #expect(value.presentation(at: 2) == 0)
    #expect(isClose(value.presentation(at: 2.25), 25, within: 1e-12))
    #expect(value.velocity(at: 2.25) == 100)
    #expect(value.isAnimating(at: 2.999))
    #expect(isClose(value.end ?? 0, 3, within: 1e-9))
    #expect(value.presentation(at: 3) == 100)
  }

  @Test func `a spring takes over place and velocity of an animation of one's own`() {
    var value = AnimatedValue(0.0)
    var spring = AnimatedValue(0.0)
    value.set(100, animation: Animation(OwnLinear()), at: 0)
    spring.set(100, animation: .timingCurve(.linear, duration: 1), at: 0)
    for time in [0.5, 0.7] {
      value.set(0, animation: .bouncy, at: time)
      spring.set(0, animation: .bouncy, at: time)
      value.set(50, animation: .bouncy, at: time)
      spring.set(50, animation: .bouncy, at: time)
    }
    #expect(value.end == spring.end)
    for step in 0..<40 {
      let time = 0.7 + Double(step) / 40
      #expect(isClose(value.presentation(at: time), spring.presentation(at: time), within: 1e-9))
    }
    // From 50 at 100 a second the spring goes on upwards before it turns.
    value = AnimatedValue(0.0)
    value.set(100, animation: Animation(OwnLinear()), at: 0)
    value.set(0, animation: .smooth, at: 0.5)
    #expect(value.presentation(at: 0.51) > 50.5)
  }

  @Test(arguments: 0..<20)
  func `an animation of one's own is laid over others and others over it`(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let pairs: [(own: Animation, ours: Animation)] = [
      (Animation(OwnLinear(duration: 0.4)), .linear(duration: 0.4)),
      (Animation(OwnLinear(duration: 0.7)).delay(0.2), .linear(duration: 0.7).delay(0.2)),
      (Animation(OwnLinear()).speed(3), .linear(duration: 1).speed(3)),
      (
        Animation(OwnLinear(duration: 0.2)).repeatCount(3),
        .linear(duration: 0.2).repeatCount(3)
      ),
      (.easeOut(duration: 0.5), .easeOut(duration: 0.5)),
      (.interpolatingSpring, .interpolatingSpring),
    ]
    var own = AnimatedValue(0.0)
    var ours = AnimatedValue(0.0)
    var time = 0.0
    for _ in 0..<40 {
      let pair = pairs[Int.random(in: 0..<pairs.count, using: &random)]
      let target = random.next(-100...100).rounded()
      own.set(target, animation: pair.own, at: time)
      ours.set(target, animation: pair.ours, at: time)
      #expect(isClose(own.end ?? 0, ours.end ?? 0, within: 1e-8), "\(pair.ours)")
      time += random.next(0.01...0.6)
      for look in [time - 0.005, time] {
        #expect(
          isClose(own.presentation(at: look), ours.presentation(at: look), within: 1e-6),
          "\(pair.ours) at \(look)")
      }
    }
  }

  @Test(arguments: [
    Animation.bouncy, .smooth, .easeInOut(duration: 0.6),
    .spring(response: 0.3, blendDuration: 0.4),
  ])
  func `an animation that asks another one moves like it`(animation: Animation) {
    var own = AnimatedValue(0.0)
    var ours = AnimatedValue(0.0)
    for (time, target) in [(0.0, 100.0), (0.13, -20), (0.31, 60)] {
      own.set(target, animation: Animation(Borrowed(other: animation)), at: time)
      ours.set(target, animation: animation, at: time)
      for step in 0..<10 {
        let look = time + Double(step) * 0.012
        #expect(isClose(own.presentation(at: look), ours.presentation(at: look), within: 1e-6))
      }
    }
    // A borrowed spring is asked for its end every 1/60 s, ours every 1/300 s.
    let (end, known) = (own.end ?? 0, ours.end ?? 0)
    #expect(isClose(end, known, within: 1.0 / 60), "\(end), not \(known)")
    #expect(own.presentation(at: end) == 60)
  }

  @Test func `what an animation keeps does not depend on the moments looked at`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(Tenths()), at: 0)
    // A call at the start, then one every 1/60 s: 1 - 0.9^4 after 3/60 s.
    #expect(isClose(value.presentation(at: 0.05), 40.951, within: 1e-9))
    for step in 0..<17 { _ = value.presentation(at: Double(step) * 0.003) }
    #expect(isClose(value.presentation(at: 0.05), 40.951, within: 1e-9))
    // 0.9^44 < 0.01: over with the call after 42/60 s, since the one in between counts too.
    let end = value.end ?? 0
    #expect(end > 42.0 / 60 - 1e-9 && end <= 43.0 / 60 + 1e-9, "\(end)")
  }

  @Test func `a pool moves values as they would move by themselves`() {
    let animations = [
      Animation(OwnLinear()), Animation(Tenths()), .linear(duration: 0.4), .bouncy,
      Animation(Borrowed(other: .snappy)), Animation(GoesOn()),
      Animation(Tenths()).repeatForever(),
    ]
    var random = Seeded(state: 3)
    var pool = AnimationPool()
    var values = (0..<6).map { _ in AnimatedValue(AnimatablePair(0.0, 0.0)) }
    let slots = values.map { _ in pool.insert([0, 0]) }
    for step in 0..<60 {
      let time = Double(step) * 0.07
      let animation = animations.randomElement(using: &random) ?? .linear
      for index in values.indices where Bool.random(using: &random) {
        let target = (random.next(-200...200).rounded(), random.next(-2...2))
        values[index].set(AnimatablePair(target.0, target.1), animation: animation, at: time)
        let outcome = pool.set(
          slots[index], to: [target.0, target.1], animation: animation, serial: UInt64(step),
          at: time)
        guard case .animating(let logicalEnd, let end) = outcome else {
          Issue.record("\(outcome)")
          continue
        }
        #expect(logicalEnd <= end && isClose(end, values[index].end ?? 0, within: 1e-9))
      }
      for look in [time, time + 0.06, time + 0.01] {
        for index in values.indices {
          let expected = values[index].presentation(at: look)
          let actual = pool.presentation(of: slots[index], at: look)
          #expect(isClose(actual[0], expected.first, within: 1e-7), "\(index) at \(look)")
          #expect(isClose(actual[1], expected.second, within: 1e-7), "\(index) at \(look)")
        }
      }
    }
  }

  @Test func `an animation that merges goes on alone with the time going on`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 2), at: 1)
    value.set(40, animation: Animation(GoesOn()), at: 1.5)
    // It finds 25 at 0.5 of its second, and goes on half of the way from there.
    #expect(isClose(value.presentation(at: 1.5), 25 + 0.5 * 15, within: 1e-9))
    #expect(isClose(value.end ?? 0, 2, within: 1e-9))
    #expect(value.presentation(at: 2) == 40)
  }

  @Test func `an animation is logically complete when it says so`() {
    var pool = AnimationPool()
    let slot = pool.insert([0])
    let outcome = pool.set(slot, to: [1], animation: Animation(Tenths()), serial: 1, at: 0)
    guard case .animating(let logicalEnd, let end) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    // 0.9^7 < 0.5: with the sixth call after the first, asked for between two moments of the grid.
    #expect(logicalEnd > 5.0 / 60 - 1e-9 && logicalEnd <= 6.0 / 60 + 1e-9)
    #expect(end > 0.6)
    pool.deactivate(slot)
    #expect(pool.presentation(of: slot, at: 0) == [1])
  }

  @Test func `a result that is no number ends the animation`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(Broken()), at: 0)
    #expect(isClose(value.presentation(at: 0.05), 5, within: 1e-9))
    #expect(isClose(value.end ?? 0, 0.1, within: 1e-8))
    #expect(value.presentation(at: 5) == 100)
  }

  @Test func `an animation of one's own sees the environment that the value is given`() {
    var bright = EnvironmentValues()
    bright.colorScheme = .light
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(BySight()), environment: bright, at: 0)
    // Where it is light it takes half of its second.
    #expect(isClose(value.presentation(at: 0.25), 50, within: 1e-9))
    #expect(isClose(value.end ?? 0, 0.5, within: 1e-8))
    // What goes on sees the environment of the change that came last.
    value.set(0, animation: Animation(BySight()), at: 1)
    #expect(isClose(value.presentation(at: 1.25), 75, within: 1e-9))
    let timeline = AnimationTimeline()
    timeline.environment = bright
    let number = timeline.value(0.0)
    withAnimation(Animation(BySight())) { number.model = 8 }
    timeline.advance(to: 0.25)
    #expect(isClose(number.presentation, 4, within: 1e-9))
  }

  @Test func `an endless animation has no end`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: Animation(OwnLinear(duration: .infinity)), at: 0)
    #expect(value.end == .infinity)
    value.set(50, animation: Animation(OwnLinear()), at: 10)
    #expect(value.presentation(at: 10.5) == 25)
    #expect(isClose(value.end ?? 0, 11, within: 1e-8))
  }

  @Test func `an animation of one's own is an animation like others`() {
    let animation = Animation(OwnLinear(duration: 2))
    #expect(animation == Animation(OwnLinear(duration: 2)))
    #expect(animation != Animation(OwnLinear(duration: 3)))
    #expect(Set([animation, animation.delay(1), animation]).count == 2)
    #expect(animation.base as? OwnLinear == OwnLinear(duration: 2))
    #expect(animation.description == "OwnLinear(duration: 2.0)")
    let known: any CustomAnimation = Animation.bouncy.base
    #expect(known.asAnimation == .bouncy)
    #expect(animation.delay(1).fraction(at: 2) == 0.5)
    #expect(animation.fraction(at: 2.5) == nil)
    #expect(isClose(animation.duration(ofIntervalSquared: 4), 2, within: 1e-8))
    let pass = animation.speed(2).repeatForever(autoreverses: true)
    #expect(isClose(pass.fraction(at: 1.25) ?? 0, 0.75, within: 1e-8))
  }
}

extension CustomAnimation {
  fileprivate var asAnimation: Animation { Animation(self) }
}
