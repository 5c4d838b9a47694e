import InbetweenDrawing
import Testing

struct TextShaperWrapTests {
  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    var table = ClusterTable()
    return TextShaper.shape(text, in: &table).flatMap { line in
      TextShaper.wrap(line, columns: columns, clusters: table).map { $0.text(in: table) }
    }
  }

  private func truncated(
    _ text: String, _ columns: Int, _ mode: TextShaper.Truncation = .tail
  ) -> String {
    var table = ClusterTable()
    let line = TextShaper.shape(text, in: &table)[0]
    let short = TextShaper.truncate(line, columns: columns, mode: mode)
    #expect(short.width <= max(0, columns))
    return short.text(in: table)
  }

  @Test func `lines break between words and drop the spaces there`() {
    #expect(wrapped("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrapped("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(wrapped("one   two", 4) == ["one", "two"])
    #expect(wrapped("one two  ", 7) == ["one two"])
    #expect(wrapped("one two ", 8) == ["one two "])
  }

  @Test func `a word longer than a line is broken between graphemes`() {
    #expect(wrapped("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(wrapped("to abcdefgh", 4) == ["to", "abcd", "efgh"])
    #expect(wrapped("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(wrapped("👨‍👩‍👧🇩🇪❤️", 5) == ["👨‍👩‍👧🇩🇪", "❤️"])
  }

  @Test func `a wide grapheme is never cut, and a blank where it cannot stand`() {
    #expect(wrapped("日本語", 5) == ["日本", "語"])
    #expect(wrapped("日本語", 3) == ["日", "本", "語"])
    #expect(wrapped("日a", 1) == [" ", "a"])
  }

  @Test func `East Asian text breaks anywhere but before a full stop or after a bracket`() {
    #expect(wrapped("今日は。明日", 6) == ["今日", "は。明", "日"])
    #expect(wrapped("あ「い」", 4) == ["あ", "「い", "」"])
    #expect(wrapped("word日本", 7) == ["word日", "本"])
  }

  @Test func `a letter that is wide with its marks does not break a word`() {
    #expect(wrapped("\u{915}\u{93F}\u{938}\u{940} a", 4) == ["\u{915}\u{93F}\u{938}\u{940}", "a"])
    #expect(wrapped("a \u{915}\u{93F}\u{938}\u{940}", 5) == ["a", "\u{915}\u{93F}\u{938}\u{940}"])
  }

  @Test func `words break after a hyphen, not after a minus sign`() {
    #expect(wrapped("well-known", 7) == ["well-", "known"])
    #expect(wrapped("about -40", 7) == ["about", "-40"])
    #expect(wrapped("up to 10-20", 9) == ["up to", "10-20"])
  }

  @Test func `leading spaces stay and an empty line is a line`() {
    #expect(wrapped("  abcdef", 5) == ["  abc", "def"])
    #expect(wrapped("", 5) == [""])
    #expect(wrapped("     ", 3) == [""])
    #expect(wrapped("abc", 0) == [""])
    #expect(wrapped("abc", -4) == [""])
  }

  @Test func `what is cut out is an ellipsis`() {
    #expect(truncated("Hello world", 8) == "Hello w…")
    #expect(truncated("Hello world", 7) == "Hello…")
    #expect(truncated("Hello world", 7, .head) == "…world")
    #expect(truncated("Hello world", 8, .middle) == "Hell…rld")
    #expect(truncated("Hello world", 11) == "Hello world")
    #expect(truncated("Hello world", 1) == "…")
    #expect(truncated("Hello world", 1, .middle) == "…")
    #expect(truncated("Hello world", 0) == "")
    #expect(truncated("Hello world", -1, .head) == "")
  }

  @Test func `a wide grapheme that does not fit leaves the line narrower`() {
    #expect(truncated("日本語", 4) == "日…")
    #expect(truncated("日本語", 5) == "日本…")
    #expect(truncated("日本語", 4, .head) == "…語")
    #expect(truncated("日本語文字", 7, .middle) == "日…文字")
    #expect(truncated("日本", 2) == "…")
  }
}
