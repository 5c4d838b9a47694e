import Foundation
import Testing

/// What `inbetween curve` writes.
@Suite struct CurveTests {
  private func curve(_ arguments: String...) throws -> String {
    let result = try Tool.run(["curve"] + arguments)
    try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.text
  }

  @Test func `a curve is sampled over its progress`() throws {
    #expect(
      try curve("easeIn", "--format", "csv", "--samples", "3", "--velocity") == """
        progress,easeIn,easeIn velocity
        0,0,0
        0.5,0.3154,1.074
        1,1,0

        """)
  }

  @Test func `a name can be written as in CSS`() throws {
    let options = ["--format", "csv", "--samples", "9"]
    let swift = try Tool.run(["curve", "circularEaseInOut"] + options)
    let css = try Tool.run(["curve", "circular-ease-in-out"] + options)
    #expect(css.status == 0 && css.text == swift.text)
  }

  // 1 - (1 + w t) exp(-w t) with w = 4 pi, and its derivative w² t exp(-w t).
  @Test func `a spring is sampled over seconds, from one value to another`() throws {
    let text = try curve(
      "smooth", "--format", "json", "--samples", "2", "--from", "100", "--to", "0", "--velocity")
    #expect(
      text == """
        {"curve":"smooth","duration":1.2067,"time":[0,1.2067],"value":[100,0.0004],\
        "velocity":[0,-0.005]}

        """)
  }

  @Test func `beside an animation a curve takes 0.35 s and then stands still`() throws {
    let lines = try curve("linear", "snappy", "--format", "csv", "--samples", "12")
      .split(separator: "\n").map { $0.split(separator: ",") }
    #expect(lines.count == 13 && lines[0] == ["time", "linear", "snappy"])
    #expect(lines[1] == ["0", "0", "0"])
    // The snappy spring ends at 0.55 s, so samples are 0.05 s apart.
    #expect(lines[8][0] == "0.35" && lines[8][1] == "1")
    #expect(lines[4][0] == "0.15" && lines[4][1] == "0.4286")
    #expect(lines[12][0] == "0.55" && lines[12][1] == "1")
  }

  @Test func `the plot of a spring shows its overshoot above the line`() throws {
    let rows = try curve("bouncy").split(separator: "\n")
    #expect(rows[0] == "bouncy")
    #expect(rows[1].contains("1.046 ┤") && !rows[1].contains("┈"))
    #expect(rows[1].contains { $0 >= "\u{2801}" && $0 <= "\u{28FF}" })
    #expect(rows[2].hasPrefix("    1 ┤┈"))
    #expect(rows.last?.hasSuffix("0.7667 seconds") == true)
    #expect(rows.count == 19)
  }

  @Test func `velocities have a plot of their own`() throws {
    let text = try curve("easeOut", "bouncy", "--velocity")
    #expect(text.contains("a easeOut\nb bouncy\n"))
    #expect(text.contains("\n\na easeOut velocity\nb bouncy velocity\n"))
  }

  @Test func `list curves tells the names`() throws {
    let names = try Tool.run("list", "curves").text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(names.count == 14)
    for name in names { _ = try curve(String(name), "--samples", "2") }
  }

  @Test(arguments: [
    (
      ["bounse"],
      "unknown curve \"bounse\"; did you mean bouncy? List them with: inbetween list curves"
    ),
    (
      ["ease-in-ot"],
      "unknown curve \"ease-in-ot\"; did you mean easeInOut? List them with: inbetween list curves"
    ),
    (["xyz"], "unknown curve \"xyz\". List them with: inbetween list curves"),
    ([], "curve needs the name of a curve: try inbetween list curves"),
    (["spring", "--samples", "1"], "--samples takes a whole number from 2 to 100000, got \"1\""),
    (["spring", "--from", "1"], "--from and --to are both 1: nothing moves then"),
    (
      ["spring", "--to", "nan"],
      "--to takes a number from -1000000000 to 1000000000, got \"nan\""
    ),
    (
      ["spring", "--format", "cvs"],
      "unknown format \"cvs\": expected one of plot, csv, json; did you mean csv?"
    ),
  ])
  func `a bad command line is one sentence and the code 64`(arguments: [String], sentence: String)
    throws
  {
    let result = try Tool.run(["curve"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors == "inbetween: \(sentence)\n")
    #expect(result.text.isEmpty)
  }
}
