/// Splits Swift source into tokens, without comments; what is bracketed is one token.
///
/// It reads what stands before an initial value: attributes with their arguments, modifiers, names and
/// types. Regular expression literals, which stand in none of these, are not known to it.
struct SourceScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The source of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The source from a byte on, without spaces at its end.
  func text(from start: Int) -> String {
    var end = bytes.count
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return text(start..<end)
  }

  /// Returns the next token; nil at the end and where a string, comment or bracket is never closed.
  mutating func next() -> SourceToken? {
    guard skipTrivia(), let byte = peek() else { return nil }
    let start = position
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      return skipGroup() ? SourceToken(kind: .group(byte), range: start..<position) : nil
    case UInt8(ascii: "`"):
      return skipQuotedName() ? SourceToken(kind: .quotedName, range: start..<position) : nil
    case _ where Self.isWord(byte):
      while let byte = peek(), Self.isWord(byte) { position += 1 }
      return SourceToken(kind: .word, range: start..<position)
    default:
      if let string = openString() {
        return skipGroup(in: string) ? SourceToken(kind: .string, range: start..<position) : nil
      }
      position += 1
      return SourceToken(kind: .sign(byte), range: start..<position)
    }
  }

  /// Moves past spaces and comments; false where a comment is never closed.
  mutating func skipTrivia() -> Bool {
    while let byte = peek() {
      if Self.isSpace(byte) {
        position += 1
      } else if starts(with: "//") {
        while let byte = peek(), byte != 10, byte != 13 { position += 1 }
      } else if starts(with: "/*") {
        guard skipBlockComment() else { return false }
      } else {
        return true
      }
    }
    return true
  }

  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while peek() != nil {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return false
  }

  private mutating func skipQuotedName() -> Bool {
    position += 1
    while let byte = peek() {
      position += 1
      if byte == UInt8(ascii: "`") { return true }
    }
    return false
  }
}

// MARK: - Brackets and strings within each other

extension SourceScanner {
  /// What has been opened: a bracket that waits for its other half, or a string literal.
  private enum Opened {
    case bracket(closing: UInt8)
    case string(StringLiteral)
  }

  private struct StringLiteral {
    let poundSigns: Int
    let quotes: Int

    func isInterpolation(_ scanner: SourceScanner) -> Bool {
      scanner.starts(with: "\\" + String(repeating: "#", count: poundSigns) + "(")
    }

    var closing: String {
      String(repeating: "\"", count: quotes) + String(repeating: "#", count: poundSigns)
    }
  }

  /// Moves past a group or a string with all that is in it; false where something is never closed.
  ///
  /// What is open is kept in a list, so that no depth of brackets exhausts the stack.
  private mutating func skipGroup(in string: StringLiteral? = nil) -> Bool {
    var opened: [Opened] = string.map { [.string($0)] } ?? []
    repeat {
      switch opened.last {
      case .string(let string): advance(in: string, &opened)
      case .bracket(let closing): guard advance(to: closing, &opened) else { return false }
      case nil: guard advance(to: nil, &opened) else { return false }
      }
      if opened.isEmpty { return true }
    } while peek() != nil
    return false
  }

  private mutating func advance(in string: StringLiteral, _ opened: inout [Opened]) {
    if skip(string.closing) {
      opened.removeLast()
    } else if string.isInterpolation(self) {
      position += string.poundSigns + 2
      opened.append(.bracket(closing: UInt8(ascii: ")")))
    } else if peek() == UInt8(ascii: "\\"), string.poundSigns == 0 {
      position = min(position + 2, bytes.count)
    } else {
      position += 1
    }
  }

  private mutating func advance(to closing: UInt8?, _ opened: inout [Opened]) -> Bool {
    guard skipTrivia(), let byte = peek() else { return false }
    switch byte {
    case UInt8(ascii: "("): opened.append(.bracket(closing: UInt8(ascii: ")")))
    case UInt8(ascii: "["): opened.append(.bracket(closing: UInt8(ascii: "]")))
    case UInt8(ascii: "{"): opened.append(.bracket(closing: UInt8(ascii: "}")))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard byte == closing else { return false }
      opened.removeLast()
    case UInt8(ascii: "`"): return skipQuotedName()
    default:
      if let string = openString() {
        opened.append(.string(string))
        return true
      }
    }
    position += 1
    return true
  }

  /// Moves past the quotes that open a string literal, if one begins here.
  private mutating func openString() -> StringLiteral? {
    var poundSigns = 0
    while position + poundSigns < bytes.count, bytes[position + poundSigns] == UInt8(ascii: "#") {
      poundSigns += 1
    }
    let start = position
    position += poundSigns
    if skip("\"\"\"") { return StringLiteral(poundSigns: poundSigns, quotes: 3) }
    if skip("\"") { return StringLiteral(poundSigns: poundSigns, quotes: 1) }
    position = start
    return nil
  }
}

// MARK: - Bytes

extension SourceScanner {
  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8.count
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte) || byte == 0
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
