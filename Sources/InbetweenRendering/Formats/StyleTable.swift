import InbetweenDrawing

/// Gives each distinct style of a film a letter, in the order of their first appearance.
struct StyleTable {
  private let colors: ColorMode
  private let declaredBackground: CellColor
  private var letters: [Pen: Character] = [:]
  private var pens: [Pen] = []
  private var hasMore = false

  init(colors: ColorMode, declaredBackground: CellColor) {
    self.colors = colors
    self.declaredBackground = declaredBackground
  }

  /// Returns the letter of a cell's style; a space where it has none, `*` where the letters ran out.
  mutating func letter(for cell: Cell) -> Character {
    let pen = Pen(cell, colors: colors, declaredBackground: declaredBackground)
    let seen = Cell(
      glyph: cell.glyph, ink: pen.ink, background: pen.background, attributes: pen.attributes
    ).asSeen
    let style = Pen(ink: seen.ink, background: seen.background, attributes: seen.attributes)
    if style == .plain { return " " }
    if let known = letters[style] { return known }
    guard pens.count < StyleTable.alphabet.count else {
      hasMore = true
      return "*"
    }
    let letter = StyleTable.alphabet[pens.count]
    letters[style] = letter
    pens.append(style)
    return letter
  }

  /// A line for each style; empty where there is none.
  var legend: String {
    var text = ""
    for (letter, pen) in zip(StyleTable.alphabet, pens) {
      text += "\(letter) \(pen.ink) on \(pen.background)\(pen.attributes.words)\n"
    }
    return hasMore ? text + "* any other style\n" : text
  }

  /// Latin letters without marks, then with marks, then Cyrillic ones: all one cell wide.
  private static let alphabet: [Character] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x41...0x5A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481,
      0x48A...0x52F,
    ]
    return ranges.joined().compactMap { Unicode.Scalar($0).map { Character($0) } }
  }()
}

extension TextAttributes {
  /// The names of the attributes, each behind a comma or a space.
  fileprivate var words: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strikethrough, "strikethrough"), (.reverse, "reverse"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "" : ", " + words.joined(separator: " ")
  }
}
