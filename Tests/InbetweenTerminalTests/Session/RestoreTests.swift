import Foundation
import PseudoTerminal
import Testing

/// What ends the last bytes of a session: attributes off, cursor shown, main screen.
let restored = "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

/// Without it, Swift waits for a key after a crash on a terminal.
private let noBacktrace = ["SWIFT_BACKTRACE": "enable=no"]

@Suite(.serialized) struct RestoreTests {
  /// A way to end the program, and how it then ends.
  struct Ending: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var keys = ""
    var signal: Int32?
    let status: PseudoTerminal.Status
    var environment: [String: String] = [:]
    var shows: String?
  }

  static let endings = [
    Ending(
      testDescription: "q", keys: "q", status: .exited(0), environment: ["PROBE_SAYS_END": "1"],
      shows: "ended with 0\r\n"),
    Ending(testDescription: "Escape", keys: "\u{1B}", status: .exited(0)),
    Ending(testDescription: "Ctrl-C", keys: "\u{3}", status: .exited(130)),
    Ending(testDescription: "Ctrl-C as kitty", keys: "\u{1B}[99;5u", status: .exited(130)),
    Ending(testDescription: "a request", keys: "7", status: .exited(7)),
    Ending(testDescription: "exit()", keys: "x", status: .exited(5)),
    Ending(
      testDescription: "an error", keys: "r", status: .exited(1),
      shows: "terminal-probe: an error on purpose\r\n"),
    Ending(testDescription: "SIGINT", signal: SIGINT, status: .exited(130)),
    Ending(testDescription: "SIGTERM", signal: SIGTERM, status: .exited(143)),
    Ending(testDescription: "SIGHUP", signal: SIGHUP, status: .exited(129)),
    Ending(testDescription: "SIGQUIT", signal: SIGQUIT, status: .killed(SIGQUIT)),
    Ending(testDescription: "Ctrl-\\", keys: "\u{1C}", status: .killed(SIGQUIT)),
    Ending(testDescription: "SIGUSR1", signal: SIGUSR1, status: .killed(SIGUSR1)),
    Ending(testDescription: "SIGALRM", signal: SIGALRM, status: .killed(SIGALRM)),
    stuck(SIGINT), stuck(SIGTERM), stuck(SIGHUP),
    Ending(
      testDescription: "Ctrl-\\ while stuck", keys: "j\u{1C}", status: .killed(SIGQUIT)),
    Ending(testDescription: "SIGSEGV sent", signal: SIGSEGV, status: .killed(SIGSEGV)),
    Ending(testDescription: "SIGSEGV met", keys: "s", status: .killed(SIGSEGV)),
    Ending(testDescription: "abort()", keys: "k", status: .killed(SIGABRT)),
    Ending(testDescription: "a full stack", keys: "w", status: .killed(SIGSEGV)),
    trap(),
    trap("y", shows: "a trap on a thread\r\n"),
  ]

  /// A signal that comes while a handler of the program's does not return.
  static func stuck(_ signal: Int32) -> Ending {
    Ending(
      testDescription: "signal \(signal) while stuck", keys: "j", signal: signal,
      status: .killed(signal))
  }

  static func trap(_ key: String = "t", shows: String = "a trap on purpose\r\n") -> Ending {
    #if arch(x86_64)
      let signal = SIGILL
    #else
      let signal = SIGTRAP
    #endif
    return Ending(testDescription: shows, keys: key, status: .killed(signal), shows: shows)
  }

  @Test(arguments: endings)
  func `E22: the terminal is left as it was found`(ending: Ending) throws {
    let terminal = try PseudoTerminal(
      "terminal-probe", environment: ending.environment.merging(noBacktrace) { own, _ in own })
    _ = try terminal.read(until: "at 0, 80x24, ready.")
    #expect(!terminal.modes.areCooked)

    try terminal.type(ending.keys)
    if let signal = ending.signal { terminal.signal(signal) }
    #expect(try terminal.waitForStatus() == ending.status)

    let output = terminal.readAll(untilQuietFor: 0.1)
    #expect(output.components(separatedBy: restored).count == 2, "\(output.debugDescription)")
    let after = output.components(separatedBy: restored).last ?? ""
    #expect(!after.contains("\u{1B}"))
    if let shows = ending.shows { #expect(after.contains(shows)) }
    for mode in ["1000", "1002", "1003", "1004", "1006", "2004", "2026"] {
      #expect(output.contains("\u{1B}[?\(mode)l"))
    }
    #expect(terminal.modes.areCooked)
  }

  @Test func `the modes are the same to the last bit afterwards`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.")
    let raw = terminal.modes
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
    let first = terminal.modes
    #expect(raw != first)

    let fresh = try PseudoTerminal("terminal-probe", ["--help"])
    #expect(try fresh.waitForStatus() == .exited(0))
    #expect(fresh.modes == first)
  }

  @Test func `a trap reaches the handler that was there before`() throws {
    let terminal = try PseudoTerminal(
      "terminal-probe",
      environment: noBacktrace.merging(["PROBE_HANDLES": "1"]) { own, _ in own })
    _ = try terminal.read(until: "ready.")
    try terminal.type("t")
    _ = try terminal.read(until: restored)
    let after = try terminal.read(until: "the earlier handler")
    #expect(after.contains("a trap on purpose"))
    #expect(try terminal.waitForStatus() == Self.trap().status)
  }

  @Test(arguments: [SIGSEGV, SIGQUIT])
  func `a fatal signal that is sent ends the program after the report`(signal: Int32) throws {
    let terminal = try PseudoTerminal(
      "terminal-probe",
      environment: noBacktrace.merging(["PROBE_HANDLES": "1"]) { own, _ in own })
    _ = try terminal.read(until: "ready.")
    terminal.signal(signal)
    _ = try terminal.read(until: restored)
    _ = try terminal.read(until: "the earlier handler")
    #expect(try terminal.waitForStatus() == .killed(signal))
  }

  @Test func `a fatal signal that was ignored from the start stays ignored`() throws {
    let terminal = try PseudoTerminal(
      shell: "trap '' QUIT; exec \"$PROGRAM\"", program: "terminal-probe")
    _ = try terminal.read(until: "ready.")
    terminal.signal(SIGQUIT)
    try terminal.type("1")
    _ = try terminal.read(until: "key [\"31\"].")
    #expect(!terminal.modes.areCooked)
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func `closed standard streams do not matter`(closing: String) throws {
    let terminal = try PseudoTerminal(
      shell: "exec \"$PROGRAM\" \(closing)", program: "terminal-probe")
    _ = try terminal.read(until: "ready.")
    try terminal.type("q")
    #expect(try terminal.waitForStatus() == .exited(0))
    #expect(terminal.readAll(untilQuietFor: 0.1).hasSuffix(restored))
    #expect(terminal.modes.areCooked)
  }

  @Test func `the keys of a greedy program are its own, but for Ctrl-C`() throws {
    let terminal = try PseudoTerminal("terminal-probe", ["--greedy"])
    _ = try terminal.read(until: "ready.")
    try terminal.type("q")
    _ = try terminal.read(until: "key [\"71\"].")
    try terminal.type("\u{1B}")
    _ = try terminal.read(until: "key [\"1b\"].")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForStatus() == .exited(130))
  }

  @Test func `a window that is closed ends the program`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.")
    terminal.hangUp()
    #expect(try terminal.waitForStatus() == .exited(129))
  }

  @Test func `E22: a terminal that takes nothing does not keep the program from ending`() throws {
    let terminal = try PseudoTerminal("terminal-probe")
    _ = try terminal.read(until: "ready.")
    try terminal.type("f")
    _ = try terminal.read(until: "frame ")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForStatus() == .exited(143))
    #expect(terminal.modes.areCooked)
    #expect(terminal.readAll(untilQuietFor: 0.1).hasSuffix(restored))
  }
}
