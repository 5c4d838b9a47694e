/// The words and numbers of a CSS text, from left to right.
struct CSSEasingScanner {
  /// A number with what follows it at once: a percent sign, a unit or nothing.
  struct Number {
    let value: Double
    let unit: String
    let column: Int
    let text: String
  }

  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  /// The number of the next character that is no space, from 1.
  mutating func column() -> Int {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index + 1
  }

  /// Whether nothing is left.
  mutating func isAtEnd() -> Bool { column() > characters.count }

  /// Takes the next character if it is a certain one.
  mutating func take(_ character: Character) -> Bool {
    guard !isAtEnd(), characters[index] == character else { return false }
    index += 1
    return true
  }

  /// Takes a word of letters, digits and hyphens that begins with a letter; nil where there is none.
  mutating func word() -> (text: String, column: Int)? {
    let column = column()
    guard index < characters.count, isLetter(characters[index]) else { return nil }
    let start = index
    while index < characters.count, isWord(characters[index]) { index += 1 }
    return (String(characters[start..<index]), column)
  }

  /// Takes a number with its unit; nil where there is none.
  mutating func number() -> Number? {
    let column = column()
    let start = index
    var end = index
    if end < characters.count, "+-".contains(characters[end]) { end += 1 }
    let whole = digits(from: end)
    end += whole
    var fraction = 0
    if end < characters.count, characters[end] == "." {
      fraction = digits(from: end + 1)
      if fraction > 0 { end += 1 + fraction }
    }
    guard whole + fraction > 0 else { return nil }
    end += exponentLength(from: end)
    guard let value = Double(String(characters[start..<end])), value.isFinite else { return nil }
    index = end
    while index < characters.count, isLetter(characters[index]) || characters[index] == "%" {
      index += 1
    }
    return Number(
      value: value, unit: String(characters[end..<index]).lowercased(), column: column,
      text: String(characters[start..<index]))
  }

  /// Returns what comes next as one piece, for an error; nil at the end.
  mutating func next() -> String? {
    guard !isAtEnd() else { return nil }
    var end = index
    while end < characters.count, isWord(characters[end]) || "+.%".contains(characters[end]) {
      end += 1
    }
    return String(characters[index..<max(end, index + 1)])
  }

  private func digits(from start: Int) -> Int {
    characters[min(start, characters.count)...].prefix { "0"..."9" ~= $0 }.count
  }

  /// An e makes an exponent only if digits follow; else it begins a unit.
  private func exponentLength(from start: Int) -> Int {
    guard start < characters.count, "eE".contains(characters[start]) else { return 0 }
    let next = start + 1
    let sign = next < characters.count && "+-".contains(characters[next]) ? 1 : 0
    let count = digits(from: next + sign)
    return count > 0 ? 1 + sign + count : 0
  }

  private func isLetter(_ character: Character) -> Bool {
    "a"..."z" ~= character || "A"..."Z" ~= character
  }

  private func isWord(_ character: Character) -> Bool {
    isLetter(character) || "0"..."9" ~= character || character == "-"
  }
}
