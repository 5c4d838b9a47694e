/// The character that stands for a symbol of Apple's.
///
/// A terminal has no symbol font: the common symbols have a character that looks like them, the others a
/// plain mark.
enum SymbolGlyph {
  /// What stands for a symbol that is not known.
  static let unknown: Character = "▢"

  /// Returns the character of a symbol.
  ///
  /// A variant that is not known is drawn as the nearest symbol that is: `heart.circle.fill` as `heart.fill`,
  /// `bell.badge` as `bell`. Letters and digits stand for themselves: `a.circle` is A.
  static func glyph(of name: String) -> Character {
    let words = name.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    let isFilled = words.last == "fill"
    let stem = isFilled ? Array(words.dropLast()) : words
    for count in stride(from: stem.count, to: 0, by: -1) {
      let start = stem[..<count].joined(separator: ".")
      if isFilled, let glyph = table[start + ".fill"] { return glyph }
      if let glyph = table[start] { return glyph }
    }
    return letter(stem.first) ?? unknown
  }

  /// The letter or digit that a symbol such as `a.circle` or `3.square` shows.
  private static func letter(_ word: String?) -> Character? {
    guard let word, word.count == 1, let scalar = word.unicodeScalars.first, scalar.isASCII else {
      return nil
    }
    let character = Character(word.uppercased())
    return character.isLetter || character.isNumber ? character : nil
  }
}
