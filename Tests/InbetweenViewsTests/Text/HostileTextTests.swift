import Inbetween
import Testing

/// Text that means harm or is merely unusual: it reaches no terminal as a command and breaks no layout.
@MainActor
@Suite struct HostileTextTests {
  /// Texts with what each shows in one line of 20 columns.
  private static let cases: [(text: String, shown: String)] = [
    ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("\u{9B}2Jx", "2Jx"),
    ("\u{1B}]0;title\u{7}x", "]0;titlex"),
    ("\u{90}q\u{9C}x", "qx"),
    ("a\u{0}\u{1}\u{8}\u{7F}b", "ab"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200F}d", "abcd"),
    ("a\u{200B}\u{2060}\u{FEFF}\u{AD}b", "ab"),
    ("a\u{FFFE}b", "a\u{FFFD}b"),
    ("\u{301}a", " \u{301}a"),
    ("e\u{301}", "e\u{301}"),
    ("👨‍👩‍👧a", "👨‍👩‍👧a"),
    ("🇩🇪🇫🇷", "🇩🇪🇫🇷"),
    ("日本", "日本"),
    ("שלום", "שלום"),
    ("مرحبا", "مرحبا"),
  ]

  private func picture<Content: View>(
    _ text: Content, columns: Int = 20, rows: Int = 4
  ) -> Picture {
    Stage(TopLeading { text }, columns: columns, rows: rows).at(0)
  }

  @Test func `commands are taken out and what is left is shown`() {
    for (text, shown) in Self.cases {
      #expect(picture(Text(text)).texts.map(\.text) == [shown], "\(text.debugDescription)")
    }
  }

  @Test func `commands that values bring along are taken out too`() {
    let name = "\u{1B}[2J"
    #expect(picture(Text("**a** \(name)")).texts.map(\.text) == ["a [2J"])
    #expect(picture(Text("\u{1B}") + Text("[2J").bold()).texts.map(\.text) == ["[2J"])
  }

  @Test func `no bytes but those of the writer's own commands are sent`() {
    var all = ""
    for value in [UInt32](0..<0x20) + [UInt32](0x7F..<0xA0) + [0x202E, 0x2066, 0xFFF9, 0xE0001] {
      if let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\r" {
        all.unicodeScalars.append(scalar)
        all += "z"
      }
    }
    let buffer = Screen(picture(Text(all), columns: 80, rows: 3))
    for cell in buffer.cells {
      #expect(cell.glyph >= 0x20 && !(0x7F..<0xA0).contains(cell.glyph))
      #expect(![0x202E, 0x2066, 0xFFF9, 0xE0001].contains(cell.glyph))
    }
  }

  @Test func `a pile of marks is one cell`() {
    let zalgo = "Z" + String(repeating: "\u{300}", count: 5000) + "a"
    let shown = picture(Text(zalgo))
    #expect(shown.texts.map(\.frame) == [rect(0, 0, 2, 1)])
    // A bounded number of them is sent.
    #expect((shown.texts.first?.text.unicodeScalars.count ?? 0) <= 33)
  }

  @Test func `wide and narrow graphemes share a line`() {
    // One row of 2 + 1 + 2 + 2 cells, and a flag that has no room in it.
    let text = "日a👨‍👩‍👧e\u{301}🇩🇪"
    let shown = picture(Text(text), columns: 7)
    #expect(shown.texts.map(\.text) == ["日a👨‍👩‍👧e\u{301}/🇩🇪"])
    #expect(shown.texts.map(\.frame) == [rect(0, 0, 6, 2)])
  }

  @Test(arguments: 1...40)
  func `every width holds text of all kinds`(columns: Int) {
    let text = "日本語 and שלום, e\u{301}e\u{301}e\u{301} 👨‍👩‍👧🇩🇪❤️ \u{1B}[31m\tbut مرحبا\u{202E}!"
    let stage = Stage(TopLeading { Text(text) }, columns: columns, rows: 60)
    let picture = stage.at(0)
    for node in picture.ofType("Text") {
      #expect(node.frame.x == 0 && node.frame.y == 0)
      #expect(node.frame.width <= Double(columns))
    }
    for line in picture.list.texts.flatMap(\.lines) { #expect(line.width <= columns) }
    #expect(picture.texts.count == 1)
  }

  @Test func `ten thousand characters are broken and cut`() {
    let word = String(repeating: "x", count: 10_000)
    let shown = picture(Text(word), columns: 10, rows: 4)
    #expect(shown.texts.map(\.frame) == [rect(0, 0, 10, 4)])
    #expect(shown.texts.first?.text.hasSuffix("x…") == true)
    let words = picture(Text(String(repeating: "ab ", count: 3334)).lineLimit(1), columns: 10)
    #expect(words.texts.map(\.text) == ["ab ab ab…"])
    let lines = picture(Text(String(repeating: "\n", count: 10_000)), columns: 10, rows: 4)
    #expect(lines.texts.map(\.frame.height) == [4])
  }

  @Test func `right-to-left text stands in the order in which it is written`() {
    let screen = Screen(picture(Text("אב1"), columns: 3, rows: 1))
    #expect(screen.text(row: 0, columns: 0..<3) == "אב1")
  }

  @Test func `an empty text has a line without width`() {
    let view = HStack(spacing: 0) {
      Text("")
      Text("a")
    }
    #expect(Stage(TopLeading { view }).at(0).text("a") == rect(0, 0, 1, 1))
  }
}
