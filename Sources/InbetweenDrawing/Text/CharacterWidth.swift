/// How many cells characters take in a terminal.
///
/// Not in SwiftUI. Terminals disagree about rare characters; this is what most of them do: East Asian wide
/// and emoji take two cells, marks and format characters none, ambiguous ones and all others one.
/// Source: Unicode Standard Annex 11 (East Asian Width) and Unicode Technical Standard 51 (emoji).
public enum CharacterWidth {
  /// Returns the number of cells of a grapheme cluster: 0, 1 or 2.
  ///
  /// Shape: the sum over its scalars, at most 2. A variation selector after a character that has both
  /// styles decides: emoji style takes 2, text style 1. Edges: 0 for what must not stand alone (a mark, a
  /// joiner, a control character); ``TextShaper`` never passes that on.
  public static func cells(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var sum = cells(of: first)
    var previous = first
    for scalar in scalars.dropFirst() {
      if scalar.isVariationSelector, isVariationBase(previous) {
        sum = scalar == .emojiStyle ? 2 : 1
      } else {
        sum += cells(of: scalar)
      }
      previous = scalar
    }
    return min(2, sum)
  }

  /// Returns the number of cells of a scalar on its own: 0, 1 or 2.
  public static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: 1
    case 0..<0x20, 0x7F..<0xA0: 0
    case let value where contains(CharacterWidthTable.wide, value): 2
    case let value where contains(CharacterWidthTable.zeroWidth, value): 0
    default: 1
    }
  }

  /// Whether a character has both a text style and an emoji style.
  static func isVariationBase(_ scalar: Unicode.Scalar) -> Bool {
    contains(CharacterWidthTable.variation, scalar.value)
  }

  /// Whether a value lies in one of the sorted ranges, each given as first and last.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }
}

extension Unicode.Scalar {
  /// The selector that asks for a black and white picture.
  static let textStyle: Unicode.Scalar = "\u{FE0E}"
  /// The selector that asks for a coloured picture.
  static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  /// Whether this is one of the two selectors above.
  var isVariationSelector: Bool { self == .textStyle || self == .emojiStyle }
}
