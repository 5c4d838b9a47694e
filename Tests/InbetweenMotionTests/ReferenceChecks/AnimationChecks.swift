import Foundation
import InbetweenMotion
import Testing

/// The checks of animations.json.
enum AnimationChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "animation-curve": fractions, "animation-modifiers": fractions, "animation-repeat": fractions,
    "animation-interpolating-spring": { try fractions($0) + settling($0) },
    "animation-spring": { try exactSpring($0) + spanOfEnd($0) + resolved($0) },
    "animation-factory": factory, "animation-logical-completion": logicalCompletion,
  ]

  private static func fractions(_ entry: Reference.Entry) throws -> [String] {
    let animation = try animation(entry)
    let (from, to) = try ends(entry)
    return try differences(
      entry.inputs, entry.expected, within: entry.tolerance.number, nothing: .isOver
    ) { time in
      animation.fraction(at: time).map { from + $0 * (to - from) }
    }
  }

  private static func settling(_ entry: Reference.Entry) throws -> [String] {
    let animation = try animation(entry)
    let duration = try #require(animation.duration)
    let logical = min(duration, try #require(entry.logicalCompletion))
    return difference(duration, try #require(entry.settling), within: 1e-6, "settling")
      + difference(animation.logicalDuration, logical, within: 1e-9, "logical completion")
  }

  /// The file admits steps of 1/300 s; the exact solution is held to a millionth of the way.
  private static func exactSpring(_ entry: Reference.Entry) throws -> [String] {
    let animation = try animation(entry)
    let (from, to) = try ends(entry)
    let limit = min(try #require(entry.tolerance.number), 1e-6 * (to - from).magnitude)
    return try differences(entry.inputs, entry.expected, within: limit, nothing: .isOver) { time in
      animation.fraction(at: time).map { from + $0 * (to - from) }
    }
  }

  private static func spanOfEnd(_ entry: Reference.Entry) throws -> [String] {
    let (from, to) = try ends(entry)
    let end = try animation(entry).duration(ofIntervalSquared: (to - from) * (to - from))
    let span = try #require(entry.finishesBetween)
    let frame = (end * 60 - 1e-9).rounded(.up) / 60
    return frame >= span[0] && frame <= span[1] ? [] : ["ends at \(frame), not within \(span)"]
  }

  private static func resolved(_ entry: Reference.Entry) throws -> [String] {
    let animation = try animation(entry)
    let spring = try #require(animation.fluidSpring?.spring)
    let resolved = entry.parameters["resolved"]
    return difference(
      animation.logicalDuration, try #require(entry.logicalCompletion), within: 1e-9,
      "logical completion")
      + difference(
        spring.response, try #require(resolved["response"].number), within: 1e-12, "response")
      + difference(
        spring.dampingFraction, try #require(resolved["dampingFraction"].number), within: 1e-12,
        "damping fraction")
  }

  private static func logicalCompletion(_ entry: Reference.Entry) throws -> [String] {
    let limit = min(try #require(entry.tolerance.number), 1e-12)
    return difference(
      try animation(entry).logicalDuration, try #require(entry.expected.number), within: limit,
      "logical completion")
  }

  private static func factory(_ entry: Reference.Entry) throws -> [String] {
    let actual = parameters(of: try makeAnimation(entry.parameters))
    let expected = try #require(entry.expected.object)
    try #require(expected.count > 1)
    return try expected.keys.sorted().flatMap { name -> [String] in
      guard let number = expected[name]?.number else {
        let type = try #require(expected[name]?.string)
        return actual.type == type ? [] : ["\(name) is \(actual.type), not \(type)"]
      }
      let found = try #require(actual.numbers[name], "\(name)")
      return difference(
        found, number, within: try #require(entry.tolerance[name].number), name)
    }
  }

  private static func animation(_ entry: Reference.Entry) throws -> Animation {
    try makeAnimation(entry.parameters["factory"], modifiers: entry.parameters["modifiers"])
  }

  private static func ends(_ entry: Reference.Entry) throws -> (Double, Double) {
    (try #require(entry.parameters["from"].number), try #require(entry.parameters["to"].number))
  }

  private static func parameters(
    of animation: Animation
  ) -> (type: String, numbers: [String: Double]) {
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
