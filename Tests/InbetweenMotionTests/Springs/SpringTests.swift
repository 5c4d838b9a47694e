import InbetweenMotion
import Testing

struct SpringTests {
  @Test(arguments: try Reference.entries("springs", "spring"))
  func `a spring has the values and velocities of the reference`(entry: Reference.Entry) throws {
    let spring = try makeSpring(entry)
    let target = try #require(entry.parameters["target"].number)
    let start = try #require(entry.parameters["initialVelocity"].number)
    try expectValues(entry, entry.expected["value"], tolerance: entry.tolerance["value"]) {
      spring.value(target: target, initialVelocity: start, time: $0)
    }
    try expectValues(entry, entry.expected["velocity"], tolerance: entry.tolerance["velocity"]) {
      spring.velocity(target: target, initialVelocity: start, time: $0)
    }
  }

  @Test(arguments: try Reference.entries("springs", "spring-force"))
  func `a spring pulls with the force of the reference`(entry: Reference.Entry) throws {
    let force = try makeSpring(entry).force(
      target: try #require(entry.inputs["target"].number),
      position: try #require(entry.inputs["position"].number),
      velocity: try #require(entry.inputs["velocity"].number))
    let expected = try #require(entry.expected.number)
    #expect(isClose(force, expected, within: try #require(entry.tolerance.number)))
  }

  @Test(arguments: try Reference.entries("springs", "spring-update"))
  func `a spring moves on in steps as in the reference`(entry: Reference.Entry) throws {
    let spring = try makeSpring(entry)
    var value = try #require(entry.inputs["value"].number)
    var velocity = try #require(entry.inputs["velocity"].number)
    let target = try #require(entry.inputs["target"].number)
    let steps = try #require(entry.inputs["deltaTimes"].numbers)
    for (index, step) in steps.enumerated() {
      spring.update(
        value: &value, velocity: &velocity, target: target, deltaTime: try #require(step))
      let place = try #require(entry.expected["value"].numbers?[index])
      let rate = try #require(entry.expected["velocity"].numbers?[index])
      #expect(isClose(value, place, within: try #require(entry.tolerance["value"].number)))
      #expect(isClose(velocity, rate, within: try #require(entry.tolerance["velocity"].number)))
    }
  }

  @Test(arguments: try Reference.entries("springs", "spring-settling"))
  func `a spring settles when the reference says`(entry: Reference.Entry) throws {
    let duration = try makeSpring(entry).settlingDuration(
      target: try #require(entry.inputs["target"].number),
      initialVelocity: try #require(entry.inputs["initialVelocity"].number),
      epsilon: try #require(entry.inputs["epsilon"].number))
    let expected = try #require(entry.expected.number)
    #expect(isClose(duration, expected, within: try #require(entry.tolerance.number)))
  }

  @Test func `a spring moves each component of a vector by itself`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let pair = spring.value(
      target: AnimatablePair(100.0, -3.0), initialVelocity: AnimatablePair(0, 8), time: 0.2)
    #expect(pair.first == spring.value(target: 100.0, time: 0.2))
    #expect(pair.second == spring.value(target: -3.0, initialVelocity: 8, time: 0.2))
  }

  @Test @MainActor func `a spring moves what is animatable from its start`() {
    let spring = Spring.smooth
    let shown = spring.value(
      fromValue: UnitPoint(x: 1, y: 0), toValue: UnitPoint(x: 0, y: 1), initialVelocity: .zero,
      time: 0.1)
    // 1 - (1 + 4 pi 0.1) exp(-4 pi 0.1) = 0.357740
    #expect(isClose(shown.x, 1 - 0.357740, within: 1e-6))
    #expect(isClose(shown.y, 0.357740, within: 1e-6))
    let duration = spring.settlingDuration(
      fromValue: UnitPoint.zero, toValue: UnitPoint(x: 1, y: 0), initialVelocity: .zero,
      epsilon: 0.128)
    #expect(isClose(duration, 0.8, within: 1e-9))
  }

  @Test func `a spring without damping never settles`() {
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }
}

/// Returns the spring that an entry's parameters describe.
func makeSpring(_ entry: Reference.Entry) throws -> Spring {
  func number(_ key: String) throws -> Double { try #require(entry.parameters[key].number) }
  switch entry.parameters["init"].string {
  case "duration-bounce":
    return Spring(duration: try number("duration"), bounce: try number("bounce"))
  case "response-dampingRatio":
    return Spring(response: try number("response"), dampingRatio: try number("dampingRatio"))
  case "mass-stiffness-damping":
    return Spring(
      mass: try number("mass"), stiffness: try number("stiffness"), damping: try number("damping"),
      allowOverDamping: try #require(entry.parameters["allowOverDamping"].bool as Bool?))
  case "settlingDuration-dampingRatio":
    return Spring(
      settlingDuration: try number("settlingDuration"), dampingRatio: try number("dampingRatio"),
      epsilon: try number("epsilon"))
  default: return try makePreset(entry)
  }
}

private func makePreset(_ entry: Reference.Entry) throws -> Spring {
  let extra = entry.parameters["extraBounce"].number ?? 0
  switch (entry.parameters["preset"].string, entry.parameters["duration"].number) {
  case ("smooth", nil): return .smooth
  case ("snappy", nil): return .snappy
  case ("bouncy", nil): return .bouncy
  case ("smooth", let duration?): return .smooth(duration: duration, extraBounce: extra)
  case ("snappy", let duration?): return .snappy(duration: duration, extraBounce: extra)
  case ("bouncy", let duration?): return .bouncy(duration: duration, extraBounce: extra)
  default: return try #require(nil as Spring?, "no such spring: \(entry.parameters)")
  }
}
