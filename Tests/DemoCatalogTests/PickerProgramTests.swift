import Foundation
import InbetweenDrawing
import InbetweenTesting
import PseudoTerminal
import Testing

/// `period-picker` under a pseudo-terminal, and without one.
@Suite(.serialized) struct PickerProgramTests {
  /// What ends a session: attributes off, cursor shown, main screen.
  private static let restored = "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  private final class Session {
    let terminal: PseudoTerminal
    var emulator = ScreenEmulator(size: GridSize(columns: 80, rows: 24))

    init(_ arguments: [String] = [], noColor: String = "") throws {
      // `swift test` sets NO_COLOR where its own output is no terminal.
      terminal = try PseudoTerminal(
        "period-picker", arguments, environment: ["NO_COLOR": noColor, "LC_ALL": "C.UTF-8"])
    }

    /// Feeds the emulator until nothing has come for a while, and returns how many bytes came.
    @discardableResult
    func settle(quietFor seconds: TimeInterval = 0.4) -> Int {
      let bytes = Array(terminal.readAll(untilQuietFor: seconds).utf8)
      emulator.feed(bytes)
      return bytes.count
    }

    /// Feeds the emulator until the picture is as it should be, which takes long on a busy machine, and returns
    /// what came.
    @discardableResult
    func settle(until isDone: () -> Bool) -> String {
      let deadline = Date(timeIntervalSinceNow: 30)
      var text = ""
      repeat {
        let more = terminal.readAll(untilQuietFor: 0.1)
        emulator.feed(Array(more.utf8))
        text += more
      } while !isDone() && Date() < deadline
      return text
    }

    /// Whether the highlight comes to begin in a column.
    func highlightComes(to column: Int) -> Bool {
      settle { highlight == column }
      return highlight == column
    }

    /// The column in which the highlight begins, in the row of the titles.
    var highlight: Int? {
      (0..<80).first { !(emulator[$0, 12].background == .standard) }
    }
  }

  @Test func `the words stand in the middle, and Right slides the highlight`() throws {
    let session = try Session()
    session.emulator.feed(Array(try session.terminal.read(until: "Month").utf8))
    #expect(session.highlightComes(to: 27))
    #expect(session.emulator.rows[12].contains("Day     Week     Month"))
    try session.terminal.type("\u{1B}[C")
    #expect(session.highlightComes(to: 35))
    #expect(session.settle(quietFor: 1) == 0)
    #expect(try IdleReport(process: session.terminal.process).armedTimers.isEmpty)
    try session.terminal.type("q")
    #expect(try session.terminal.waitForStatus() == .exited(0))
    #expect(session.terminal.readAll(untilQuietFor: 0.1).hasSuffix(Self.restored))
    #expect(session.terminal.modes.areCooked)
  }

  @Test func `a click on Month selects it, and so do a digit, Tab and Return`() throws {
    let session = try Session()
    session.emulator.feed(Array(try session.terminal.read(until: "Month").utf8))
    session.settle()
    try session.terminal.type("\u{1B}[<0;50;13M\u{1B}[<0;50;13m")
    #expect(session.highlightComes(to: 44))
    try session.terminal.type("1")
    #expect(session.highlightComes(to: 27))
    // From the row of tabs to Day, to Week.
    try session.terminal.type("\t\t\r")
    #expect(session.highlightComes(to: 35))
    try session.terminal.type("\u{1B}[Z\r")
    #expect(session.highlightComes(to: 27))
  }

  @Test func `a small window and back traps nothing`() throws {
    let session = try Session()
    _ = try session.terminal.read(until: "Month")
    session.settle()
    for (columns, rows) in [(20, 3), (1, 1), (80, 24)] {
      session.terminal.resize(columns: columns, rows: rows)
      _ = session.terminal.readAll(untilQuietFor: 0.3)
    }
    try session.terminal.type("\u{C}")
    session.emulator = ScreenEmulator(size: GridSize(columns: 80, rows: 24))
    session.settle { session.emulator.rows[12].contains("Day     Week     Month") }
    #expect(session.emulator.rows[12].contains("Day     Week     Month"))
    session.terminal.signal(SIGTERM)
    #expect(try session.terminal.waitForStatus() == .exited(143))
    #expect(session.terminal.readAll(untilQuietFor: 0.1).hasSuffix(Self.restored))
    #expect(session.terminal.modes.areCooked)
  }

  @Test func `E17: without colours the highlight is reverse video, and moves`() throws {
    let session = try Session(noColor: "1")
    let start = try session.terminal.read(until: "Month")
    session.emulator.feed(Array(start.utf8))
    session.settle { session.emulator.rows[12].contains("Month") }
    func reversed() -> [Int] {
      (0..<80).filter { session.emulator[$0, 12].attributes.contains(.reverse) }
    }
    #expect(reversed() == Array(27..<34))
    try session.terminal.type("\u{1B}[C")
    let slide = session.settle { reversed() == Array(35..<43) }
    #expect(reversed() == Array(35..<43))
    #expect(slide.contains("\u{1B}[7m") && slide.contains("\u{1B}[13;"))
    #expect(session.emulator.cells.allSatisfy { $0.ink.isStandard && $0.background.isStandard })
    for text in [start, slide] {
      #expect(try !text.contains(Regex("\u{1B}\\[[0-9;]*[349][0-8][;m]")))
    }
  }

  @Test func `it plays by itself`() throws {
    let session = try Session(["--autoplay"])
    _ = try session.terminal.read(until: "Month")
    // The first slide begins after a second; its frames stand in synchronized-output brackets.
    _ = try session.terminal.read(until: "\u{1B}[?2026h", within: 5)
    try session.terminal.type("\u{1B}")
    #expect(try session.terminal.waitForStatus() == .exited(0))
  }

  @Test func `E16: without a terminal the settled picture is printed once, as text`() throws {
    let process = Process()
    process.executableURL = try PseudoTerminal.buildFolder.appendingPathComponent("period-picker")
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!data.contains(0x1B) && !data.contains(0x0D))
    #expect(data.count < 4 * 80 * 24)
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.contains("Day     Week     Month") }.count == 1)
    #expect(lines[12] == "                             Day     Week     Month")
  }
}
