/// What is wrong with a command line.
///
/// Not in SwiftUI.
public enum TerminalOptionsError: Error, Hashable, CustomStringConvertible {
  /// No option has this name.
  case unknownOption(String, suggestion: String?)
  /// An option that needs a value is the last word.
  case missingValue(String, expected: String)
  /// An option with a value is given more than once.
  case repeatedOption(String)
  /// An option that takes no value has one.
  case unexpectedValue(String, value: String)
  /// An option's value makes no sense.
  case badValue(String, value: String, expected: String, suggestion: String? = nil)
  /// A word is neither an option nor an option's value.
  case unexpectedArgument(String)
  /// `--autoplay` for a program that has no script to play.
  case nothingToPlay

  public var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      let hint = suggestion.map { "did you mean \"\($0)\"? List" } ?? "list"
      return "unknown option \"\(cleanText(name))\"; \(hint) the options with: --help"
    case .missingValue(let name, let expected):
      return "\(name) needs a value after it: \(expected)"
    case .repeatedOption(let name): return "\(name) is given twice: give it once"
    case .unexpectedValue(let name, let value):
      return "\(name) takes no value, got \"\(cleanText(value))\"; leave it out"
    case .badValue(let name, let value, let expected, let suggestion):
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "\(name) needs \(expected), got \"\(cleanText(value))\"\(hint)"
    case .unexpectedArgument(let argument):
      return """
        unexpected word "\(cleanText(argument))"; only options are understood, list them with: --help
        """
    case .nothingToPlay:
      return "this program has nothing to play by itself; leave out --autoplay"
    }
  }
}
