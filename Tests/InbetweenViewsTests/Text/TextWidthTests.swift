import Inbetween
import Testing

/// One paragraph at every width, beside a second way to compute its lines.
@MainActor
@Suite struct TextWidthTests {
  private static let paragraph = """
    The quick brown fox jumps over the lazy dog, and nobody minds. Incomprehensibilities abound \
    in small print; so be it.
    """

  /// What a text shows in a number of columns; each line ends without spaces.
  private func lines<Content: View>(
    of view: Content, columns: Int, rows: Int = 200
  ) -> [String] {
    let list = ViewHost(view).frame(at: 0, in: GridSize(columns: columns, rows: rows)).list
    return list.texts.flatMap(\.lines).map { $0.text(in: list.clusters) }
  }

  /// Fills lines word by word; a word longer than a line is cut into pieces that begin a line.
  private func filled(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = word[...]
      while rest.count > columns {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      line = String(rest)
    }
    return lines + [line]
  }

  @Test(arguments: 1...40)
  func `lines break alike at every width`(columns: Int) {
    let text = Self.paragraph
    let shown = lines(of: Text(verbatim: text), columns: columns)
    #expect(shown == filled(text, columns))
    #expect(shown.allSatisfy { $0.count <= columns })
    // Nothing but spaces is lost.
    #expect(shown.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func `some widths by hand`() {
    let text = Text(verbatim: "The quick brown fox")
    #expect(lines(of: text, columns: 1).joined() == "Thequickbrownfox")
    #expect(
      lines(of: text, columns: 2) == ["Th", "e", "qu", "ic", "k", "br", "ow", "n", "fo", "x"])
    #expect(lines(of: text, columns: 4) == ["The", "quic", "k", "brow", "n", "fox"])
    #expect(lines(of: text, columns: 5) == ["The", "quick", "brown", "fox"])
    #expect(lines(of: text, columns: 9) == ["The quick", "brown fox"])
    #expect(lines(of: text, columns: 15) == ["The quick brown", "fox"])
    #expect(lines(of: text, columns: 18) == ["The quick brown", "fox"])
    #expect(lines(of: text, columns: 19) == ["The quick brown fox"])
  }

  @Test func `one line is cut at every width`() {
    let text = Text(verbatim: "ab cd ef").lineLimit(1)
    let tails = ["…", "a…", "ab…", "ab…", "ab c…", "ab cd…", "ab cd…", "ab cd ef"]
    let heads = ["…", "…f", "…ef", "…ef", "…d ef", "…cd ef", "…cd ef", "ab cd ef"]
    // Of the room beside the ellipsis the beginning has the larger half, and the end what is left.
    let middles = ["…", "a…", "a…f", "ab…f", "ab…ef", "ab…ef", "ab…d ef", "ab cd ef"]
    for columns in 1...8 {
      #expect(lines(of: text, columns: columns) == [tails[columns - 1]])
      #expect(lines(of: text.truncationMode(.head), columns: columns) == [heads[columns - 1]])
      #expect(lines(of: text.truncationMode(.middle), columns: columns) == [middles[columns - 1]])
    }
  }

  @Test func `wide characters are cut at every width`() {
    let text = Text(verbatim: "日本語").lineLimit(1)
    let tails = ["…", "…", "日…", "日…", "日本…", "日本語"]
    let heads = ["…", "…", "…語", "…語", "…本語", "日本語"]
    for columns in 1...6 {
      #expect(lines(of: text, columns: columns) == [tails[columns - 1]])
      #expect(lines(of: text.truncationMode(.head), columns: columns) == [heads[columns - 1]])
    }
  }
}
