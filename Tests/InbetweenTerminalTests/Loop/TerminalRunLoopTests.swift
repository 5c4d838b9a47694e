import Foundation
import PseudoTerminal
import Testing

@Suite(.serialized) struct TerminalRunLoopTests {
  @Test func `a moving thing is drawn until it rests`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("\u{1B}[C")
    let film = try terminal.read(until: "at 30,")
    // 0.3 s at 60 frames a second are 18 frames; a busy machine drops some.
    #expect((5...20).contains(film.components(separatedBy: "\u{1B}[H").count - 1))
  }

  #if os(Linux)
    @Test func `at rest nothing is written, nothing wakes and no timer is armed`() throws {
      let terminal = try PseudoTerminal("terminal-probe")
      _ = try terminal.read(until: "ready.\u{1B}[K")
      try terminal.type("\u{1B}[C")
      _ = try terminal.read(until: "at 30, 80x24, ready.\u{1B}[K")
      _ = terminal.readAll(untilQuietFor: 0.3)
      let before = try IdleReport(process: terminal.process)
      #expect(terminal.readAll(untilQuietFor: 1) == "")
      let after = try IdleReport(process: terminal.process)
      #expect(after.armedTimers == [])
      #expect(after.switches == before.switches)
    }

    @Test func `a far deadline arms a timer, which wakes nobody once it is given up`() throws {
      let terminal = try PseudoTerminal("terminal-probe")
      _ = try terminal.read(until: "ready.\u{1B}[K")
      try terminal.type("l1")
      _ = try terminal.read(until: "key [\"31\"].\u{1B}[K")
      _ = terminal.readAll(untilQuietFor: 0.1)
      #expect(try IdleReport(process: terminal.process).armedTimers.count == 1)
      try terminal.type("c2")
      _ = try terminal.read(until: "key [\"32\"].\u{1B}[K")
      _ = terminal.readAll(untilQuietFor: 0.1)
      let before = try IdleReport(process: terminal.process)
      // Past the deadline that was given up.
      #expect(terminal.readAll(untilQuietFor: 1) == "")
      #expect(try IdleReport(process: terminal.process).switches == before.switches)
    }
  #endif

  @Test func `frames that all come late do not hold up keys and signals`() throws {
    for ending in ["q", "\u{3}", nil] {
      let terminal = try PseudoTerminal("terminal-probe")
      _ = try terminal.read(until: "ready.\u{1B}[K")
      try terminal.type("h1")
      _ = try terminal.read(until: "key [\"31\"].\u{1B}[K")
      if let ending { try terminal.type(ending) } else { terminal.signal(SIGTERM) }
      let code: Int32 = ending.map { $0 == "q" ? 0 : 130 } ?? 143
      #expect(try terminal.waitForStatus() == .exited(code))
    }
  }

  @Test func `a paste without an end leaves the keyboard to its owner`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("\u{1B}[200~abc")
    _ = try terminal.read(until: "pasted 3.")
    try terminal.type("1")
    _ = try terminal.read(until: "key [\"31\"].")
    try terminal.type("\u{1B}[200~abc\u{3}")
    #expect(try terminal.waitForStatus() == .exited(130))
  }

  @Test func `a resize draws everything anew, also very small and back`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    terminal.resize(columns: 20, rows: 3)
    let small = try terminal.read(until: "20x3, resized to 20x3.")
    #expect(small.components(separatedBy: "\u{1B}[2J").count == 2)
    terminal.resize(columns: 80, rows: 24)
    _ = try terminal.read(until: "80x24, resized to 80x24.\u{1B}[K")
    terminal.resize(columns: 0, rows: 0)
    #expect(terminal.readAll(untilQuietFor: 0.2) == "")
    terminal.resize(columns: 80, rows: 24)
    _ = try terminal.read(until: "80x24, resized to 80x24.")
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
  }

  @Test func `E15: signals of a size that did not change write nothing`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    for _ in 0..<10 { terminal.signal(SIGWINCH) }
    #expect(terminal.readAll(untilQuietFor: 0.2) == "")
  }

  @Test func `the size option is the most that is drawn in`() throws {
    let terminal = try PseudoTerminal("terminal-probe", ["--size", "40x50"])
    _ = try terminal.read(until: "at 0, 40x24, ready.")
  }

  @Test
  func `the terminal is asked for its colours before the first frame, which does not wait`()
    throws
  {
    let terminal = try PseudoTerminal("terminal-probe")
    let start = try terminal.read(until: "ready.\u{1B}[K")
    #expect(start.contains("\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"))
    try terminal.type("\u{1B}]10;rgb:0000/0000/ffff\u{1B}\\")
    _ = try terminal.read(until: "foreground 0.0 0.0 1.0")
    try terminal.type("\u{1B}]11;rgb:ffff/ffff/0000\u{1B}\\")
    _ = try terminal.read(until: "background 1.0 1.0 0.0")
  }

  @Test func `Ctrl-L draws everything anew`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("\u{C}")
    #expect(try terminal.read(until: "\u{1B}[K") == "\u{1B}[2J\u{1B}[Hat 0, 80x24, ready.\u{1B}[K")
  }

  @Test(arguments: [
    ("\u{1B}[<0;5;7M", "press at 4,6."), ("\u{1B}[<0;5;7m", "release at 4,6."),
    ("\u{1B}[I", "focus true."), ("\u{1B}[200~abc\u{1B}[201~", "pasted 3."),
    ("\u{1B}[Z", "key [\"9\"]."), ("日", "key [\"65e5\"]."),
  ])
  func `events reach the source`(bytes: String, line: String) throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type(bytes)
    _ = try terminal.read(until: line)
  }

  @Test func `the mouse is left alone on demand`() throws {
    let with = try PseudoTerminal("terminal-probe")
    #expect(try with.read(until: "ready.").contains("\u{1B}[?1006h"))
    let without = try PseudoTerminal("terminal-probe", ["--no-mouse"])
    #expect(try !without.read(until: "ready.").contains("\u{1B}[?1006h"))
  }

  @Test(arguments: ["a", "m", "d"])
  func `tasks, timers and far deadlines change the picture at rest`(key: String) throws {
    let lines = ["a": "a task changed it.", "m": "a timer changed it.", "d": "deadline passed."]
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type(key)
    _ = try terminal.read(until: try #require(lines[key]))
  }

  @Test(arguments: ["a", "m"])
  func `tasks and timers change the picture while something moves`(key: String) throws {
    let lines = ["a": "a task changed it.", "m": "a timer changed it."]
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("\u{1B}[C" + key)
    let film = try terminal.read(until: try #require(lines[key]))
    #expect(!film.contains("at 30"))
  }

  @Test func `a slow terminal gets fewer frames, not later ones`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.\u{1B}[K")
    try terminal.type("f")
    let before = try frameTime(terminal)
    // The wait for a message that does not come passes the time; the terminal takes nothing meanwhile.
    #expect(throws: PseudoTerminal.Failure.self) { try terminal.waitForStatus(within: 0.7) }
    let after = try frameTime(terminal)
    #expect(after - before > 500)
    try terminal.type("\u{3}")
  }

  /// Returns when the next frame was made, in milliseconds.
  private func frameTime(_ terminal: PseudoTerminal) throws -> Int {
    _ = try terminal.read(until: "\u{1B}[Hframe ")
    return try #require(Int(try terminal.read(until: ".").dropLast()))
  }
}
