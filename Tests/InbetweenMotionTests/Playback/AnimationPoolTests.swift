import Foundation
import InbetweenMotion
import Testing

struct AnimationPoolTests {
  @Test func `setting a value says what became of it`() {
    var pool = AnimationPool()
    let slot = pool.insert([0, 5])
    #expect(pool.set(slot, to: [0, 5], animation: .linear, serial: 1, at: 0) == .unchanged)
    #expect(pool.set(slot, to: [1, 5], animation: nil, serial: 2, at: 0) == .jumped)
    #expect(!pool.isActive(slot))
    let begun = pool.set(slot, to: [3, 6], animation: .linear(duration: 2), serial: 3, at: 1)
    #expect(begun == .animating(logicalEnd: 3, end: 3))
    #expect(pool.active == [slot])
    #expect(pool.presentation(of: slot, at: 2) == [2, 5.5])
    #expect(pool.presentation(of: slot, at: 3) == [3, 6])
  }

  @Test func `a spring is logically complete at its response and over when at rest`() {
    var pool = AnimationPool()
    let slot = pool.insert([0])
    let begun = pool.set(slot, to: [100], animation: .default, serial: 1, at: 2)
    #expect(begun == .animating(logicalEnd: 2.5, end: 2 + 362.0 / 300))
    // A tiny way is over before the response has passed.
    let short = pool.insert([0])
    let tiny = pool.set(short, to: [0.0001], animation: .default, serial: 1, at: 2)
    guard case .animating(let logicalEnd, let end) = tiny else {
      Issue.record("a tiny change animates too")
      return
    }
    #expect(logicalEnd == min(2.5, end))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `W20: a slot recovers from a value that is no number`(bad: Double) {
    var pool = AnimationPool()
    let slot = pool.insert([10, 1])
    _ = pool.set(slot, to: [20, 2], animation: .linear(duration: 1), serial: 1, at: 0)
    #expect(pool.set(slot, to: [bad, 2], animation: .linear, serial: 2, at: 0.5) == .jumped)
    #expect(!pool.isActive(slot))
    #expect(pool.set(slot, to: [2, 2], animation: .linear, serial: 3, at: 1) == .jumped)
    _ = pool.set(slot, to: [30, 2], animation: .linear(duration: 1), serial: 4, at: 2)
    #expect(pool.presentation(of: slot, at: 2.5) == [16, 2])
  }

  @Test func `a slot that was removed is used again, without its animation`() {
    var pool = AnimationPool()
    let first = pool.insert([0], tag: 1)
    let second = pool.insert([0], tag: 2)
    for slot in [first, second] {
      _ = pool.set(slot, to: [100], animation: .linear(duration: 1), serial: 1, at: 0)
    }
    pool.remove(first)
    #expect(pool.active == [second])
    let third = pool.insert([7], tag: 3)
    #expect(third == first)
    #expect(pool.tag(of: third) == 3)
    #expect(pool.presentation(of: third, at: 0.5) == [7])
    #expect(pool.presentation(of: second, at: 0.5) == [50])
  }

  @Test func `restarting a slot shows it as told at first`() {
    var pool = AnimationPool()
    let slot = pool.insert([0])
    _ = pool.set(slot, to: [100], animation: .bouncy, serial: 1, at: 0)
    _ = pool.restart(
      slot, from: [40], to: [80], animation: .linear(duration: 1), serial: 2, at: 0.1)
    #expect(pool.presentation(of: slot, at: 0.1) == [40])
    #expect(pool.presentation(of: slot, at: 0.6) == [60])
    #expect(pool.presentation(of: slot, at: 1.1) == [80])
  }

  @Test func `a pool moves values through random programs as each would move by itself`() {
    for seed in Seeded.seeds(30) {
      var animations = RandomAnimation(random: Seeded(state: seed))
      var pool = AnimationPool()
      var value = AnimatedValue(AnimatablePair(0.0, 0.0))
      let slot = pool.insert([0, 0])
      var time = 0.0
      for step in 0..<20 {
        let animation = animations.next()
        let target = [animations.random.next(-200...200).rounded(), animations.random.next(-2...2)]
        value.set(AnimatablePair(target[0], target[1]), animation: animation, at: time)
        _ = pool.set(slot, to: target, animation: animation, serial: UInt64(step), at: time)
        for look in [time, time + animations.random.next(0...0.1)] {
          let (expected, actual) = (
            value.presentation(at: look), pool.presentation(of: slot, at: look)
          )
          #expect(
            isClose(actual[0], expected.first, within: 1e-7 * (1 + expected.first.magnitude))
              && isClose(actual[1], expected.second, within: 1e-7 * (1 + expected.second.magnitude)),
            "seed \(seed), \(animation): \(actual), not \(expected) at \(look)")
        }
        time += animations.random.next(0...0.5)
      }
    }
  }

  @Test(arguments: 0..<30)
  func `a pool moves many values as each would move by itself`(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let animations: [Animation?] = [
      .linear(duration: 0.4), .easeInOut(duration: 0.9), .bouncy, .interactiveSpring, nil,
      .interpolatingSpring(stiffness: 170, damping: 15), .snappy.delay(0.1),
      .smooth.speed(0.7), .linear(duration: 0.2).repeatForever(), .easeOut.repeatCount(3),
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.4),
    ]
    var pool = AnimationPool()
    var values = (0..<12).map { _ in AnimatedValue(AnimatablePair(0.0, 0.0)) }
    let slots = values.map { _ in pool.insert([0, 0]) }
    for step in 0..<80 {
      let time = Double(step) * 0.05
      let animation = animations.randomElement(using: &random) ?? nil
      for index in values.indices where Double.random(in: 0...1, using: &random) < 0.2 {
        let target = (random.next(-200...200).rounded(), random.next(-2...2))
        values[index].set(
          AnimatablePair(target.0, target.1), animation: animation, at: time)
        _ = pool.set(
          slots[index], to: [target.0, target.1], animation: animation, serial: UInt64(step),
          at: time)
      }
      for look in [time, time + 0.02] {
        for index in values.indices {
          let expected = values[index].presentation(at: look)
          let actual = pool.presentation(of: slots[index], at: look)
          #expect(isClose(actual[0], expected.first, within: 1e-7), "\(index) at \(look)")
          #expect(isClose(actual[1], expected.second, within: 1e-7), "\(index) at \(look)")
        }
      }
    }
    #expect(values.contains { $0.end != nil })
  }
}
