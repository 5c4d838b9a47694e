/// The declaration that an entry stands in.
struct EntryScope {
  /// Nil where it is no extension of something that has entries.
  let container: EntryContainer?
  /// Its first line, as far as an author needs it to know it again.
  let title: String
  private(set) var isolation = EntryIsolation.unspecified

  /// Reads the source of a declaration without its members.
  init(source: String) {
    var scanner = SourceScanner(source)
    var words: [String] = []
    var isExtension = false
    var previous: SourceToken.Kind?
    scanning: while let token = scanner.next() {
      let text = scanner.text(token.range)
      switch token.kind {
      case .word where previous == .sign(UInt8(ascii: "@")): isolation.note(attribute: text)
      case .word where !isExtension && text == "extension": isExtension = true
      case .word where text == "where": break scanning
      case .word, .quotedName:
        if !isExtension { isolation.note(modifier: text) }
        words.append(text)
      case .sign(UInt8(ascii: ":")) where isExtension, .group(UInt8(ascii: "{")): break scanning
      default: break
      }
      previous = token.kind
    }
    container = isExtension ? words.last.flatMap(EntryContainer.init(rawValue:)) : nil
    title = (isExtension ? ["extension"] + words.suffix(1) : words.prefix(2)).joined(separator: " ")
  }
}
