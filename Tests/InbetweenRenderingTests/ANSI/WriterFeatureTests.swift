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
    for column in 20..<29 { new[column, 0].glyph = 0x3D }
    #expect(
      bytes(from: old, to: new, features: .repeat)
        == "\r\u{1B}[48;2;0;0;255m \u{1B}[19b\u{1B}[m=\u{1B}[8b")
    #expect(
      bytes(from: old, to: new, features: [])
        == "\r\u{1B}[48;2;0;0;255m" + String(repeating: " ", count: 20) + "\u{1B}[m=========")
  }

  @Test func `only characters of ASCII are repeated`() {
    var clusters = ClusterTable()
    var new = CellBuffer(GridSize(columns: 36, rows: 1))
    for column in stride(from: 0, to: 12, by: 2) {
      new[column, 0] = Cell(glyph: 0x65E5, role: .leading)
      new[column + 1, 0] = Cell(glyph: 0, role: .trailing)
    }
    let accented = clusters.number(for: "e\u{301}")
    for column in 12..<24 { new[column, 0] = Cell(glyph: accented) }
    for column in 24..<36 { new[column, 0].glyph = 0x2588 }
    var writer = ANSIWriter()
    writer.write(new, over: nil, clusters: clusters)
    #expect(!writer.takeBytes { String(decoding: $0, as: UTF8.self) }.contains("b"))
  }

  @Test(arguments: every)
  func `what a writer may not use it does not use`(features: ANSIWriter.Features) {
    let blank = CellBuffer(GridSize(columns: 40, rows: 8))
    var full = blank
    for column in 0..<40 { for row in 0..<8 { full[column, row].glyph = 0x23 } }
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

  @Test func `a link is said around its cells, which are neither erased nor bridged`() {
    var clusters = ClusterTable()
    let old = CellBuffer(GridSize(columns: 20, rows: 1))
    var new = old
    for (column, scalar) in "see here, or there".unicodeScalars.enumerated() {
      new[column, 0] = Cell(glyph: scalar.value)
    }
    for column in 4..<8 { new[column, 0].link = clusters.linkNumber(for: "https://a.b/é;x") }
    for column in 13..<18 { new[column, 0].link = clusters.linkNumber(for: "file:/c") }
    var writer = ANSIWriter()
    writer.write(old, over: nil, clusters: clusters)
    writer.takeBytes { _ in }
    writer.write(new, over: old, clusters: clusters)
    let text = writer.takeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == "see \u{1B}]8;id=1;https://a.b/%C3%A9;x\u{1B}\\here\u{1B}]8;;\u{1B}\\, or "
        + "\u{1B}]8;id=2;file:/c\u{1B}\\there\u{1B}]8;;\u{1B}\\")
    var screen = ScreenEmulator(showing: old, clusters: clusters)
    screen.feed(Array(text.utf8))
    #expect(screen.difference(from: new, clusters: clusters) == nil)
    #expect(screen[5, 0].link == "https://a.b/%C3%A9;x" && screen[8, 0].link.isEmpty)
  }

  @Test func `an address that a terminal could not take is no link`() {
    var clusters = ClusterTable()
    #expect(clusters.linkNumber(for: "") == 0)
    #expect(clusters.linkNumber(for: String(repeating: "x", count: 2084)) == 0)
    #expect(clusters.linkNumber(for: String(repeating: "é", count: 400)) == 0)
    let number = clusters.linkNumber(for: "a\u{1B}\\b\u{7}")
    #expect(clusters.address(ofLink: number) == Array("a%1B\\b%07".utf8))
    #expect(clusters.address(ofLink: 0).isEmpty && clusters.address(ofLink: 9).isEmpty)
    let numbers = (0..<70_000).map { clusters.linkNumber(for: "\($0)") }
    #expect(numbers[65_533] == 65_535 && numbers[65_534] == 0 && numbers[0] == 2)
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
