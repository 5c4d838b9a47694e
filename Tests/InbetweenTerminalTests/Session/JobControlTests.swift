import Foundation
import PseudoTerminal
import Testing

@Suite(.serialized) struct JobControlTests {
  @Test(arguments: ["SIGTSTP", "Ctrl-Z"])
  func `E21: a stopped program lends the terminal and draws once when it has it back`(
    way: String
  ) throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("p\u{1B}[C")
    _ = try terminal.read(until: "at 1")
    if way == "SIGTSTP" { terminal.signal(SIGTSTP) } else { try terminal.type("\u{1A}") }
    #expect(try terminal.waitForStatus() == .stopped(SIGTSTP))
    #expect(terminal.modes.areCooked)
    _ = try terminal.read(until: restored)
    #expect(terminal.readAll(untilQuietFor: 0.4) == "printed by the program\r\n")

    terminal.continueProgram(inForeground: true)
    let again = try terminal.read(until: "at 30")
    #expect(again.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(again.components(separatedBy: "\u{1B}[2J").count == 2)
    #expect(!terminal.modes.areCooked)
    #expect(!terminal.readAll(untilQuietFor: 0.2).contains("\u{1B}[2J"))
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
  }

  @Test func `E21: a program stopped by SIGSTOP enters the terminal again`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    terminal.signal(SIGSTOP)
    #expect(try terminal.waitForStatus() == .stopped(SIGSTOP))
    terminal.continueProgram(inForeground: true)
    let again = try terminal.read(until: "ready.\u{1B}[K")
    #expect(again.hasPrefix("\u{1B}[?1049h"))
    #expect(again.contains("\u{1B}[2J"))
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `E21: in the background nothing is written`(stop: Int32) throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    terminal.signal(stop)
    #expect(try terminal.waitForStatus() == .stopped(stop))
    _ = terminal.readAll(untilQuietFor: 0.1)
    terminal.continueProgram(inForeground: false)
    #expect(try terminal.waitForStatus() == .stopped(SIGTTOU))
    #expect(terminal.readAll(untilQuietFor: 0.2) == "")
    terminal.continueProgram(inForeground: true)
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
  }
}
