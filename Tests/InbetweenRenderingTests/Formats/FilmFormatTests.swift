import InbetweenDrawing
import InbetweenRendering
import Testing

@Suite struct FilmFormatTests {
  private let blue = CellColor(red: 0, green: 0x33, blue: 0xFF)
  private let sequence = FrameSequence(
    scene: "two tabs", size: GridSize(columns: 6, rows: 2), fps: 20, frames: [])

  private func frame(_ number: Int, highlightAt column: Int) -> RenderedFrame {
    var cells = CellBuffer(GridSize(columns: 6, rows: 2))
    for (place, scalar) in "Day日".unicodeScalars.enumerated() {
      cells[place, 1].glyph = scalar.value
    }
    cells[0, 1].attributes = .bold
    cells[3, 1].role = .leading
    cells[4, 1] = Cell(glyph: 0, role: .trailing)
    for place in column..<column + 2 { cells[place, 1].background = blue }
    return RenderedFrame(
      number: number, time: Double(number) / 20, cells: cells, clusters: ClusterTable())
  }

  @Test func `frames stand under each other with their times and style maps`() {
    let frames = [frame(0, highlightAt: 0), frame(1, highlightAt: 3)]
    #expect(
      FilmFormat().text(of: frames, in: sequence) == """
        scene "two tabs"
        size 6 x 2
        fps 20
        background #000000
        a default on #0033ff, bold
        b default on #0033ff
        c default on default, bold

        frame 0 at 0.0000
        0 |      |
        1 |Day日 |
        styles
        1 |ab    |

        frame 1 at 0.0500
        0 |      |
        1 |Day日 |
        styles
        1 |c  bb |

        """)
  }

  @Test func `without colours a highlight is reversed`() {
    let text = FilmFormat(colors: .none).text(of: [frame(1, highlightAt: 3)], in: sequence)
    #expect(text.contains("\na default on default, bold\nb default on default, reverse\n"))
    #expect(text.hasSuffix("styles\n1 |a  bb |\n"))
  }

  @Test func `a frame without styles has no map and one of another size tells it`() {
    let cells = CellBuffer(GridSize(columns: 2, rows: 11))
    let frame = RenderedFrame(number: 7, time: 0.35, cells: cells, clusters: ClusterTable())
    let text = FilmFormat().text(of: [frame], in: sequence)
    #expect(
      text.hasSuffix(
        "\nframe 7 at 0.3500, 2 x 11\n"
          + (0..<11).map {
            ($0 < 10 ? " " : "") + "\($0) |  |\n"
          }.joined()))
    #expect(!text.contains("styles"))
  }

  @Test func `many styles have letters of their own, also after the last letter`() {
    var cells = CellBuffer(GridSize(columns: 10_000, rows: 1))
    for column in 0..<10_000 {
      cells[column, 0].background = CellColor(
        red: 0, green: UInt8(column / 256), blue: UInt8(column % 256))
    }
    let frame = RenderedFrame(number: 0, time: 0, cells: cells, clusters: ClusterTable())
    let lines = FilmFormat().text(of: [frame], in: sequence).split(separator: "\n")
    let letters = Array((lines.last ?? "").dropFirst(3).dropLast())
    #expect(letters.count == 10_000 && Set(letters).count == 10_000)
    // 52 plain letters, 398 Latin ones with marks and 296 Cyrillic ones; then plain ones under each of 13 letters,
    // and under each two of them.
    #expect(letters[0] == "a" && letters[51] == "Z" && letters[745] == "\u{52F}")
    #expect(letters[746] == "a\u{363}" && letters[797] == "Z\u{363}")
    #expect(letters[798] == "a\u{364}" && letters[746 + 13 * 52] == "a\u{363}\u{363}")
    // Four lines of the header, and then the styles.
    #expect(lines[4 + 746] == "a\u{363} default on #0002ea")
    #expect(lines[4 + 9999] == "\(letters[9999]) default on #00270f")
  }

  @Test func `a buffer describes itself`() {
    let cells = frame(0, highlightAt: 3).cells
    #expect(
      cells.debugDescription == """
        0 |      |
        1 |Day日 |
        styles
        1 |a  bb |
        a default on default, bold
        b default on #0033ff

        """)
  }
}
