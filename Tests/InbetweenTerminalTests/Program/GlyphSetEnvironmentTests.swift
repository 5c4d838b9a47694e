import InbetweenRendering
import Testing

@testable import InbetweenTerminal

@Suite struct GlyphSetEnvironmentTests {
  @Test(
    arguments: [
      (["LANG": "C"], .ascii), (["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"], .ascii),
      (["LC_CTYPE": "de_DE.ISO-8859-1@euro"], .ascii), (["LANG": "C.utf8"], .blocks),
      (["LC_ALL": "", "LANG": "de_DE.UTF-8@euro"], .blocks), (["LANG": "de_DE"], .blocks),
      ([:], .blocks), (["TERM": "linux"], .halves), (["TERM": "linux", "LANG": "C"], .ascii),
      (["TERM": "xterm-kitty", "LANG": "en_GB.UTF-8"], .sextants),
    ] as [([String: String], GlyphSet)])
  func `the locale and the terminal say which glyphs there are`(
    environment: [String: String], glyphs: GlyphSet
  ) {
    #expect(GlyphSet(environment: environment) == glyphs)
  }

  @Test(
    arguments: [
      (["--glyphs", "octant"], .octants), (["--glyphs=half"], .halves),
      (["--glyphs", "auto"], nil),
    ] as [([String], GlyphSet?)])
  func `an option goes before the environment`(arguments: [String], glyphs: GlyphSet?) throws {
    #expect(try TerminalOptions(arguments: arguments).glyphs == glyphs)
  }

  @Test func `a set that is none is refused with the ones there are`() {
    #expect {
      try TerminalOptions(arguments: ["--glyphs", "octants"])
    } throws: { error in
      "\(error)"
        == "--glyphs needs auto, octant, sextant, block, half or ascii, got \"octants\"; "
        + "did you mean \"octant\"?"
    }
  }
}
