import InbetweenDrawing

/// Gives each distinct style of a film a letter, in the order of their first appearance.
struct StyleTable {
  private let colors: ColorMode
  private let declaredBackground: CellColor
  private var letters: [Pen: Character] = [:]
  private var pens: [Pen] = []

  init(colors: ColorMode, declaredBackground: CellColor) {
    self.colors = colors
    self.declaredBackground = declaredBackground
  }

  /// Returns the letter of a cell's style; a space where it has none.
  mutating func letter(for cell: Cell) -> Character {
    let pen = Pen(cell, colors: colors, declaredBackground: declaredBackground)
    let seen = Cell(
      glyph: cell.glyph, ink: pen.ink, background: pen.background, attributes: pen.attributes
    ).asSeen
    let style = Pen(ink: seen.ink, background: seen.background, attributes: seen.attributes)
    if style == .plain { return " " }
    if let known = letters[style] { return known }
    let letter = StyleTable.letter(pens.count)
    letters[style] = letter
    pens.append(style)
    return letter
  }

  /// A line for each style; empty where there is none.
  var legend: String {
    var text = ""
    for (index, pen) in pens.enumerated() {
      text += StyleTable.letter(index).description
      text += " \(pen.ink) on \(pen.background)\(pen.attributes.words)\n"
    }
    return text
  }

  /// Returns the letter of a number from 0 on; where the alphabet ends, plain letters go on with ever more small
  /// letters above them.
  private static func letter(_ index: Int) -> Character {
    guard index >= alphabet.count else { return alphabet[index] }
    let (row, column) = (index - alphabet.count).quotientAndRemainder(dividingBy: plainCount)
    var scalars = String(alphabet[column]).unicodeScalars
    var rest = row + 1
    while rest > 0 {
      rest -= 1
      scalars.append(lettersAbove[rest % lettersAbove.count])
      rest /= lettersAbove.count
    }
    return Character(String(scalars))
  }

  /// How many letters at the beginning of the alphabet have no marks.
  private static let plainCount = 52

  /// Combining letters, none of which makes one character of another with the letter below.
  private static let lettersAbove = (0x363...0x36F).compactMap { Unicode.Scalar(UInt32($0)) }

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
