import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

@Suite struct ScreenEmulatorTests {
  private func screen(_ columns: Int, _ rows: Int, after text: String) -> ScreenEmulator {
    var screen = ScreenEmulator(size: GridSize(columns: columns, rows: rows))
    screen.feed(Array(text.utf8))
    return screen
  }

  @Test(arguments: [
    ("ab\u{8}c", ["ac   ", "     "]), ("abcdefg", ["abcde", "fg   "]),
    ("\u{1B}[2;3Hx\u{1B}[Hy", ["y    ", "  x  "]), ("ab\r\ncd\r\nef", ["cd   ", "ef   "]),
    ("abcde\r\u{1B}[2Cx", ["abxde", "     "]), ("abcde\u{1B}[2Gx\u{1B}[By", ["axcde", "  y  "]),
    ("abcde\u{1B}[3G\u{1B}[K", ["ab   ", "     "]),
    ("abcde\u{1B}[2G\u{1B}[2X", ["a  de", "     "]),
    ("abcde\u{1B}[2J", ["     ", "     "]), ("abcde\u{1B}[D\u{1B}[Dx", ["abxde", "     "]),
    ("ab\u{1B}[2d\u{1B}[Ac\u{1B}[Ed\u{1B}[Fe", ["ebc  ", "d    "]),
    ("\u{1B}]2;title\u{7}a\u{1B}]0;x\u{1B}\\b", ["ab   ", "     "]),
  ])
  func `moves, erasures and wraps`(bytes: String, rows: [String]) {
    let screen = screen(5, 2, after: bytes)
    #expect(screen.rows == rows)
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test(arguments: [
    ("日b", ["日b "]), ("日\u{1B}[2Gx", [" x  "]), ("日\rx", ["x   "]), ("a日\r本", ["本  "]),
    ("e\u{301}x", ["e\u{301}x  "]), ("👨‍👩‍👧x", ["👨‍👩‍👧x "]), ("❤\u{FE0F}x", ["❤\u{FE0F}x "]),
    ("🇩🇪x", ["🇩🇪x "]), ("1\u{FE0F}\u{20E3}x", ["1\u{FE0F}\u{20E3}x "]),
  ])
  func `wide graphemes take two cells and are never left in half`(bytes: String, rows: [String]) {
    #expect(screen(4, 1, after: bytes).rows == rows)
  }

  @Test func `a wide grapheme that does not fit goes to the next row`() {
    #expect(screen(3, 2, after: "ab日").rows == ["ab ", "日 "])
  }

  @Test func `a blank keeps the old colours where half of a wide grapheme goes`() {
    let screen = screen(3, 1, after: "\u{1B}[48;2;0;0;255m日\r\u{1B}[mH")
    #expect(screen[0, 0] == ScreenEmulator.Cell(text: "H"))
    let blue = CellColor(red: 0, green: 0, blue: 255)
    #expect(screen[1, 0] == ScreenEmulator.Cell(text: " ", background: blue))
  }

  @Test func `colours and attributes`() {
    let screen = screen(
      6, 1,
      after:
        "\u{1B}[1;2;38;2;1;2;3ma\u{1B}[22;4;7mb\u{1B}[24;27;39;48;2;9;8;7mc\u{1B}[0;3md\u{1B}[me")
    let ink = CellColor(red: 1, green: 2, blue: 3)
    #expect(
      (0..<5).map { screen[$0, 0] } == [
        ScreenEmulator.Cell(text: "a", ink: ink, attributes: [.bold, .dim]),
        ScreenEmulator.Cell(text: "b", ink: ink, attributes: [.underline, .reverse]),
        ScreenEmulator.Cell(text: "c", background: CellColor(red: 9, green: 8, blue: 7)),
        ScreenEmulator.Cell(text: "d", attributes: .italic), ScreenEmulator.Cell(text: "e"),
      ])
  }

  @Test(arguments: [
    ("\u{1B}[S", ["b ", "c ", "d ", "  "]), ("\u{1B}[2T", ["  ", "  ", "a ", "b "]),
    ("\u{1B}[2;3r\u{1B}[S\u{1B}[rx", ["x ", "c ", "  ", "d "]),
    ("\u{1B}[2;4r\u{1B}[T\u{1B}[r", ["a ", "  ", "b ", "c "]),
    ("\u{1B}[1;2r\u{1B}[2H\n", ["b ", "  ", "c ", "d "]),
    ("\u{1B}[1;2r\u{1B}[9Hx\n", ["a ", "b ", "c ", "x "]),
    ("\u{1B}[3;3r\u{1B}[9S", ["  ", "  ", "  ", "  "]),
  ])
  func `rows scroll within margins`(bytes: String, rows: [String]) {
    let screen = screen(2, 4, after: "a\r\nb\r\nc\r\nd" + bytes)
    #expect(screen.rows == rows)
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test func `a character is repeated only right behind it`() {
    #expect(screen(6, 1, after: "ab\u{1B}[2b\u{1B}[bc").rows == ["abbbc "])
    #expect(
      screen(6, 1, after: "ab\u{1B}[C\u{1B}[2b").unknownSequences == ["CSI b without a character"])
  }

  @Test func `erasing uses the background in force`() {
    let screen = screen(3, 1, after: "\u{1B}[48;2;9;8;7m\u{1B}[K")
    #expect(screen[2, 0].background == CellColor(red: 9, green: 8, blue: 7))
  }

  @Test func `modes, frames and unknown sequences are noted`() {
    let screen = screen(
      3, 1, after: "\u{1B}[?25l\u{1B}[?1049;2026h\u{1B}[?2026l\u{1B}[3 q\u{1B}c\u{7}")
    #expect(screen.modes == [7, 1049])
    #expect(screen.synchronizedFrames == 1)
    #expect(screen.unknownSequences == ["CSI   q", "ESC c", "control 7"])
  }

  @Test func `a sequence or character may be cut anywhere`() {
    let bytes = Array("\u{1B}[31;1H\u{1B}[1;2H日é\u{1B}]2;x\u{1B}\\z".utf8)
    var whole = ScreenEmulator(size: GridSize(columns: 6, rows: 1))
    whole.feed(bytes)
    var cut = ScreenEmulator(size: GridSize(columns: 6, rows: 1))
    for byte in bytes { cut.feed([byte]) }
    #expect(cut.rows == [" 日éz "])
    #expect(cut.cells == whole.cells)
  }

  @Test func `a difference is told by its place and both looks`() {
    var buffer = CellBuffer(GridSize(columns: 2, rows: 1))
    buffer[1, 0] = Cell(glyph: 0x41, ink: CellColor(red: 255, green: 0, blue: 0))
    let screen = ScreenEmulator(size: buffer.size)
    #expect(
      screen.difference(from: buffer, clusters: ClusterTable())
        == "column 1, row 0: the screen shows \" \" default on default, "
        + "the picture has \"A\" #ff0000 on default")
    let shown = ScreenEmulator(showing: buffer, clusters: ClusterTable())
    #expect(shown.difference(from: buffer, clusters: ClusterTable()) == nil)
  }
}
