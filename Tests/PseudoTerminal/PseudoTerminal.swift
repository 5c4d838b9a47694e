import CPseudoTerminal
import Foundation

/// A program on a terminal of its own: what it shows can be read, what it does can be waited for.
///
/// All waiting has a deadline and ends as soon as what was waited for is there.
package final class PseudoTerminal {
  /// What became of the program.
  package enum Status: Hashable, Sendable {
    case running
    case stopped(Int32)
    case exited(Int32)
    case killed(Int32)
  }

  /// Why a test cannot go on.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The program's process.
  package private(set) var process: Int32 = 0
  /// What became of it, as far as was waited for.
  package private(set) var status = Status.running
  private var held: cpty
  private var unread: [UInt8] = []
  private var isOpen = true

  /// Has a shell run a line, in which `$PROGRAM` is a program that stands beside the test program.
  package convenience init(shell line: String, program: String) throws {
    let path = try Self.buildFolder.appendingPathComponent(program).path
    try self.init("/bin/sh", ["-c", line], environment: ["PROGRAM": path])
  }

  /// Starts a program that stands beside the test program, or one by its absolute path.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let isAbsolute = program.hasPrefix("/")
    let path =
      try isAbsolute ? program : Self.buildFolder.appendingPathComponent(program).path
    var inherited = ProcessInfo.processInfo.environment
    inherited["TERM"] = "xterm-256color"
    inherited["COLORTERM"] = "truecolor"
    inherited.merge(environment) { $1 }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let settings = inherited.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + settings { free(text) } }
    held = cpty()
    let reason = cpty_start(&held, path, words, settings + [nil], Int32(columns), Int32(rows))
    guard reason == 0 else {
      throw Failure(description: "no terminal: \(String(cString: strerror(reason)))")
    }
    guard case .started(let process) = try nextMessage(within: 10) else {
      throw Failure(description: "\(path) did not start")
    }
    self.process = process
  }

  deinit {
    if process > 0 {
      switch status {
      case .running, .stopped: kill(process, SIGKILL)
      case .exited, .killed: break
      }
    }
    hangUp()
    close(held.messages)
    close(held.commands)
    var ended: Int32 = 0
    waitpid(held.leader, &ended, 0)
  }

  /// Where the programs of this package are, beside the one that runs the tests.
  package static var buildFolder: URL {
    get throws {
      #if os(Linux)
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path).deletingLastPathComponent()
      #else
        guard let tests = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") })
        else { throw Failure(description: "no test bundle") }
        return tests.bundleURL.deletingLastPathComponent()
      #endif
    }
  }

  // MARK: Typing

  /// Types bytes.
  package func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { write(held.master, $0.baseAddress, $0.count) }
      guard length > 0 else { throw Failure(description: "cannot type: errno \(errno)") }
      rest = rest.dropFirst(length)
    }
  }

  /// Gives the window another size.
  package func resize(columns: Int, rows: Int) {
    _ = cpty_resize(held.master, Int32(columns), Int32(rows))
  }

  /// Signals the program.
  package func signal(_ number: Int32) { kill(process, number) }

  /// Closes the terminal, as a window that is closed does.
  package func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(held.slave)
    close(held.master)
  }

  /// Continues the stopped program, with the terminal or without.
  package func continueProgram(inForeground: Bool) {
    status = .running
    var command = UInt8(ascii: inForeground ? "f" : "b")
    write(held.commands, &command, 1)
  }

  // MARK: Reading

  /// Reads up to a text and returns what came, the text included.
  package func read(until text: String, within seconds: TimeInterval = 10) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    let wanted = Array(text.utf8)
    while true {
      if let end = Self.end(of: wanted, in: unread) {
        defer { unread.removeFirst(end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard readMore(until: deadline) else {
        let tail = String(decoding: unread.suffix(400), as: UTF8.self).debugDescription
        throw Failure(
          description: "\(text.debugDescription) did not come in \(seconds) s; there is \(tail)")
      }
    }
  }

  /// Reads all that comes until nothing has come for a time.
  package func readAll(untilQuietFor seconds: TimeInterval) -> String {
    while readMore(until: Date(timeIntervalSinceNow: seconds)) {}
    defer { unread.removeAll() }
    return String(decoding: unread, as: UTF8.self)
  }

  /// Waits for more output, and returns whether some came.
  private func readMore(until deadline: Date) -> Bool {
    guard wait(for: held.master, until: deadline) else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let length = Foundation.read(held.master, &chunk, chunk.count)
    guard length > 0 else { return false }
    unread.append(contentsOf: chunk[..<length])
    return true
  }

  private static func end(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) { return start + wanted.count }
    return nil
  }

  private func wait(for descriptor: Int32, until deadline: Date) -> Bool {
    while true {
      let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000).rounded(.up))
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, milliseconds)
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }

  // MARK: The program

  private enum Message {
    case started(Int32)
    case status(Status)
  }

  private func nextMessage(within seconds: TimeInterval) throws -> Message {
    var message = cpty_message()
    guard wait(for: held.messages, until: Date(timeIntervalSinceNow: seconds)),
      Foundation.read(held.messages, &message, MemoryLayout<cpty_message>.size)
        == MemoryLayout<cpty_message>.size
    else { throw Failure(description: "the program neither stopped nor ended in \(seconds) s") }
    switch Int(message.kind) {
    case CPTY_STARTED: return .started(message.value)
    case CPTY_STOPPED: return .status(.stopped(message.value))
    case CPTY_EXITED: return .status(.exited(message.value))
    case CPTY_KILLED: return .status(.killed(message.value))
    default:
      let reason = String(cString: strerror(message.value))
      throw Failure(description: "the program did not start: \(reason)")
    }
  }

  /// Waits until the program stops or ends.
  package func waitForStatus(within seconds: TimeInterval = 10) throws -> Status {
    if case .status(let status) = try nextMessage(within: seconds) { self.status = status }
    return status
  }

  /// Waits until the program has a handler for a signal. Linux only.
  package func waitForHandler(of signal: Int32, within seconds: TimeInterval = 10) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    repeat {
      if try IdleReport(process: process).caughtSignals.contains(signal) { return }
    } while !wait(for: held.messages, until: Date(timeIntervalSinceNow: 0.005))
      && deadline.timeIntervalSinceNow > 0
    throw Failure(description: "the program does not catch the signal \(signal)")
  }

  /// The terminal's modes.
  package var modes: TerminalModes { TerminalModes(of: held.slave) }
}
