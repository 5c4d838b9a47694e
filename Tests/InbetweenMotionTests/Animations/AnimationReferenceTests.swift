import Foundation
import InbetweenMotion
import Testing

struct AnimationReferenceTests {
  @Test(
    arguments: try Reference.entries(
      "animations", "animation-curve", "animation-modifiers", "animation-repeat",
      "animation-interpolating-spring"))
  func `an animation has the values of the reference and ends when it does`(
    entry: Reference.Entry
  ) throws {
    let animation = try animation(entry)
    let (from, to) = try ends(entry)
    let inputs = try #require(entry.inputs.numbers)
    let expected = try #require(entry.expected.numbers)
    try #require(inputs.count == expected.count && !inputs.isEmpty)
    for (time, number) in zip(inputs, expected) {
      let time = try #require(time)
      let value = animation.fraction(at: time).map { from + $0 * (to - from) }
      guard let number, let value else {
        #expect((number == nil) == (value == nil), "\(entry.name) at \(time)")
        continue
      }
      let tolerance = try #require(entry.tolerance.number)
      #expect(isClose(value, number, within: tolerance), "\(entry.name) at \(time): \(value)")
    }
  }

  @Test(arguments: try Reference.entries("animations", "animation-interpolating-spring"))
  func `an interpolating spring settles when the reference says`(entry: Reference.Entry) throws {
    let animation = try animation(entry)
    let duration = try #require(animation.duration)
    #expect(isClose(duration, try #require(entry.settling), within: 1e-6))
    let logical = try #require(entry.logicalCompletion)
    #expect(isClose(animation.logicalDuration, min(duration, logical), within: 1e-9))
  }

  @Test(arguments: try Reference.entries("animations", "animation-spring"))
  func `a fluid spring is the exact damped spring`(entry: Reference.Entry) throws {
    let animation = try animation(entry)
    let (from, to) = try ends(entry)
    let limit = 1e-6 * (to - from).magnitude
    try expectValues(entry, entry.expected, tolerance: .number(limit)) { time in
      animation.fraction(at: time).map { from + $0 * (to - from) } ?? .nan
    }
    let logical = try #require(entry.logicalCompletion)
    #expect(isClose(animation.logicalDuration, logical, within: 1e-9))
    let spring = try #require(animation.fluidSpring?.spring)
    let resolved = entry.parameters["resolved"]
    #expect(isClose(spring.response, try #require(resolved["response"].number), within: 1e-12))
    let fraction = try #require(resolved["dampingFraction"].number)
    #expect(isClose(spring.dampingFraction, fraction, within: 1e-12))
  }

  @Test(arguments: try Reference.entries("animations", "animation-spring"))
  func `a fluid spring ends in the span of the reference`(entry: Reference.Entry) throws {
    let (from, to) = try ends(entry)
    let end = try animation(entry).duration(ofIntervalSquared: (to - from) * (to - from))
    let span = try #require(entry.finishesBetween)
    let frame = (end * 60 - 1e-9).rounded(.up) / 60
    #expect(frame >= span[0] && frame <= span[1], "\(entry.name): \(frame)")
  }

  @Test(arguments: try Reference.entries("animations", "animation-logical-completion"))
  func `an animation is logically complete when the reference says`(
    entry: Reference.Entry
  ) throws {
    let expected = try #require(entry.expected.number)
    #expect(isClose(try animation(entry).logicalDuration, expected, within: 1e-12))
  }

  @Test(arguments: try Reference.entries("animations", "animation-factory"))
  func `a factory has the defaults of the reference`(entry: Reference.Entry) throws {
    let animation = try makeAnimation(entry.parameters)
    let actual = parameters(of: animation)
    let expected = try #require(entry.expected.object)
    #expect(expected.count > 1)
    for (name, value) in expected {
      guard let number = value.number else {
        #expect(actual.type == value.string)
        continue
      }
      let tolerance = try #require(entry.tolerance[name].number)
      let found = try #require(actual.numbers[name], "\(name)")
      #expect(isClose(found, number, within: tolerance), "\(entry.name) \(name): \(found)")
    }
  }

  private func animation(_ entry: Reference.Entry) throws -> Animation {
    try makeAnimation(entry.parameters["factory"], modifiers: entry.parameters["modifiers"])
  }

  private func ends(_ entry: Reference.Entry) throws -> (Double, Double) {
    (
      try #require(entry.parameters["from"].number), try #require(entry.parameters["to"].number)
    )
  }

  private func parameters(of animation: Animation) -> (type: String, numbers: [String: Double]) {
    switch animation.kind {
    case .timingCurve(let motion):
      let curve = motion.curve
      return (
        "timingCurve",
        [
          "p1x": curve.x1, "p1y": curve.y1, "p2x": curve.x2, "p2y": curve.y2,
          "duration": motion.duration,
        ]
      )
    case .fluidSpring(let spring):
      return (
        "spring",
        [
          "response": spring.response, "dampingFraction": spring.dampingFraction,
          "blendDuration": spring.blendDuration,
        ]
      )
    case .interpolatingSpring(let spring):
      return (
        "interpolatingSpring",
        [
          "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
          "initialVelocity": spring.initialVelocity,
        ]
      )
    default: return ("other", [:])
    }
  }
}
