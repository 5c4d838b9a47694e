/// A piece of a text with a caret below the place that an error speaks of.
struct Excerpt {
  /// The piece, and the line with the caret. Both are ASCII without controls.
  let lines: [String]

  /// How many characters before and after the place are shown.
  private static let reach = 40

  /// Creates an excerpt around a character of a text, counted from 1; the end is one more than there are.
  init(of text: String, column: Int) {
    let characters = Array(text)
    let place = min(max(0, column - 1), characters.count)
    let start = max(0, place - Self.reach)
    let end = min(characters.count, place + Self.reach)
    let before = (start > 0 ? "..." : "") + Self.escaped(characters[start..<place])
    let after = Self.escaped(characters[place..<end]) + (end < characters.count ? "..." : "")
    lines = ["  \(before)\(after)", "  \(String(repeating: " ", count: before.count))^"]
  }

  private static func escaped(_ characters: ArraySlice<Character>) -> String {
    characters.flatMap(\.unicodeScalars).map { scalar in
      scalar.isASCII && scalar.value >= 32 && scalar.value < 127
        ? String(scalar) : scalar.escaped(asASCII: true)
    }.joined()
  }
}
