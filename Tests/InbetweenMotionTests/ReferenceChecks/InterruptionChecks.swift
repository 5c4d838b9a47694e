import InbetweenMotion
import Testing

/// The checks of interruptions.json: of a value by itself and of slots in a pool.
enum InterruptionChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "interruption-curve": both, "interruption-spring-to-curve": both,
    "interruption-interpolating-spring": both, "interruption-spring": both,
    "interruption-curve-to-spring": both,
  ]

  private static func both(_ entry: Reference.Entry) throws -> [String] {
    let initial = try #require(entry.parameters["initial"].number)
    var value = AnimatedValue(initial)
    var pool = AnimationPool()
    let slots = [pool.insert([0, initial]), pool.insert([0, initial])]
    var found: [String] = []
    var next = 0
    let inputs = try #require(entry.inputs.numbers).map { try #require($0) }
    let expected = try #require(entry.expected.numbers).map { try #require($0) }
    let events = try #require(entry.parameters["events"].array)
    try #require(inputs.count == expected.count && !inputs.isEmpty)
    for (time, number) in zip(inputs, expected) {
      while next < events.count, let start = events[next]["time"].number, start <= time {
        let target = try #require(events[next]["target"].number)
        let animation = try makeAnimation(events[next]["animation"])
        value.set(target, animation: animation, at: start)
        for slot in slots {
          _ = pool.set(
            slot, to: [0, target], animation: animation, serial: UInt64(next), at: start)
        }
        next += 1
      }
      let limit = try limit(entry, isAnimating: value.isAnimating(at: time))
      let shown = value.presentation(at: time)
      found += difference(shown, number, within: limit, "value at \(time)")
      for slot in slots {
        let other = pool.presentation(of: slot, at: time)
        found += difference(other[1], shown, within: 1e-9, "slot \(slot) at \(time)")
        found += difference(other[0], 0, within: 0, "other component of \(slot) at \(time)")
      }
    }
    return found + (next == events.count ? [] : ["not all events were reached"])
  }

  /// The exact solution is met, save for what is left once the conditions for rest hold (the numbers go on)
  /// and for interpolating springs, which end at a thousandth of their way.
  private static func limit(_ entry: Reference.Entry, isAnimating: Bool) throws -> Double {
    let own = try #require(entry.tolerance.number)
    switch entry.kind {
    case "interruption-interpolating-spring": return own
    case "interruption-spring" where !isAnimating: return min(own, 0.0015)
    case "interruption-curve-to-spring" where !isAnimating: return min(own, 0.0025)
    default: return min(own, 1e-6)
    }
  }
}
