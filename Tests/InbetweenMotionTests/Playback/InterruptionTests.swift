import Foundation
import InbetweenMotion
import Testing

struct InterruptionTests {
  @Test(
    arguments: try Reference.entries(
      "interruptions", "interruption-curve", "interruption-spring-to-curve",
      "interruption-interpolating-spring", "interruption-spring", "interruption-curve-to-spring"))
  func `a value interrupted in flight shows what the reference says`(
    entry: Reference.Entry
  ) throws {
    var value = AnimatedValue(try #require(entry.parameters["initial"].number))
    let inputs = try #require(entry.inputs.numbers).map { try #require($0) }
    let expected = try #require(entry.expected.numbers).map { try #require($0) }
    try #require(inputs.count == expected.count && !inputs.isEmpty)
    let events = try #require(entry.parameters["events"].array)
    var next = 0
    for (time, number) in zip(inputs, expected) {
      while next < events.count, let start = events[next]["time"].number, start <= time {
        value.set(
          try #require(events[next]["target"].number),
          animation: try makeAnimation(events[next]["animation"]), at: start)
        next += 1
      }
      let shown = value.presentation(at: time)
      let limit = try limit(entry, isAnimating: value.isAnimating(at: time))
      #expect(
        isClose(shown, number, within: limit), "\(entry.name) at \(time): \(shown), not \(number)")
    }
    #expect(next == events.count)
  }

  @Test(
    arguments: try Reference.entries(
      "interruptions", "interruption-curve", "interruption-spring-to-curve",
      "interruption-interpolating-spring", "interruption-spring", "interruption-curve-to-spring"))
  func `a slot of the pool shows the same as a value by itself`(entry: Reference.Entry) throws {
    let initial = try #require(entry.parameters["initial"].number)
    var value = AnimatedValue(AnimatablePair(initial, 0.0))
    var pool = AnimationPool()
    let slots = [pool.insert([initial, 0]), pool.insert([initial, 0])]
    let events = try #require(entry.parameters["events"].array)
    var next = 0
    for time in try #require(entry.inputs.numbers) {
      let time = try #require(time)
      while next < events.count, let start = events[next]["time"].number, start <= time {
        let target = try #require(events[next]["target"].number)
        let animation = try makeAnimation(events[next]["animation"])
        value.set(AnimatablePair(target, target / 2), animation: animation, at: start)
        for slot in slots {
          _ = pool.set(
            slot, to: [target, target / 2], animation: animation, serial: UInt64(next),
            at: start)
        }
        next += 1
      }
      let shown = value.presentation(at: time)
      for slot in slots {
        let components = pool.presentation(of: slot, at: time)
        #expect(isClose(components[0], shown.first, within: 1e-9), "\(entry.name) at \(time)")
        #expect(isClose(components[1], shown.second, within: 1e-9), "\(entry.name) at \(time)")
        #expect(value.end.map { isDue($0, at: time) } == nil || pool.end(of: slot) == value.end)
      }
    }
    #expect(next == events.count)
  }

  /// The exact solution is met, save for what is left once the conditions for rest hold (the numbers go on)
  /// and for interpolating springs, which end at a thousandth of their way.
  private func limit(_ entry: Reference.Entry, isAnimating: Bool) throws -> Double {
    switch entry.kind {
    case "interruption-interpolating-spring": try #require(entry.tolerance.number)
    case "interruption-spring" where !isAnimating: 0.0015
    case "interruption-curve-to-spring" where !isAnimating: 0.0025
    default: 1e-6
    }
  }
}
