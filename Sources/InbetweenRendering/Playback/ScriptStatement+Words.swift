extension ScriptStatement {
  /// Splits a script into its commands, each with its words.
  static func statements(in text: String) throws -> [ScriptStatement] {
    var reader = WordReader(text: Array(text))
    var statements: [ScriptStatement] = []
    while let statement = try reader.nextStatement() {
      if !statement.words.isEmpty { statements.append(statement) }
    }
    return statements
  }
}

/// Reads a script character by character.
private struct WordReader {
  let text: [Character]
  var index = 0
  var line = 1

  /// Reads up to the next end of a command; nil at the end of the script.
  mutating func nextStatement() throws -> ScriptStatement? {
    guard index < text.count else { return nil }
    let firstLine = line
    var words: [ScriptStatement.Word] = []
    while index < text.count {
      let character = text[index]
      if character == ";" || character.isNewline {
        index += 1
        if character.isNewline { line += 1 }
        break
      } else if character == "#" {
        while index < text.count, !text[index].isNewline { index += 1 }
      } else if character.isWhitespace {
        index += 1
      } else {
        words.append(character == "\"" ? .quoted(try quotedText()) : .plain(plainText()))
      }
    }
    return ScriptStatement(line: firstLine, words: words)
  }

  private mutating func plainText() -> String {
    var word = ""
    while index < text.count, !text[index].isWhitespace, !"\";#".contains(text[index]) {
      word.append(text[index])
      index += 1
    }
    return word
  }

  private mutating func quotedText() throws -> String {
    let firstLine = line
    var word = ""
    index += 1
    while index < text.count, text[index] != "\"" {
      if text[index].isNewline { line += 1 }
      if text[index] == "\\" {
        index += 1
        guard index < text.count else { break }
        word.append(try escapedCharacter(text[index]))
      } else {
        word.append(text[index])
      }
      index += 1
    }
    guard index < text.count else { throw InputScriptError(line: firstLine, reason: .openQuote) }
    index += 1
    return word
  }

  private func escapedCharacter(_ letter: Character) throws -> Character {
    switch letter {
    case "\"", "\\": letter
    case "n": "\n"
    case "t": "\t"
    default: throw InputScriptError(line: line, reason: .unknownEscape(letter))
    }
  }
}
