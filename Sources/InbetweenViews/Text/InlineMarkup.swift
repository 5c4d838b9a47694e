import Foundation

/// Reads marks for emphasis and links in a text.
///
/// A mark opens if something other than a space follows it, and closes if something other than a space is
/// before it; underscores do neither inside of a word. What has no partner is an ordinary character.
nonisolated struct InlineMarkup {
  /// A character that may be a mark, or something that stands in the text as it is.
  private enum Piece {
    case character(Character)
    case plain(String)
    case text(Text)
  }

  private let pieces: [Piece]
  private(set) var runs: [TextRun] = []
  private var pending = ""
  private var traits = TextTraits()
  private var link: URL?
  /// Marks for which no partner was found from some place on: looking again would find none either.
  private var hopeless: Set<String> = []

  /// Reads a text.
  init(_ text: [LocalizedStringKey.Piece]) {
    pieces = text.flatMap { piece -> [Piece] in
      switch piece {
      case .marked(let string): string.map(Piece.character)
      case .plain(let string): [.plain(string)]
      case .value(let value): [.text(Text([TextRun(.value(value))]))]
      case .text(let text): [.text(text)]
      }
    }
    read(0..<pieces.count, depth: 0)
    flush()
  }

  /// Whether a byte is a mark, so that a text has to be read.
  static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "[", "\\": true
    default: false
    }
  }

  /// How deep emphasis is read within emphasis.
  private static let deepest = 32
  /// How long the text and the address of a link may be together.
  private static let longestLink = 2000

  private mutating func read(_ range: Range<Int>, depth: Int) {
    var place = range.lowerBound
    hopeless = []
    while place < range.upperBound {
      switch pieces[place] {
      case .text, .plain:
        append(pieces[place])
        place += 1
      case .character("\\")
      where place + 1 < range.upperBound && character(place + 1).map(isPunctuation) == true:
        append(pieces[place + 1])
        place += 2
      case .character(let character):
        if depth < Self.deepest, let end = readMark(character, place, range, depth) {
          place = end
        } else {
          pending.append(character)
          place += 1
        }
      }
    }
  }

  /// Reads what begins with a mark, and returns where it ends; nil if it is an ordinary character.
  private mutating func readMark(
    _ character: Character, _ place: Int, _ range: Range<Int>, _ depth: Int
  ) -> Int? {
    switch character {
    case "`": return readCode(place, range)
    case "[": return readLink(place, range, depth)
    case "*", "_":
      if let end = readEmphasis(character, 2, \.isBold, place, range, depth) { return end }
      return readEmphasis(character, 1, \.isItalic, place, range, depth)
    case "~": return readEmphasis(character, 2, \.isStruckThrough, place, range, depth)
    default: return nil
    }
  }

  // MARK: Emphasis

  private mutating func readEmphasis(
    _ mark: Character, _ count: Int, _ trait: WritableKeyPath<TextTraits, Bool?>, _ place: Int,
    _ range: Range<Int>, _ depth: Int
  ) -> Int? {
    let name = String(repeating: mark, count: count)
    guard !hopeless.contains(name) else { return nil }
    let start = place + count
    guard isMark(mark, count, at: place, in: range), start < range.upperBound, !isSpace(start)
    else { return nil }
    if mark == "_", place > range.lowerBound, isWord(place - 1) { return nil }
    if count == 1, isCharacter(mark, at: start) { return nil }
    guard let end = close(mark, count, from: start + 1, in: range) else {
      hopeless.insert(name)
      return nil
    }
    flush()
    let outer = (traits, hopeless)
    traits[keyPath: trait] = true
    read(start..<end, depth: depth + 1)
    flush()
    (traits, hopeless) = outer
    return end + count
  }

  /// Returns where the mark is that closes an emphasis.
  private func close(
    _ mark: Character, _ count: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    var place = start
    while place + count <= range.upperBound {
      guard isMark(mark, count, at: place, in: range) else {
        place += isCharacter("\\", at: place) ? 2 : 1
        continue
      }
      var length = count
      while isCharacter(mark, at: place + length), place + length < range.upperBound { length += 1 }
      // Of three marks together the outer emphasis takes those at the end.
      let isFit = length == count || length >= 3
      let end = place + length
      let isInWord = mark == "_" && end < range.upperBound && isWord(end)
      if isFit, !isSpace(place - 1), !isInWord { return end - count }
      place = end
    }
    return nil
  }

  private func isMark(_ mark: Character, _ count: Int, at place: Int, in range: Range<Int>) -> Bool
  {
    place + count <= range.upperBound
      && (place..<place + count).allSatisfy { isCharacter(mark, at: $0) }
  }

  // MARK: Code and links

  private mutating func readCode(_ place: Int, _ range: Range<Int>) -> Int? {
    guard !hopeless.contains("`") else { return nil }
    guard let end = (place + 1..<range.upperBound).first(where: { isCharacter("`", at: $0) }) else {
      hopeless.insert("`")
      return nil
    }
    for inner in place + 1..<end { append(pieces[inner]) }
    return end + 1
  }

  private mutating func readLink(_ place: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    let limit = min(range.upperBound, place + Self.longestLink)
    guard link == nil,
      let middle = (place + 1..<limit).first(where: {
        isCharacter("]", at: $0) && $0 + 1 < limit && isCharacter("(", at: $0 + 1)
      }),
      let end = (middle + 2..<limit).first(where: { isCharacter(")", at: $0) })
    else { return nil }
    let address = pieces[middle + 2..<end].reduce(into: "") { address, piece in
      switch piece {
      case .character(let character): address.append(character)
      case .plain(let string): address += string
      case .text(let text): address += text.plainString
      }
    }
    guard middle > place + 1, let url = URL(string: address) else { return nil }
    flush()
    let outer = hopeless
    link = url
    read(place + 1..<middle, depth: depth + 1)
    flush()
    link = nil
    hopeless = outer
    return end + 1
  }

  // MARK: Parts

  private mutating func append(_ piece: Piece) {
    switch piece {
    case .character(let character): pending.append(character)
    case .plain(let string): pending += string
    case .text(let text):
      flush()
      let parts = text.runs.map { placed($0) }
      runs += parts
    }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    runs.append(placed(TextRun(pending)))
    pending = ""
  }

  /// Returns a part with what is around it.
  private func placed(_ run: TextRun) -> TextRun {
    var run = run
    run.traits = run.traits.within(traits)
    run.link = run.link ?? link
    return run
  }

  // MARK: Characters

  private func character(_ place: Int) -> Character? {
    guard pieces.indices.contains(place), case .character(let character) = pieces[place] else {
      return nil
    }
    return character
  }

  private func isCharacter(_ character: Character, at place: Int) -> Bool {
    self.character(place) == character
  }

  private func isSpace(_ place: Int) -> Bool { character(place)?.isWhitespace == true }

  private func isWord(_ place: Int) -> Bool {
    character(place).map { $0.isLetter || $0.isNumber } ?? true
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}
