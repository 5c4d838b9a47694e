import InbetweenRendering
import Testing

struct CurvePlotTests {
  private func line(_ name: String, _ values: [Double]) -> CurvePlot.Curve {
    CurvePlot.Curve(
      name: name,
      points: values.enumerated().map { (x: Double($0) / Double(values.count - 1), y: $1) })
  }

  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a diagonal goes from the lower left to the upper right`() {
    let plot = CurvePlot(columns: 20, rows: 3, axis: "progress", lines: [0, 1])
    #expect(
      rows(plot.text(of: [line("linear", [0, 1])])) == [
        "linear",
        "1 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈⢀⣀⡠⠤⠒⠒⠉",
        "  │      ⢀⣀⠤⠤⠒⠒⠉⠁",
        "0 ┤⣀⠤⠤⠒⠊⠉⠁┈┈┈┈┈┈┈┈┈┈┈┈┈",
        "  └────────────────────",
        "   0         0.5      1 progress",
        "",
      ])
  }

  @Test(arguments: [(0.03, "1.03", "-0.03"), (0.5, "1.5", "-0.5"), (2, "3", "-2")])
  func `what leaves the lines has rows of its own, and its greatest value is told`(
    over: Double, peak: String, trough: String
  ) throws {
    let plot = CurvePlot(columns: 20, rows: 16, axis: "s", lines: [0, 1])
    let high = rows(plot.text(of: [line("high", [0, 1 + over, 1])]))
    let top = try #require(high.firstIndex { $0.contains("1 ┤┈") })
    #expect(high[1..<top].contains { $0.contains("\(peak) ┤") })
    #expect(!high[1..<top].contains { $0.contains("┈") })
    let low = rows(plot.text(of: [line("low", [0, -over, 1])]))
    let bottom = try #require(low.firstIndex { $0.contains(" 0 ┤") })
    #expect(low[(bottom + 1)..<17].contains { $0.contains("\(trough) ┤") })
    #expect(!low[(bottom + 1)..<17].contains { $0.contains("┈") })
  }

  @Test func `each of several curves bears its letter once`() {
    let plot = CurvePlot(columns: 20, rows: 6, axis: "s", lines: [0, 1])
    let text = plot.text(of: [line("fast", [0, 1, 1]), line("slow", [0, 0, 1])])
    let picture = rows(text)
    #expect(picture[0] == "a fast" && picture[1] == "b slow")
    let drawn = picture[2..<8].joined()
    #expect(drawn.filter { $0 == "a" }.count == 1 && drawn.filter { $0 == "b" }.count == 1)
    let above = picture[2..<8].firstIndex { $0.contains("a") } ?? 99
    let under = picture[2..<8].firstIndex { $0.contains("b") } ?? 0
    #expect(above < under)
  }

  @Test func `what is no number is left out, and nothing at all is a sentence`() {
    let plot = CurvePlot(columns: 20, rows: 3, axis: "s", lines: [0, 1])
    let whole = plot.text(of: [line("x", [0, 1])])
    #expect(plot.text(of: [line("x", [0, .nan, 1])]) == whole)
    #expect(plot.text(of: [line("x", [0, .infinity, 1])]) == whole)
    #expect(plot.text(of: []) == "nothing to draw\n")
    #expect(plot.text(of: [line("x", [.nan, .nan])]) == "nothing to draw\n")
    #expect(plot.text(of: [line("x", [-1e308, 1e308])]).contains("┤"))
  }

  @Test func `a name cannot steer the terminal`() {
    let plot = CurvePlot(columns: 20, rows: 3, axis: "a\u{1B}[2J", lines: [0, 1])
    let text = plot.text(of: [line("\u{1B}]0;x\u{7}\nname", [0, 1])])
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(rows(text).count == 7)
  }
}
