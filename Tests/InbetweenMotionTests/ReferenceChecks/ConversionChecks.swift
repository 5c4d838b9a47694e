import InbetweenMotion
import Testing

/// The checks of spring-conversions.json.
enum ConversionChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "spring-conversion": properties, "spring-preset": properties, "spring-documented": properties,
    "spring-settling-init": properties,
  ]

  private static func properties(_ entry: Reference.Entry) throws -> [String] {
    let spring = try makeSpring(entry.parameters)
    let actual: [String: Double] = [
      "duration": spring.duration, "response": spring.response, "bounce": spring.bounce,
      "dampingRatio": spring.dampingRatio, "mass": spring.mass, "stiffness": spring.stiffness,
      "damping": spring.damping, "settlingDuration": spring.settlingDuration,
    ]
    let expected = try #require(entry.expected.object)
    try #require(!expected.isEmpty)
    return try expected.keys.sorted().flatMap { name in
      difference(
        try #require(actual[name], "\(name)"), try #require(expected[name]?.number),
        within: try #require(entry.tolerance[name].number ?? entry.tolerance.number), name)
    }
  }
}
