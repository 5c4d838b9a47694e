/// Prints strings as JSON.
package enum JSONText {
  /// Returns a string in quotes, with everything escaped that JSON forbids or that a terminal obeys.
  ///
  /// Edges: control characters of both sets, and the marks that end a line or turn the writing direction,
  /// become `\u` and four hexadecimal digits; all other characters stay as they are.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if GlyphSafety.isSafe(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      }
    }
    result += "\""
    return result
  }
}
