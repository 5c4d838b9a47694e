import InbetweenDrawing
import Testing

struct TextShaperTests {
  private var table = ClusterTable()

  private mutating func line(_ text: String) throws -> ShapedLine {
    try #require(TextShaper.shape(text, in: &table).first)
  }

  /// The lines as text, each between bars so that spaces are seen.
  private func strings(_ lines: [ShapedLine]) -> [String] { lines.map { $0.text(in: table) } }

  @Test mutating func `a text has one line more than line breaks`() {
    #expect(strings(TextShaper.shape("", in: &table)) == [""])
    #expect(strings(TextShaper.shape("ab\n\nc", in: &table)) == ["ab", "", "c"])
    #expect(strings(TextShaper.shape("é\r\nf\n", in: &table)) == ["é", "f", ""])
  }

  @Test mutating func `a line is as wide as its graphemes together`() throws {
    #expect(try line("日本語").clusters.map(\.width) == [2, 2, 2])
    #expect(try line("日本語").width == 6)
    #expect(try line("a👨‍👩‍👧‍👦é").clusters.map(\.width) == [1, 2, 1])
    #expect(try line("plain").width == 5)
  }

  @Test mutating func `single scalars are their own number and others are in the table`() throws {
    #expect(try line("aé日").clusters.map(\.number) == [0x61, 0xE9, 0x65E5])
    #expect(
      try line("e\u{301}🇩🇪e\u{301}").clusters.map(\.number) == [0x11_0000, 0x11_0001, 0x11_0000])
  }

  @Test mutating func `a tab goes to the next eighth column`() throws {
    #expect(try line("a\tb").text(in: table) == "a       b")
    #expect(try line("日本\tb").text(in: table) == "日本    b")
    #expect(try line("12345678\tb").text(in: table) == "12345678        b")
  }

  @Test mutating func `E06 accents keep to their base, and a lone mark gets a blank one`() throws {
    let accent = try line("e\u{301}a")
    #expect(accent.clusters.map(\.width) == [1, 1])
    #expect(TextShaper.truncate(accent, columns: 2) == accent)
    #expect(strings(TextShaper.wrap(accent, columns: 1, clusters: table)) == ["e\u{301}", "a"])

    let lone = try line("\u{301}x")
    #expect(lone.clusters.map(\.width) == [1, 1])
    #expect(lone.text(in: table) == " \u{301}x")

    let pile = try line("e" + String(repeating: "\u{301}", count: 40))
    #expect(pile.clusters.map(\.width) == [1])
    #expect(pile.text(in: table).unicodeScalars.count == 32)
  }

  @Test mutating func `E07 right-to-left text stays in logical order, eight columns wide`() throws {
    let hebrew = try line("שלום abc")
    #expect(hebrew.width == 8)
    #expect(
      hebrew.clusters.map(\.number) == [0x5E9, 0x5DC, 0x5D5, 0x5DD, 0x20, 0x61, 0x62, 0x63])
  }

  @Test mutating func `E09 escape sequences are text, and what follows them is visible`() throws {
    let hostile =
      "\u{1B}[2J\u{1B}]52;c;QUJD\u{7}\u{1B}]0;x\u{7}\u{1B}P..\u{1B}\\\u{9B}6n\u{7}\u{8}\0\u{7F}\u{1B}]ok"
    let shaped = try line(hostile)
    #expect(shaped.text(in: table) == "[2J]52;c;QUJD]0;xP..\\6n]ok")
    #expect(shaped.width == 26)
  }

  @Test mutating func `joiners and selectors that follow nothing are left out`() throws {
    #expect(try line("\u{200D}a").text(in: table) == "a")
    #expect(try line("\u{FE0F}\n\u{E0100}").clusters.isEmpty)
    #expect(try line("\u{1161}a").text(in: table) == "\u{FFFD}a")
  }

  @Test mutating func `no cluster is ever zero or three cells wide`() throws {
    for value in UInt32(0)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for shaped in TextShaper.shape("\(scalar)a\(scalar)\(scalar)", in: &table) {
        #expect(shaped.clusters.allSatisfy { $0.width == 1 || $0.width == 2 })
      }
    }
  }
}
