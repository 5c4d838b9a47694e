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

  @Test func `functions of CSS are compared under their own text`() throws {
    #expect(
      try curve(
        "cubic-bezier(0, 0, 1, 1)", "steps(2)", "linear(0, 1 50%, 0.5)", "--format", "csv",
        "--samples", "5") == """
          progress,"cubic-bezier(0, 0, 1, 1)",steps(2),"linear(0, 1 50%, 0.5)"
          0,0,0,0
          0.25,0.25,0,0.5
          0.5,0.5,0.5,1
          0.75,0.75,0.5,0.75
          1,1,1,0.5

          """)
  }

  @Test func `a function with times is an animation`() throws {
    #expect(
      try curve("linear 0.5s 100ms", "--format", "json", "--samples", "4", "--velocity") == """
        {"curve":"linear 0.5s 100ms","duration":0.6,"time":[0,0.2,0.4,0.6],"value":[0,0.2,0.6,1],\
        "velocity":[0,2,2,2]}

        """)
  }

  @Test func `a spring with arguments moves like the one with a name`() throws {
    let options = ["--format", "csv", "--samples", "31", "--velocity"]
    let named = try Tool.run(["curve", "bouncy"] + options)
    let written = try Tool.run(["curve", "spring(duration: 0.5, bounce: 0.3)"] + options)
    #expect(written.status == 0)
    #expect(
      written.text.split(separator: "\n").dropFirst()
        == named.text.split(separator: "\n").dropFirst())
  }

  @Test func `what never ends is shown for 10 s and what takes no time for 1 s`() throws {
    let options = ["--format", "json", "--samples", "2"]
    let endless = try Tool.run(["curve", "spring(duration: 1, bounce: 1)"] + options)
    #expect(endless.text.contains("\"duration\":null,\"time\":[0,10],\"value\":[0,0]"))
    let sudden = try Tool.run(["curve", "linear 0s"] + options)
    #expect(sudden.text.contains("\"duration\":0,\"time\":[0,1],\"value\":[1,1]"))
    for css in ["linear 0s", "spring(duration: 1, bounce: 1)", "ease 1e300s", "ease 1ms 1e9s"] {
      #expect(try curve(css).split(separator: "\n").count == 19)
    }
  }

  @Test func `list curves tells the names, and functions that can be written`() throws {
    let names = try Tool.run("list", "curves").text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(names.count == 19)
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

  @Test(arguments: [
    (
      "cubic-bezier(0.4, 0, 1.2, 1)",
      """
      column 22: expected a number from 0 to 1, got "1.2"; the first and third number are times, which \
      cannot leave 0 to 1
        cubic-bezier(0.4, 0, 1.2, 1)
                             ^
      """
    ),
    (
      "spring(duration: 0.5, bonce: 0.3)",
      """
      column 23: expected one of bounce, blendDuration, got "bonce"; did you mean bounce?
        spring(duration: 0.5, bonce: 0.3)
                              ^
      """
    ),
    (
      "step(3)",
      """
      column 1: expected an easing function, got "step"; did you mean steps?
        step(3)
        ^
      """
    ),
    (
      "linear(0, 1",
      """
      column 12: expected a comma or ), got the end
        linear(0, 1
                   ^
      """
    ),
    (
      "steps(\u{1B}[2J)",
      """
      column 7: expected a whole number of steps, got "\\u{1B}"
        steps(\\u{1B}[2J)
              ^
      """
    ),
  ])
  func `an error in CSS has a caret at its place`(css: String, lines: String) throws {
    let result = try Tool.run("curve", "linear", css)
    #expect(result.status == 64)
    #expect(result.errors == "inbetween: cannot read a curve, \(lines)\n")
    #expect(result.text.isEmpty)
  }
}
