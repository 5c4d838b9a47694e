import InbetweenDrawing
import Testing

struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("ß", 1), ("я", 1), ("α", 1), ("…", 1), ("─", 1), ("█", 1),
      ("⠿", 1), ("\u{E0B0}", 1), ("ש", 1), ("ﾊ", 1), ("\u{A0}", 1),
    ] as [(Character, Int)])
  func `letters, ambiguous characters and block glyphs take one cell`(text: Character, width: Int) {
    #expect(CharacterWidth.cells(of: text) == width)
  }

  @Test(
    arguments: [
      "日", "本", "語", "你", "한", "ア", "Ａ", "、", "「", "\u{3000}", "\u{20000}", "\u{2FF00}", "☰",
    ]
      as [Character])
  func `East Asian wide and full-width characters take two cells`(text: Character) {
    #expect(CharacterWidth.cells(of: text) == 2)
  }

  @Test(arguments: ["😀", "⌚", "🚀", "🀄", "🫩", "🪎", "👍🏽", "☝🏽", "🏽"] as [Character])
  func `emoji take two cells, with or without a skin tone`(text: Character) {
    #expect(CharacterWidth.cells(of: text) == 2)
  }

  @Test(
    arguments: [
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚\u{FE0E}", 1), ("⌚\u{FE0F}", 2),
      ("☺\u{FE0F}", 2),
      ("©\u{FE0F}", 2), ("a\u{FE0F}", 1), ("日\u{FE0E}", 2),
    ] as [(Character, Int)])
  func `a variation selector decides only where a character has both styles`(
    text: Character, width: Int
  ) {
    #expect(CharacterWidth.cells(of: text) == width)
  }

  @Test(
    arguments: [
      "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "👁️‍🗨️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "1️⃣", "#️⃣",
    ] as [Character])
  func `joined emoji, flags and keycaps take two cells`(text: Character) {
    #expect(CharacterWidth.cells(of: text) == 2)
  }

  @Test func `a regional indicator on its own takes one cell`() {
    #expect(CharacterWidth.cells(of: "🇩" as Character) == 1)
  }

  @Test(
    arguments: [
      ("e\u{301}", 1), ("a\u{308}\u{323}", 1), ("日\u{302}", 2), ("\u{E19}\u{E49}", 1),
      ("\u{E19}\u{E33}", 2), ("\u{915}\u{93F}", 2), ("\u{915}\u{94D}\u{937}", 2), ("x\u{200D}", 1),
      ("1\u{20E3}", 1),
    ] as [(String, Int)])
  func `marks take no cell, and spacing marks one more`(text: String, width: Int) {
    #expect(text.count == 1)
    #expect(CharacterWidth.cells(of: Character(text)) == width)
  }

  @Test(
    arguments: [
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{AC00}\u{11A8}", 2),
      ("\u{1112}", 2), ("\u{115F}", 2), ("\u{1161}", 0), ("\u{11AB}", 0), ("\u{D7B0}", 0), ("ㅎ", 2),
    ] as [(Character, Int)])
  func `the jamo of a Hangul syllable share two cells`(text: Character, width: Int) {
    #expect(CharacterWidth.cells(of: text) == width)
  }

  @Test(
    arguments: [
      "\u{301}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\0", "\u{1B}", "\n", "\u{7F}",
      "\u{9B}",
      "\u{E0100}",
    ] as [Character])
  func `marks, joiners and controls on their own take no cell`(text: Character) {
    #expect(CharacterWidth.cells(of: text) == 0)
  }

  @Test(
    arguments: [
      (0xAC, 1), (0xAD, 0), (0x2FF, 1), (0x300, 0), (0x36F, 0), (0x370, 1), (0x10FF, 1),
      (0x1100, 2),
      (0x115F, 2), (0x1160, 0), (0x1200, 1), (0x2E7F, 1), (0x2E80, 2), (0x3040, 1), (0x309A, 0),
      (0xD7A3, 2), (0xFF60, 2), (0xFF61, 1), (0x1F3FA, 2), (0x2FFFD, 2), (0x2FFFE, 1), (0xE01EF, 0),
      (0x10FFFD, 1),
    ] as [(UInt32, Int)])
  func `the borders of the ranges are exact`(value: UInt32, width: Int) throws {
    #expect(CharacterWidth.cells(of: try #require(Unicode.Scalar(value))) == width)
  }

  @Test(
    arguments: [
      "🪿", "⏰", "♈", "🈚", "🎄", "🏻", "🛟", "🟰", "🫨",
    ] as [Unicode.Scalar])
  func `characters shown as emoji by default are in the table of wide ones`(scalar: Unicode.Scalar)
  {
    #expect(scalar.properties.isEmojiPresentation)
    #expect(CharacterWidth.cells(of: scalar) == 2)
  }
}
