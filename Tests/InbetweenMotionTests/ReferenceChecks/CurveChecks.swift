import InbetweenMotion
import Testing

/// The checks of unit-curves.json.
enum CurveChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "unit-curve": curve, "unit-curve-verified": method, "unit-curve-clamp": method,
  ]

  private static func curve(_ entry: Reference.Entry) throws -> [String] {
    let curve = try makeCurve(entry)
    func compare(_ key: String, _ value: (Double) -> Double) throws -> [String] {
      try differences(
        entry.inputs, entry.expected[key], within: entry.tolerance[key].number, key, value)
    }
    var found = try compare("value", curve.value(at:)) + compare("velocity", curve.velocity(at:))
    if entry.expected.object?["inverse_value"] != nil {
      found += try compare("inverse_value", curve.inverse.value(at:))
    }
    return found
  }

  private static func method(_ entry: Reference.Entry) throws -> [String] {
    let curve = try makeCurve(entry)
    let method = try #require(entry.parameters["method"].string)
    try #require(method == "value" || method == "velocity")
    return try differences(entry.inputs, entry.expected, within: entry.tolerance.number, method) {
      method == "velocity" ? curve.velocity(at: $0) : curve.value(at: $0)
    }
  }

  private static func makeCurve(_ entry: Reference.Entry) throws -> UnitCurve {
    if let bezier = entry.parameters["bezier"].numbers {
      let points = try bezier.map { try #require($0) }
      return .bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
    }
    let presets: [String: UnitCurve] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
      "circularEaseInOut": .circularEaseInOut,
    ]
    return try #require(presets[entry.parameters["preset"].string ?? ""])
  }
}
