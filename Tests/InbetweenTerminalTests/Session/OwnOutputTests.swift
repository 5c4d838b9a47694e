import Foundation
import PseudoTerminal
import Testing

@Suite(.serialized) struct OwnOutputTests {
  @Test func `what the program prints is kept off the screen and shown afterwards`() throws {
    let terminal = try PseudoTerminal("terminal-probe", environment: ["PROBE_SAYS_END": "1"])
    _ = try terminal.read(until: "ready.")
    try terminal.type("po1")
    let during = try terminal.read(until: "key [\"31\"].")
    #expect(!during.contains("printed") && !during.contains("said"))
    try terminal.type("q")
    _ = try terminal.read(until: restored)
    let after = try terminal.read(until: "ended with 0\r\n")
    #expect(after == "printed by the program\r\nsaid on standard error\r\nended with 0\r\n")
  }

  @Test func `a bell and a clean title reach the terminal, and the old title returns`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.")
    try terminal.type("b")
    _ = try terminal.read(until: "\u{7}")
    try terminal.type("n")
    let title = try terminal.read(until: "title\u{1B}\\")
    #expect(title == "\u{1B}[22;2t\u{1B}]2;a [31mtitle\u{1B}\\")
    try terminal.type("q")
    let end = try terminal.read(until: restored)
    #expect(end.contains("\u{1B}[23;2t"))
  }
}
