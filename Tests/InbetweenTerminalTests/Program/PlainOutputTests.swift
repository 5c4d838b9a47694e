import Foundation
import PseudoTerminal
import Testing

@Suite struct PlainOutputTests {
  private func run(_ arguments: [String]) throws -> (output: String, error: String, code: Int32) {
    let process = Process()
    process.executableURL = try PseudoTerminal.buildFolder.appendingPathComponent("terminal-probe")
    process.arguments = arguments
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: written, as: UTF8.self), String(decoding: said, as: UTF8.self),
      process.terminationStatus
    )
  }

  @Test func `E16 without a terminal the settled picture is printed once as text`() throws {
    let result = try run([])
    #expect(result.output == "at 0, 80x24\n")
    #expect(result.error == "" && result.code == 0)
  }

  @Test func `without a terminal the picture has the size that was asked for`() throws {
    #expect(try run(["--size", "40x5"]).output == "at 0, 40x5\n")
  }

  @Test func `a bad command line is one sentence on standard error, and code 64`() throws {
    let result = try run(["--fsp", "30"])
    #expect(
      result.error
        == "terminal-probe: unknown option \"--fsp\"; did you mean \"--fps\"? "
        + "List the options with: --help\n")
    #expect(result.output == "" && result.code == 64)
  }

  @Test func `the help goes to standard output, and code 0`() throws {
    let result = try run(["--help"])
    #expect(result.output.hasPrefix("usage: terminal-probe [options]\n"))
    #expect(result.error == "" && result.code == 0)
  }

  @Test func `a terminal that knows only lines gets text, and a line that says why`() throws {
    let note = "note: TERM is dumb, so the settled picture is printed as text\r\n"
    let terminal = try PseudoTerminal(
      "terminal-probe", environment: ["TERM": "dumb"], columns: 40, rows: 5)
    #expect(try terminal.waitForStatus() == .exited(0))
    #expect(try terminal.read(until: "40x5\r\n") == note + "at 0, 40x5\r\n")

    let unknown = try PseudoTerminal(
      "terminal-probe", environment: ["TERM": "dumb"], columns: 0, rows: 0)
    #expect(try unknown.waitForStatus() == .exited(0))
    #expect(try unknown.read(until: "80x24\r\n") == note + "at 0, 80x24\r\n")
  }
}
