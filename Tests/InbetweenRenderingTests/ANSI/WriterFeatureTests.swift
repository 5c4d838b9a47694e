import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

@Suite struct WriterFeatureTests {
  private static let every = (0...ANSIWriter.Features.all.rawValue).map(
    ANSIWriter.Features.init(rawValue:))

  /// Returns the bytes from one screen to another as text, by a writer that wrote the first one.
  private func bytes(
    from old: CellBuffer, to new: CellBuffer, features: ANSIWriter.Features, firstRow: Int = 0
  ) -> String {
    var writer = ANSIWriter(firstRow: firstRow, features: features)
    writer.write(old, over: nil, clusters: ClusterTable())
    writer.takeBytes { _ in }
    writer.write(new, over: old, clusters: ClusterTable())
    return writer.takeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a screen of rows that each begin with another letter.
  private func lines(_ letters: String, columns: Int = 20) -> CellBuffer {
    var screen = CellBuffer(GridSize(columns: columns, rows: letters.unicodeScalars.count))
    for (row, letter) in letters.unicodeScalars.enumerated() where letter != " " {
      for column in 0..<columns - 4 {
        screen[column, row] = Cell(glyph: letter.value + UInt32(column % 3))
      }
    }
    return screen
  }

  @Test func `rows that moved up are scrolled within margins`() {
    // The first two rows stay, the next three move, and the last one comes in blank and is written.
    let bytes = bytes(from: lines("ADGJMP"), to: lines("ADJMPS"), features: .all)
    #expect(
      bytes == "\u{1B}[?2026h\u{1B}[3;6r\u{1B}[S\u{1B}[r\u{1B}[6HSTUSTUSTUSTUSTUS\u{1B}[?2026l")
  }

  @Test func `rows that moved down by two are scrolled down`() {
    let bytes = bytes(from: lines("ADGJMP"), to: lines("  ADGJ"), features: .all, firstRow: 2)
    #expect(bytes == "\u{1B}[?2026h\u{1B}[3;8r\u{1B}[2T\u{1B}[r\u{1B}[?2026l")
  }

  @Test func `two lists scroll each by itself, and colours end before`() {
    var (old, new) = (lines("ADGJMPS_adgjmps"), lines("DGJMPS _ adgjmp"))
    old[0, 7].background = CellColor(red: 1, green: 2, blue: 3)
    new[0, 7].background = CellColor(red: 1, green: 2, blue: 4)
    let bytes = bytes(from: old, to: new, features: .all)
    #expect(
      bytes.hasPrefix(
        "\u{1B}[?2026h\u{1B}[1;7r\u{1B}[S\u{1B}[9;15r\u{1B}[T\u{1B}[r\u{1B}[8H\u{1B}[48;2;1;2;4m"))
  }

  @Test func `a few cells, and rows without brackets, are written rather than scrolled`() {
    let (old, new) = (lines("ADG", columns: 10), lines("DGJ", columns: 10))
    #expect(!bytes(from: old, to: new, features: .all).contains("r"))
    let wide = bytes(from: lines("ADGJMP"), to: lines("DGJMPS"), features: [.scroll, .erase])
    #expect(!wide.contains("r"))
  }

  @Test func `a selected row that stays does not keep a list from scrolling`() {
    var (old, new) = (lines("ADGJMPS"), lines("DGJMPSV"))
    for column in 0..<16 {
      old[column, 3].attributes = .reverse
      new[column, 3].attributes = .reverse
    }
    let bytes = bytes(from: old, to: new, features: .all)
    #expect(bytes.hasPrefix("\u{1B}[?2026h\u{1B}[1;7r\u{1B}[S\u{1B}[r"))
  }

  @Test func `equal cells are repeated`() {
    let blue = CellColor(red: 0, green: 0, blue: 255)
    let old = CellBuffer(GridSize(columns: 30, rows: 1))
    var new = old
    for column in 0..<20 { new[column, 0].background = blue }
    for column in 20..<25 { new[column, 0].glyph = 0x2588 }
    #expect(
      bytes(from: old, to: new, features: .repeat)
        == "\r\u{1B}[48;2;0;0;255m \u{1B}[19b\u{1B}[m█\u{1B}[4b")
    #expect(
      bytes(from: old, to: new, features: [])
        == "\r\u{1B}[48;2;0;0;255m" + String(repeating: " ", count: 20) + "\u{1B}[m█████")
  }

  @Test func `wide graphemes and clusters are not repeated`() {
    var clusters = ClusterTable()
    var new = CellBuffer(GridSize(columns: 24, rows: 1))
    for column in stride(from: 0, to: 12, by: 2) {
      new[column, 0] = Cell(glyph: 0x65E5, role: .leading)
      new[column + 1, 0] = Cell(glyph: 0, role: .trailing)
    }
    let accented = clusters.number(for: "e\u{301}")
    for column in 12..<24 { new[column, 0] = Cell(glyph: accented) }
    var writer = ANSIWriter()
    writer.write(new, over: nil, clusters: clusters)
    #expect(!writer.takeBytes { String(decoding: $0, as: UTF8.self) }.contains("b"))
  }

  @Test(arguments: every)
  func `what a writer may not use it does not use`(features: ANSIWriter.Features) {
    let blank = CellBuffer(GridSize(columns: 40, rows: 8))
    var full = blank
    for column in 0..<40 { for row in 0..<8 { full[column, row].glyph = 0x2588 } }
    let text =
      bytes(from: full, to: blank, features: features)
      + bytes(from: blank, to: full, features: features)
      + bytes(
        from: lines("ADGJMPSV"), to: lines("DGJMPSVY"), features: features)
    let ends: [(ANSIWriter.Features, String)] = [
      (.erase, "[K"), (.repeat, "[39b"), ([.scroll, .synchronized], "[S"),
      (.synchronized, "[?2026h"),
    ]
    for (feature, sequence) in ends {
      #expect(text.contains(sequence) == features.isSuperset(of: feature), "\(sequence)")
    }
  }

  @Test func `the screen is erased outside of brackets, and its history never`() {
    var writer = ANSIWriter()
    writer.clearScreen()
    writer.write(lines("ADG"), over: nil, clusters: ClusterTable())
    let text = writer.takeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(text.hasPrefix("\u{1B}[m\u{1B}[r\u{1B}[H\u{1B}[2J\u{1B}[?2026h"))
    var screen = ScreenEmulator(size: GridSize(columns: 20, rows: 3))
    screen.feed(Array(text.utf8))
    #expect(screen.unwelcomeErasures == 0)
    screen.feed(Array("\u{1B}[3J\u{1B}[?2026h\u{1B}[2J".utf8))
    #expect(screen.unwelcomeErasures == 2)
  }
}
