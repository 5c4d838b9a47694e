import InbetweenMotion
import Testing

struct SpringParametersTests {
  @Test(
    arguments: try Reference.entries(
      "spring-conversions", "spring-conversion", "spring-preset", "spring-documented",
      "spring-settling-init"))
  func `a spring has the parameters of the reference`(entry: Reference.Entry) throws {
    let spring = try makeSpring(entry)
    let properties: [String: Double] = [
      "duration": spring.duration, "response": spring.response, "bounce": spring.bounce,
      "dampingRatio": spring.dampingRatio, "mass": spring.mass, "stiffness": spring.stiffness,
      "damping": spring.damping, "settlingDuration": spring.settlingDuration,
    ]
    let expected = try #require(entry.expected.object)
    #expect(!expected.isEmpty)
    for (name, number) in expected {
      let actual = try #require(properties[name], "\(name)")
      let tolerance = try #require(entry.tolerance[name].number ?? entry.tolerance.number)
      #expect(
        isClose(actual, try #require(number.number), within: tolerance), "\(entry.name) \(name)")
    }
  }

  @Test(arguments: [0.3, 1, 2.5], [0.2, 1, 1.7])
  func `physical quantities come back as they were put in`(mass: Double, ratio: Double) {
    let stiffness = 120.0
    let damping = 2 * ratio * (stiffness * mass).squareRoot()
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    #expect(isClose(spring.mass, mass, within: 0))
    #expect(isClose(spring.stiffness, stiffness, within: 1e-9))
    #expect(isClose(spring.damping, damping, within: 1e-12))
    #expect(isClose(spring.dampingRatio, ratio, within: 1e-12))
  }

  @Test(arguments: [-0.9, -0.3, 0, 0.15, 0.999, 1])
  func `duration and bounce come back as they were put in`(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    #expect(isClose(spring.duration, 0.7, within: 1e-12))
    #expect(isClose(spring.bounce, bounce, within: 1e-12))
    let again = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    #expect(isClose(again.bounce, bounce, within: 1e-12))
  }

  @Test func `bounces out of range count as the nearest sensible ones`() {
    #expect(Spring(duration: 1, bounce: 3) == Spring(duration: 1, bounce: 1))
    #expect(Spring(duration: 1, bounce: -1) == Spring(duration: 1, bounce: -0.9999))
    #expect(Spring(duration: 1, bounce: -.infinity).value(target: 1.0, time: 1).isFinite)
  }

  @Test func `critical settling is solved exactly`() {
    // (1 + y) exp(-y) = 0.001 at y = 9.233413476451586
    let spring = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(isClose(spring.response, 2 * .pi / (9.233413476451586 / 2), within: 1e-12))
  }
}
