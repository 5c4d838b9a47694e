/// A place in the text of a CSS easing function that makes no sense.
///
/// Not in SwiftUI.
public struct CSSEasingError: Error, Hashable, Sendable {
  /// The number of the character at which it goes wrong, from 1; one more than there are at the end.
  public let column: Int
  /// What could have stood there.
  public let expected: String
  /// What stands there as it was written, a word or a number; nil at the end of the text.
  public let found: String?
  /// What to do about it, if that can be said.
  public let suggestion: String?
}

extension CSSEasingError: CustomStringConvertible {
  /// One sentence: where, what was expected, what came, and what to do.
  ///
  /// Edges: what came is shortened, and its characters beyond ASCII and controls are spelled out.
  public var description: String {
    let came = found.map { text in
      let letters = text.unicodeScalars.prefix(24).map { $0.escaped(asASCII: true) }.joined()
      return "\"\(letters)\(text.unicodeScalars.count > 24 ? "…" : "")\""
    }
    let hint = suggestion.map { "; \($0)" } ?? ""
    return "column \(column): expected \(expected), got \(came ?? "the end")\(hint)"
  }
}
