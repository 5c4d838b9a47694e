import InbetweenDrawing
import Testing

@testable import InbetweenTerminal

@Suite struct TerminalOptionsTests {
  @Test func `without options the defaults hold`() throws {
    let options = try TerminalOptions(arguments: [])
    #expect(options == TerminalOptions())
    #expect(options.frameRate == 60 && options.usesMouse && options.edges == .subcell)
    #expect(options.size == nil && !options.autoplays && !options.showsHelp)
  }

  @Test func `every option is understood`() throws {
    let options = try TerminalOptions(arguments: [
      "--fps", "30", "--size", "40x5", "--no-mouse", "--edges", "cell", "--autoplay",
      "--reduce-motion", "--help",
    ])
    #expect(options.frameRate == 30)
    #expect(options.size == GridSize(columns: 40, rows: 5))
    #expect(!options.usesMouse && options.edges == .cell)
    #expect(options.autoplays && options.showsHelp && options.reducesMotion)
  }

  @Test func `a value may follow an equals sign`() throws {
    let options = try TerminalOptions(arguments: ["--fps=240", "--size=80X24", "-h"])
    #expect(options.frameRate == 240)
    #expect(options.size == GridSize(columns: 80, rows: 24))
    #expect(options.showsHelp)
  }

  @Test(arguments: [
    (
      ["--fsp", "30"],
      "unknown option \"--fsp\"; did you mean \"--fps\"? List the options with: --help"
    ),
    (["--zebra"], "unknown option \"--zebra\"; list the options with: --help"),
    (["--fps"], "--fps needs a value after it: a whole number from 1 to 240, such as 60"),
    (["--size", "40x5", "--size=41x5"], "--size is given twice: give it once"),
    (["--fps", "0"], "--fps needs a whole number from 1 to 240, such as 60, got \"0\""),
    (["--fps=241"], "--fps needs a whole number from 1 to 240, such as 60, got \"241\""),
    (["--fps", "fast"], "--fps needs a whole number from 1 to 240, such as 60, got \"fast\""),
    (["--size", "80"], "--size needs columns x rows from 1 to 1000, such as 80x24, got \"80\""),
    (["--size", "0x5"], "--size needs columns x rows from 1 to 1000, such as 80x24, got \"0x5\""),
    (
      ["--size", "8x4x2"],
      "--size needs columns x rows from 1 to 1000, such as 80x24, got \"8x4x2\""
    ),
    (
      ["--edges", "cel"],
      "--edges needs auto, subcell or cell, got \"cel\"; did you mean \"cell\"?"
    ),
    (
      ["--edges", "AUTO"],
      "--edges needs auto, subcell or cell, got \"AUTO\"; did you mean \"auto\"?"
    ),
    (["--edges", ""], "--edges needs auto, subcell or cell, got \"\""),
    (["--autoplay=yes"], "--autoplay takes no value, got \"yes\"; leave it out"),
    (
      ["demo"],
      "unexpected word \"demo\"; only options are understood, list them with: --help"
    ),
    (["\u{1B}[2J"], "unexpected word \"[2J\"; only options are understood, list them with: --help"),
  ])
  func `a mistake is told in one sentence`(arguments: [String], sentence: String) {
    let error = #expect(throws: TerminalOptionsError.self) {
      try TerminalOptions(arguments: arguments)
    }
    #expect(error?.description == sentence)
  }
}
