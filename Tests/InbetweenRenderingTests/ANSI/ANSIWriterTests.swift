import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

@Suite struct ANSIWriterTests {
  static let blue = CellColor(red: 0, green: 0, blue: 255)

  /// Returns a screen of one row with a text from a column on.
  static func row(
    _ columns: Int, _ text: String, at start: Int = 0, ink: CellColor = .standard,
    background: CellColor = .standard, attributes: TextAttributes = []
  ) -> CellBuffer {
    var screen = CellBuffer(GridSize(columns: columns, rows: 1))
    var column = start
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      let isWide = scalar.value >= 0x2E80
      var cell = Cell(
        glyph: scalar.value, ink: ink, background: background, attributes: attributes,
        role: isWide ? .leading : .single)
      screen[column, 0] = cell
      if isWide {
        cell.glyph = 0
        cell.role = .trailing
        screen[column + 1, 0] = cell
      }
      column += isWide ? 2 : 1
    }
    return screen
  }

  /// Returns the bytes from one screen to another as text, by a writer that wrote the first one.
  private func bytes(
    from old: CellBuffer, to new: CellBuffer, colors: ColorMode = .trueColor
  ) -> String {
    var writer = ANSIWriter(colors: colors)
    writer.write(old, over: nil, clusters: ClusterTable())
    writer.takeBytes { _ in }
    writer.write(new, over: old, clusters: ClusterTable())
    return writer.takeBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `E03: narrow text over wide text leaves nothing behind`() {
    let old = ANSIWriterTests.row(6, "你好", background: ANSIWriterTests.blue)
    let new = ANSIWriterTests.row(6, "Hi")
    var screen = ScreenEmulator(showing: old, clusters: ClusterTable())
    var writer = ANSIWriter()
    writer.write(new, over: old, clusters: ClusterTable())
    writer.takeBytes { screen.feed($0) }
    #expect(screen.rows == ["Hi    "])
    #expect(screen.cells.allSatisfy { $0.background == .standard })
  }

  @Test func `E03: the bytes between 1000 random pairs of screens give the new screen`() {
    var random = RandomScreens(seed: 7)
    for pair in 0..<1000 {
      let size = GridSize(
        columns: Int.random(in: 1...24, using: &random.generator),
        rows: Int.random(in: 1...4, using: &random.generator))
      let old = random.screen(size)
      let new = pair.isMultiple(of: 3) ? random.screen(size) : random.variant(of: old)
      var screen = ScreenEmulator(showing: old, clusters: random.clusters)
      var writer = ANSIWriter()
      writer.write(new, over: old, clusters: random.clusters)
      writer.takeBytes { screen.feed($0) }
      let difference = screen.difference(from: new, clusters: random.clusters)
      #expect(difference == nil, "pair \(pair)")
      #expect(screen.unknownSequences.isEmpty)
      guard difference == nil else { return }
    }
  }

  @Test func `a writer keeps a screen right over many frames`() {
    var random = RandomScreens(seed: 11)
    var screen = ScreenEmulator(size: GridSize(columns: 30, rows: 5))
    var writer = ANSIWriter()
    var shown: CellBuffer?
    for frame in 0..<200 {
      let next = shown.map { random.variant(of: $0) } ?? random.screen(screen.size)
      let cursor =
        frame.isMultiple(of: 4) ? CellPoint(column: Double(frame % 30), row: 2) : nil
      writer.write(next, over: shown, clusters: random.clusters, cursor: cursor)
      writer.takeBytes { screen.feed($0) }
      #expect(screen.difference(from: next, clusters: random.clusters) == nil, "frame \(frame)")
      #expect(screen.modes.contains(25) == (cursor != nil) || frame == 0)
      if let cursor { #expect(screen.column == Int(cursor.column) && screen.row == 2) }
      shown = next
    }
  }

  @Test func `an unchanged frame writes nothing`() {
    var random = RandomScreens(seed: 3)
    let screen = random.screen(GridSize(columns: 30, rows: 5))
    var writer = ANSIWriter()
    writer.write(screen, over: nil, clusters: random.clusters)
    writer.takeBytes { _ in }
    writer.write(screen, over: screen, clusters: random.clusters)
    #expect(writer.byteCount == 0)
    let cursor = CellPoint(column: 3, row: 1)
    writer.write(screen, over: screen, clusters: random.clusters, cursor: cursor)
    #expect(writer.takeBytes { String(decoding: $0, as: UTF8.self) } == "\u{1B}[2;4H\u{1B}[?25h")
    writer.write(screen, over: screen, clusters: random.clusters, cursor: cursor)
    #expect(writer.byteCount == 0)
  }

  @Test func `one run stands without brackets and two stand within`() {
    let old = ANSIWriterTests.row(20, "")
    let one = ANSIWriterTests.row(20, "ab", at: 3)
    var two = one
    two[15, 0] = Cell(glyph: 0x78)
    #expect(bytes(from: old, to: one) == "\u{1B}[3Cab")
    #expect(bytes(from: old, to: two) == "\u{1B}[?2026h\u{1B}[3Cab\u{1B}[10Cx\u{1B}[?2026l")
  }

  @Test func `a short gap is written where its colours are in force`() {
    let old = ANSIWriterTests.row(12, "abcdefgh")
    #expect(bytes(from: old, to: ANSIWriterTests.row(12, "Abcdefgh")) == "\rA")
    #expect(bytes(from: old, to: ANSIWriterTests.row(12, "AbcdeFgh")) == "\rAbcdeF")
    let far = ANSIWriterTests.row(12, "AbcdefGh")
    #expect(bytes(from: old, to: far) == "\u{1B}[?2026h\rA\u{1B}[5CG\u{1B}[?2026l")
    var colored = old
    for column in 1...2 { colored[column, 0].ink = ANSIWriterTests.blue }
    var changed = colored
    changed[0, 0].glyph = 0x41
    changed[3, 0].glyph = 0x44
    #expect(
      bytes(from: colored, to: changed) == "\u{1B}[?2026h\rA\u{1B}[2CD\u{1B}[?2026l")
  }

  @Test func `colours and attributes are said only where they change`() {
    let old = ANSIWriterTests.row(8, "")
    let red = CellColor(red: 255, green: 0, blue: 7)
    var new = ANSIWriterTests.row(8, "abc", ink: red, attributes: [.bold, .underline])
    #expect(bytes(from: old, to: new) == "\u{1B}[1;4;38;2;255;0;7mabc")
    new[1, 0].attributes = .underline
    new[2, 0].attributes = [.dim, .italic]
    #expect(
      bytes(from: old, to: new)
        == "\u{1B}[1;4;38;2;255;0;7ma\u{1B}[22mb\u{1B}[2;3;24mc")
    new[2, 0] = Cell(glyph: 0x63, attributes: .bold)
    #expect(
      bytes(from: old, to: new) == "\u{1B}[1;4;38;2;255;0;7ma\u{1B}[22mb\u{1B}[0;1mc")
  }

  @Test func `the ink of a space is not said`() {
    let old = ANSIWriterTests.row(8, "abcdefgh")
    var new = old
    new[3, 0] = Cell(glyph: 0x20, ink: ANSIWriterTests.blue, attributes: .bold)
    #expect(bytes(from: old, to: new) == "\u{1B}[4G ")
  }

  @Test func `blanks are erased where that is shorter`() {
    let old = ANSIWriterTests.row(40, String(repeating: "x", count: 40))
    let end = ANSIWriterTests.row(40, String(repeating: "x", count: 30))
    #expect(bytes(from: old, to: end) == "\u{1B}[31G\u{1B}[K")
    let middle = ANSIWriterTests.row(
      40, "xx" + String(repeating: " ", count: 20) + String(repeating: "x", count: 18))
    #expect(bytes(from: old, to: middle) == "\u{1B}[3G\u{1B}[20X")
    let colored = ANSIWriterTests.row(
      40, String(repeating: " ", count: 40), background: ANSIWriterTests.blue)
    #expect(
      bytes(from: old, to: colored)
        == "\r\u{1B}[48;2;0;0;255m \u{1B}[39b")
  }

  @Test func `without colours a highlight is reverse video`() {
    let old = ANSIWriterTests.row(8, "")
    var new = ANSIWriterTests.row(8, "abc", ink: ANSIWriterTests.blue)
    new[1, 0].background = ANSIWriterTests.blue
    new[2, 0].background = CellColor(red: 0, green: 0, blue: 0)
    new[3, 0] = Cell(glyph: 0x20, background: ANSIWriterTests.blue)
    #expect(
      bytes(from: old, to: new, colors: .none) == "a\u{1B}[7mb\u{1B}[mc\u{1B}[7m ")
  }

  @Test func `after a wide grapheme the cursor is placed by its column`() {
    let old = ANSIWriterTests.row(8, "")
    #expect(
      bytes(from: old, to: ANSIWriterTests.row(8, "日本x")) == "日\u{1B}[3G本\u{1B}[5Gx")
  }

  @Test func `half a wide grapheme is written as a space`() {
    let old = ANSIWriterTests.row(4, "xxxx")
    var new = old
    new[1, 0] = Cell(glyph: 0, role: .trailing)
    new[3, 0] = Cell(glyph: 0x65E5, role: .leading)
    #expect(bytes(from: old, to: new) == "\u{1B}[2G x ")
  }

  @Test func `nothing passes that a terminal obeys`() {
    var clusters = ClusterTable()
    let lineEnd = clusters.number(for: "\r\n")
    var new = CellBuffer(GridSize(columns: 8, rows: 1))
    let glyphs: [UInt32] = [0, 0x1B, 0x7F, 0x9B, 0x202E, 0xD800, lineEnd, 0x11_FFFF]
    for (column, glyph) in glyphs.enumerated() { new[column, 0] = Cell(glyph: glyph) }
    var writer = ANSIWriter()
    writer.write(new, over: nil, clusters: clusters)
    let text = writer.takeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(text.unicodeScalars.filter { $0 == "\u{FFFD}" }.count == 9)
    let others = text.unicodeScalars.filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    #expect(others.allSatisfy { $0 == "\u{1B}" } && !text.contains("\u{202E}"))
    var screen = ScreenEmulator(size: new.size)
    screen.feed(Array(text.utf8))
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test func `a picture may begin below the first row`() {
    var writer = ANSIWriter(firstRow: 5)
    writer.write(ANSIWriterTests.row(4, "ab", at: 1), over: nil, clusters: ClusterTable())
    #expect(writer.takeBytes { String(decoding: $0, as: UTF8.self) } == "\u{1B}[6H\u{1B}[m ab ")
  }

  @Test func `a screen without cells writes nothing`() {
    var writer = ANSIWriter()
    let nothing = CellBuffer(GridSize(columns: 0, rows: 3))
    writer.write(nothing, over: nil, clusters: ClusterTable(), cursor: CellPoint(column: 0, row: 0))
    #expect(writer.byteCount == 0)
  }

  @Test func `only rows with damage are looked at`() {
    let old = CellBuffer(GridSize(columns: 4, rows: 1))
    let new = ANSIWriterTests.row(4, "ab")
    let none = CellDamage(size: old.size)
    var writer = ANSIWriter()
    writer.write(old, over: nil, clusters: ClusterTable())
    writer.takeBytes { _ in }
    writer.write(new, over: old, damage: none, clusters: ClusterTable())
    #expect(writer.byteCount == 0)
    writer.write(new, over: old, clusters: ClusterTable())
    #expect(writer.takeBytes { String(decoding: $0, as: UTF8.self) } == "ab")
  }
}
