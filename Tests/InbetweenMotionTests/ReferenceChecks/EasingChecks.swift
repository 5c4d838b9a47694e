import InbetweenMotion
import Testing

/// The checks of css-easing.json: of the curve made in code and of the one read from its text.
enum EasingChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "css-linear": linear, "css-steps": steps, "css-cubic-bezier": bezier,
  ]

  private static func linear(_ entry: Reference.Entry) throws -> [String] {
    let stops = try #require(entry.parameters["stops"].array).map { stop in
      let places = try stop["input"].numbers.map { try $0.map { try #require($0) } } ?? []
      return UnitCurve.LinearStop(
        try #require(stop["output"].number), at: places.first,
        until: places.count > 1 ? places[1] : nil)
    }
    return try both(entry, .linear(stops: stops))
  }

  private static func steps(_ entry: Reference.Entry) throws -> [String] {
    let positions: [String: UnitCurve.StepPosition] = [
      "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone,
      "jump-both": .jumpBoth,
    ]
    let position = try #require(positions[entry.parameters["position"].string ?? ""])
    let count = Int(try #require(entry.parameters["steps"].number))
    guard try #require(entry.parameters["before"].bool as Bool?) else {
      return try both(entry, .steps(count, position))
    }
    // Before an animation with a delay: CSS text has no way to say so.
    let stairs = Staircase(count: count, position: position)
    return try compare(entry, "value") { stairs.y(atX: $0, isBefore: true) }
  }

  private static func bezier(_ entry: Reference.Entry) throws -> [String] {
    let points = try #require(entry.parameters["controlPoints"].numbers).map { try #require($0) }
    return try both(entry, .cubicBezier(points[0], points[1], points[2], points[3]))
  }

  private static func both(_ entry: Reference.Entry, _ curve: UnitCurve) throws -> [String] {
    let text = try UnitCurve(css: try #require(entry.parameters["css"].string))
    return try compare(entry, "value", curve.value(at:))
      + compare(entry, "value of the text", text.value(at:))
  }

  private static func compare(
    _ entry: Reference.Entry, _ what: String, _ value: (Double) -> Double
  ) throws -> [String] {
    try differences(entry.inputs, entry.expected, within: entry.tolerance.number, what, value)
  }
}
