import InbetweenDrawing
import InbetweenMotion

/// A line of a script that makes no sense.
///
/// Not in SwiftUI.
public struct InputScriptError: Error, Hashable, Sendable {
  /// What is wrong with a line.
  public enum Reason: Hashable, Sendable {
    /// There is no such command.
    case unknownCommand(String)
    /// A command is followed by something that it does not understand; the first is its name.
    case badArgument(command: String, got: String)
    /// There is no such key.
    case unknownKey(String)
    /// A quote is not closed.
    case openQuote
    /// A backslash stands before a letter that it does not go with.
    case unknownEscape(Character)
    /// The waits are longer than a script can take.
    case tooLong
  }

  /// The number of the line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason
}

extension InputScriptError: CustomStringConvertible {
  /// One sentence: what was expected, what came, and what to do.
  public var description: String { "script line \(line): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .unknownCommand(let name):
      let names = ScriptStatement.commands.map(\.name)
      return "unknown command \(JSONText.quoted(name)): a script knows "
        + names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        + suggestion(for: name, in: names)
    case .badArgument(let name, let got):
      let usage = ScriptStatement.commands.first { $0.name == name }?.usage ?? ""
      return "\(name) needs \(usage); got \(got.isEmpty ? "nothing" : JSONText.quoted(got))"
    case .unknownKey(let name):
      return "unknown key \(JSONText.quoted(name)): a key is one character or one of "
        + KeyName.all.joined(separator: ", ") + ", after shift-, ctrl-, alt- or cmd- where held"
        + suggestion(for: name, in: KeyName.all)
    case .openQuote: return "a quote is not closed; write \\\" for a quote inside quotes"
    case .unknownEscape(let letter):
      return "\(JSONText.quoted("\\" + String(letter))) means nothing inside quotes; "
        + "write \\\", \\\\, \\n or \\t"
    case .tooLong: return "the waits take longer than 1000000 seconds together"
    }
  }

  private func suggestion(for name: String, in names: [String]) -> String {
    nearestName(to: name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
