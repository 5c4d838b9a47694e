import Foundation
import Testing

/// What the tool says of command lines that make no sense.
@Suite struct ErrorTests {
  @Test(
    arguments: [
      (["dump", "period-piker"], "unknown scene \"period-piker\"", "did you mean period-picker?"),
      (
        ["dump", "period-picker", "--format", "jason"], "unknown format \"jason\"",
        "did you mean json?"
      ),
      (
        ["dump", "period-picker", "--glyphs", "foo"], "unknown glyph set \"foo\"",
        "expected one of auto, octant, sextant, block, half, ascii"
      ),
      (
        ["dump", "period-picker", "--frame", "3"], "unknown option \"--frame\"",
        "did you mean --frames?"
      ),
      (
        ["dump", "period-picker", "--script", "tap \"Weak\""],
        "nothing on screen is called \"Weak\"", "did you mean \"Week\"?"
      ),
      (
        ["dump", "period-picker", "--size", "40x5", "--script", "tap 40,2"],
        "the place 40,2 is outside of the window of 40 x 5 cells",
        "columns are 0 to 39, rows 0 to 4"
      ),
      (
        ["trace", "period-picker", "--size", "40x5", "--script", "press 3,5"],
        "script: the place 3,5 is outside", "of 40 x 5 cells"
      ),
      (
        ["dump", "period-picker", "--script", "tab \"Week\""], "\"tab\"", "tap"
      ),
      (["dump", "period-picker", "--script", "wait soon"], "\"soon\"", "wait 0.1"),
      (
        ["dump", "period-picker", "--script-file", "/nowhere/at all"],
        "cannot read the script \"/nowhere/at all\"", "No such file"
      ),
      (
        ["dump", "period-picker", "--size", "80by24"], "\"80by24\"", "as in 80x24"
      ),
      (["dump", "period-picker", "--size", "0x24"], "\"0x24\"", "from 1 to 1000"),
      (["dump", "period-picker", "--size", "+80x24"], "\"+80x24\"", "from 1 to 1000"),
      (["dump", "period-picker", "--size", "80x24x3"], "\"80x24x3\"", "as in 80x24"),
      (["dump", "period-picker", "--fps", "0"], "\"0\"", "frames a second"),
      (["dump", "period-picker", "--fps", "nan"], "\"nan\"", "frames a second"),
      (["dump", "period-picker", "--duration", "-1"], "\"-1\"", "seconds"),
      (["dump", "period-picker", "--frames", "1.5"], "\"1.5\"", "whole number"),
      (
        ["dump", "period-picker", "--frames", "3", "--duration", "1"], "--duration and --frames",
        "give one of them"
      ),
      (["dump", "period-picker", "--fps"], "--fps needs a value", "after it"),
      (["dump", "period-picker", "--fps", "20", "--fps", "30"], "--fps is given twice", "once"),
      (
        ["dump", "period-picker", "--colors", "AUTO", "--format", "film"],
        "unknown colour mode \"AUTO\"", "did you mean auto?"
      ),
      (
        ["dump", "period-picker", "--edges", "AUTO", "--format", "film"],
        "unknown edge style \"AUTO\"", "did you mean auto?"
      ),
      (["play", "rows", "--edges", "AUTO"], "--edges needs", "did you mean \"auto\"?"),
      (["dump", "period-picker", "--colors", "16"], "--colors does nothing", "format json"),
      (["dump", "period-picker", "--edges", "cell"], "--edges does nothing", "leave it out"),
      (
        ["dump", "period-picker", "--format", "svg", "--colors", "16"], "--colors does nothing",
        "format svg"
      ),
      (["play", "rows", "--size", "40x5", "--size", "41x5"], "--size is given twice", "once"),
      (["dump", "period-picker", "list"], "got also \"list\"", "one scene"),
      (["dump"], "needs a scene", "inbetween list"),
      (["trace"], "needs a scene", "inbetween list"),
      (["trace", "order"], "unknown scene \"order\"", "did you mean orders?"),
      (["trace", "orders", "rows"], "got also \"rows\"", "one scene"),
      (["trace", "orders", "--jason"], "unknown option \"--jason\"", "did you mean --json?"),
      (["trace", "orders", "--fps", "0"], "\"0\"", "frames a second"),
      (["trace", "orders", "--duration", "-1"], "\"-1\"", "seconds"),
      (["trace", "orders", "--script", "tap \"Teh\""], "nothing on screen", "is called \"Teh\""),
      (["dmup"], "unknown command \"dmup\"", "did you mean dump?"),
      (["list", "all"], "got \"all\"", "no arguments"),
      ([], "expected a command", "inbetween --help"),
    ] as [([String], String, String)])
  func `a command line that makes no sense gets one sentence with a suggestion`(
    arguments: [String], problem: String, suggestion: String
  ) throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "frames.jsonl")
    // Only `dump` knows -o, and only where there is a scene; the other lines are as they stand.
    let isDump = arguments.first == "dump" && arguments.count > 1 && arguments.last != "--fps"
    let result = try Tool.run(isDump ? arguments + ["-o", file.path] : arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.contains(suggestion), "\(result.errors)")
    #expect(result.errors.hasPrefix("inbetween: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1 && result.errors.hasSuffix("\n"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `the version is one line`() throws {
    let result = try Tool.run("--version")
    #expect(result.status == 0 && result.text == "inbetween 0.1\n")
  }

  @Test func `the colours and edges that dump takes by itself are the full ones`() throws {
    let film = ["dump", "period-picker", "--frames", "1", "--format", "film"]
    let automatic = try Tool.run(film + ["--colors", "auto", "--edges", "auto"])
    #expect(try automatic.status == 0 && automatic.output == Tool.run(film).output)
  }

  @Test func `an escape sequence in an argument does not reach the terminal`() throws {
    let result = try Tool.run("dump", "\u{1B}[2Jperiod\u{7}-picker\n")
    #expect(result.status == 64)
    #expect(!result.errors.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 })
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func `a file that cannot be written leaves nothing behind`() throws {
    let result = try Tool.run("dump", "period-picker", "-o", "/nowhere/frames.jsonl")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cannot write \"/nowhere/frames.jsonl\": No such file"))
  }

  @Test func `a script that is no text is refused with a reason`() throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "script")
    try Data([0xFF, 0xFE, 0xC0]).write(to: script)
    let result = try Tool.run("dump", "period-picker", "--script-file", script.path)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cannot read the script"))
  }

  @Test func `where standard error takes nothing the status still tells`() throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "unwritable")
    try Data().write(to: file)
    let result = try Tool.start(["bogus"], errors: FileHandle(forReadingFrom: file)).wait()
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["list", "dump rows", "trace rows", "play rows", "curve smooth", "--help"])
  func `where standard output is closed one sentence says so`(arguments: String) throws {
    let tool = try Tool.executable("inbetween").path
    let result = try Tool.start(
      ["-c", "exec \"$TOOL\" \(arguments) >&-"], of: "bin/sh", environment: ["TOOL": tool]
    ).wait()
    #expect(result.status == 1)
    #expect(
      result.errors
        == "inbetween: cannot write to standard output (Bad file descriptor); "
        + "check where it leads\n")
  }
}
