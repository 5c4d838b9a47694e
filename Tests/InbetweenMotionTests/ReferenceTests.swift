import Foundation
import InbetweenMotion
import Testing

/// The reference: every entry of every file is met within its own tolerance.
@MainActor
struct ReferenceTests {
  private static let checks: [String: [String: ReferenceReport.Check]] = [
    "animations.json": AnimationChecks.all, "colors.json": ColorChecks.all,
    "css-easing.json": EasingChecks.all, "interruptions.json": InterruptionChecks.all,
    "keyframes.json": KeyframeChecks.all, "schedules.json": ScheduleChecks.all,
    "spring-conversions.json": ConversionChecks.all, "springs.json": SpringChecks.all,
    "unit-curves.json": CurveChecks.all,
  ]

  @Test(arguments: [
    ("animations.json", 60), ("colors.json", 6), ("css-easing.json", 26),
    ("interruptions.json", 19), ("keyframes.json", 15), ("schedules.json", 11),
    ("spring-conversions.json", 49), ("springs.json", 54), ("unit-curves.json", 28),
  ])
  func `every entry of a file is met`(file: String, count: Int) throws {
    let checks = try #require(ReferenceTests.checks[file])
    let report = ReferenceReport(file, try Reference.data(of: file), checks: checks)
    print(report.summary)
    for miss in report.misses { Issue.record("\(miss)") }
    #expect(report.met == count)
    #expect(report.skipped == (file == "animations.json" ? 4 : 0))
  }

  @Test func `no file is left out`() throws {
    #expect(try Reference.files() == ReferenceTests.checks.keys.sorted())
  }

  // What follows shows that the tests above can fail.

  private func report(_ entries: String) -> ReferenceReport {
    ReferenceReport(
      "made-up.json", Data("{\"entries\": [\(entries)]}".utf8), checks: CurveChecks.all)
  }

  private func entry(_ expected: String, kind: String = "unit-curve-verified") -> String {
    """
    {"name": "a", "kind": "\(kind)", "parameters": {"preset": "linear", "method": "value"},
     "inputs": [0.25, 0.5], "expected": \(expected), "tolerance": 0.001}
    """
  }

  @Test func `a wrong number is a miss`() {
    let report = report(entry("[0.25, 0.502]") + "," + entry("[0.25, null]"))
    #expect(report.misses == ["made-up.json, a: value at 0.5 is 0.5, not 0.502"])
    #expect(report.summary == "made-up.json: 1 of 2 entries met")
  }

  @Test func `an unknown kind is a miss`() {
    let report = report(entry("[0.25, 0.5]", kind: "unit-curve-new"))
    #expect(report.misses == ["made-up.json, a: unknown kind unit-curve-new"])
    #expect(report.summary == "made-up.json: 0 of 1 entries met")
  }

  @Test func `a skipped kind is said`() {
    let report = report(entry("[0.25]", kind: ReferenceReport.skippedKind))
    #expect(report.misses.isEmpty)
    #expect(
      report.summary
        == "made-up.json: 0 of 0 entries met, 1 of kind animation-spring-integrator skipped")
  }

  @Test func `a file without entries and one that cannot be read are misses`() {
    #expect(report("").misses == ["made-up.json has no entries"])
    #expect(report("{}").misses.count == 1)
  }
}
