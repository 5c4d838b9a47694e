import InbetweenMotion
import Testing

struct UnitCurveTests {
  @Test(arguments: try Reference.entries("unit-curves", "unit-curve"))
  func `a curve has the values, velocities and inverse of the reference`(
    entry: Reference.Entry
  ) throws {
    let curve = try curve(entry)
    let (expected, tolerance) = (entry.expected, entry.tolerance)
    try expectValues(entry, expected["value"], tolerance: tolerance["value"], curve.value(at:))
    try expectValues(
      entry, expected["velocity"], tolerance: tolerance["velocity"], curve.velocity(at:))
    if expected.object?["inverse_value"] != nil {
      try expectValues(
        entry, expected["inverse_value"], tolerance: tolerance["inverse_value"],
        curve.inverse.value(at:))
    }
  }

  @Test(arguments: try Reference.entries("unit-curves", "unit-curve-verified", "unit-curve-clamp"))
  func `a curve answers as the system is known to`(entry: Reference.Entry) throws {
    let curve = try curve(entry)
    let isVelocity = entry.parameters["method"].string == "velocity"
    try expectValues(entry, entry.expected, tolerance: entry.tolerance) {
      isVelocity ? curve.velocity(at: $0) : curve.value(at: $0)
    }
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func `a curve goes from 0 to 1 and has no values outside`(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -.infinity) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(!curve.velocity(at: .nan).isNaN)
  }

  @Test func `the inverse of a circular curve at both ends is itself`() {
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
  }

  @Test func `a curve describes itself as it is written`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    #expect(curve.description == ".bezier(0.25, 0.1, 0.25, 1)")
    #expect(UnitCurve.easeInOut.description == ".easeInOut")
  }

  private func curve(_ entry: Reference.Entry) throws -> UnitCurve {
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
