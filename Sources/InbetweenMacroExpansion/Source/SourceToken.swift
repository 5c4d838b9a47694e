/// A word, a sign or a bracketed group of Swift source.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// A keyword, a name or a number.
    case word
    /// A name in backticks.
    case quotedName
    /// A string literal.
    case string
    /// Everything from an opening bracket, which is given, to its closing one.
    case group(UInt8)
    /// One byte of an operator or of punctuation.
    case sign(UInt8)
  }

  let kind: Kind
  /// Where the token stands in the UTF-8 source.
  let range: Range<Int>
}
