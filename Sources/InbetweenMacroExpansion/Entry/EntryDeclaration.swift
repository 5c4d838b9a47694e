/// The parts of `var name: Type = value`.
struct EntryDeclaration {
  /// Without backticks.
  private(set) var name = ""
  private(set) var nameOffset = 0
  /// As written, but `Type?` for `Type!`; nil where it is inferred.
  private(set) var type: String?
  /// Nil where there is none.
  private(set) var value: String?
  private(set) var isolation: EntryIsolation

  private var scanner: SourceScanner

  /// Reads a declaration with its attributes and modifiers.
  init(source: String, isolation: EntryIsolation) throws(EntryError) {
    scanner = SourceScanner(source)
    self.isolation = isolation
    let start = try readIntroducer()
    try readName(after: start)
    let type = try readType()
    if let type, type.last == "!" {
      self.type = type.dropLast() + "?"
    } else {
      self.type = type
    }
    guard value == nil else { return }
    guard isOptional else { throw error(.noValue(name: name, type: type)) }
    value = "nil"
  }

  private func error(_ problem: EntryError.Problem, at offset: Int? = nil) -> EntryError {
    EntryError(problem: problem, offset: offset ?? nameOffset)
  }

  /// What stands before the name.
  private struct Introducer {
    let isConstant: Bool
    let refusedModifier: String?
  }

  private mutating func readIntroducer() throws(EntryError) -> Introducer {
    let refused = ["static", "class", "lazy", "weak", "unowned"]
    var refusedModifier: String?
    var previous: SourceToken.Kind?
    while let token = scanner.next() {
      defer { previous = token.kind }
      guard token.kind == .word else { continue }
      let word = scanner.text(token.range)
      if previous == .sign(UInt8(ascii: "@")) {
        isolation.note(attribute: word)
      } else if word == "var" || word == "let" {
        return Introducer(isConstant: word == "let", refusedModifier: refusedModifier)
      } else {
        isolation.note(modifier: word)
        if refused.contains(word) { refusedModifier = word }
      }
    }
    throw error(.notAVariable, at: 0)
  }

  private mutating func readName(after introducer: Introducer) throws(EntryError) {
    guard let token = scanner.next() else { throw error(.notAVariable, at: 0) }
    nameOffset = token.range.lowerBound
    switch token.kind {
    case .word: name = scanner.text(token.range)
    case .quotedName: name = scanner.text(token.range.dropFirst().dropLast())
    default: throw error(.notOneName)
    }
    if introducer.isConstant { throw error(.constant(name)) }
    if let modifier = introducer.refusedModifier { throw error(.modifier(modifier, name: name)) }
  }

  /// Reads the type, if there is one, and the value after it.
  private mutating func readType() throws(EntryError) -> String? {
    var range: Range<Int>?
    var hasColon = false
    while let token = scanner.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "=")):
        try readValue()
        return range.map(scanner.text)
      case .group(UInt8(ascii: "{")): throw error(.block(name: name), at: token.range.lowerBound)
      case .sign(UInt8(ascii: ",")) where isVariable(after: scanner):
        throw error(.notOneName, at: token.range.lowerBound)
      case .sign(UInt8(ascii: ":")) where !hasColon: hasColon = true
      default: range = (range?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound
      }
    }
    return range.map(scanner.text)
  }

  /// Whether another variable follows a comma, and no generic argument.
  private func isVariable(after comma: SourceScanner) -> Bool {
    var scanner = comma
    guard let name = scanner.next(), name.kind == .word || name.kind == .quotedName else {
      return false
    }
    guard let sign = scanner.next() else { return true }
    return sign.kind == .sign(UInt8(ascii: ":")) || sign.kind == .sign(UInt8(ascii: "="))
  }

  private mutating func readValue() throws(EntryError) {
    // A comment that never ends is the compiler's to report.
    _ = scanner.skipTrivia()
    let start = scanner.position
    value = scanner.text(from: start)
    var last: SourceToken?
    while let token = scanner.next() {
      if token.kind == .sign(UInt8(ascii: ",")), isVariable(after: scanner) {
        throw error(.notOneName, at: token.range.lowerBound)
      }
      last = token
    }
    guard let last, last.kind == .group(UInt8(ascii: "{")) else { return }
    var block = SourceScanner(String(scanner.text(last.range).dropFirst()))
    guard let first = block.next() else { return }
    if ["willSet", "didSet"].contains(block.text(first.range)) {
      throw error(.block(name: name), at: last.range.lowerBound)
    }
  }

  /// Whether nil is a value of the type, as far as its spelling tells.
  private var isOptional: Bool {
    guard let type else { return false }
    var scanner = SourceScanner(type)
    var tokens: [SourceToken] = []
    while let token = scanner.next() { tokens.append(token) }
    // The result of a function type may be optional without the function being so.
    let isFunction = zip(tokens, tokens.dropFirst()).contains {
      $0.kind == .sign(UInt8(ascii: "-")) && $1.kind == .sign(UInt8(ascii: ">"))
    }
    if isFunction { return false }
    let words = tokens.prefix { $0.kind != .sign(UInt8(ascii: "<")) }.map { scanner.text($0.range) }
    return tokens.last?.kind == .sign(UInt8(ascii: "?"))
      || words == ["Optional"] || words == ["Swift", ".", "Optional"]
  }
}
