import InbetweenMotion
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("bounse", "bounce"), ("Week", "week"), ("mnoth", "month"), ("period-piker", "period-picker"),
    ("weeks", "week"), ("tpa", "tap"),
  ])
  func `a slip of the hand suggests the name`(typed: String, meant: String) {
    let names = ["bounce", "week", "month", "period-picker", "tap"]
    #expect(nearestName(to: typed, in: names) == meant)
  }

  @Test func `nothing is suggested when nothing is near`() {
    #expect(nearestName(to: "elephant", in: ["bounce", "week"]) == nil)
    #expect(nearestName(to: "", in: ["a", "bounce"]) == nil)
    #expect(nearestName(to: "x", in: ["y"]) == nil)
    #expect(nearestName(to: "week", in: []) == nil)
  }

  @Test func `the first of equally near names counts`() {
    #expect(nearestName(to: "bat", in: ["cat", "rat"]) == "cat")
  }
}
