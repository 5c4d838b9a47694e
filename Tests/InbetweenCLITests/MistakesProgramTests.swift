import Foundation
import PseudoTerminal
import Testing

/// What a program tells of mistakes in its views.
@Suite struct MistakesProgramTests {
  @Test func `mistakes are told once the terminal is restored, each in a line of its own`() throws {
    let terminal = try PseudoTerminal("mistakes-program", environment: ["LC_ALL": "C.UTF-8"])
    var shown = try terminal.read(until: "abc", within: 30)
    for word in ["def", "ghi"] {
      try terminal.type(" ")
      shown += try terminal.read(until: word, within: 30)
    }
    try terminal.type("q")
    #expect(try terminal.waitForStatus(within: 30) == .exited(0))
    let rest = terminal.readAll(untilQuietFor: 0.2)
    let restored = try #require(rest.range(of: "\u{1B}[?1049l"))
    #expect(!shown.contains("warning") && !rest[..<restored.lowerBound].contains("warning"))
    let lines = rest[restored.upperBound...].split(whereSeparator: \.isNewline)
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("warning: ") }, "\(lines)")
    for part in [
      "several views in Rivals are the source of the matched geometry \"crown\"",
      "several elements of a ForEach in Twins have the id \"twin\"",
      "the ids of a ForEach in Forgetful change with each update (one is \"",
    ] {
      #expect(lines.count { $0.contains(part) } == 1, "\(part)")
    }
  }
}
