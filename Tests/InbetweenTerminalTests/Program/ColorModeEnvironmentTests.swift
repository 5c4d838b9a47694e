import InbetweenRendering
import Testing

@testable import InbetweenTerminal

@Suite struct ColorModeEnvironmentTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-256color"], .ansi256), (["TERM": "screen-256color"], .ansi256),
      (["TERM": "xterm-kitty"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "linux"], .ansi16), (["TERM": "xterm"], .ansi16), ([:], .ansi16),
      (["TERM": "vt220"], .none), (["TERM": "vt220", "CLICOLOR_FORCE": "1"], .ansi16),
      (["TERM": "vt220", "CLICOLOR_FORCE": "0"], .none),
      (["NO_COLOR": "1", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"], .none),
      (["NO_COLOR": "", "COLORTERM": "truecolor"], .trueColor),
    ] as [([String: String], ColorMode)])
  func `E17: the environment says which colours are written`(
    environment: [String: String], colors: ColorMode
  ) {
    #expect(ColorMode(environment: environment) == colors)
  }

  @Test(
    arguments: [
      (["--colors", "16"], .ansi16), (["--colors=none"], ColorMode.none),
      (["--colors", "auto"], nil),
      ([], nil),
    ] as [([String], ColorMode?)])
  func `an option goes before the environment`(arguments: [String], colors: ColorMode?) throws {
    #expect(try TerminalOptions(arguments: arguments).colors == colors)
  }

  @Test func `a mode that is none is refused with the ones there are`() {
    #expect {
      try TerminalOptions(arguments: ["--colors", "265"])
    } throws: { error in
      "\(error)"
        == "--colors needs auto, truecolor, 256, 16 or none, got \"265\"; did you mean \"256\"?"
    }
  }
}
