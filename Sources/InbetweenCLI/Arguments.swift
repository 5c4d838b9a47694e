/// The arguments of a subcommand: options with values, flags, and words.
struct Arguments {
  private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads arguments; `options` take a value, `flags` take none. After `--` come words only.
  ///
  /// Errors: throws for an option that is unknown, repeated or without its value.
  init(_ arguments: [String], options: [String], flags known: [String] = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      if argument == "--" {
        words += rest
        return
      }
      if known.contains(argument) || argument == "--help" || argument == "-h" {
        flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard !known.contains(name) else {
        throw UsageError("\(name) takes no value, got \"\(parts[1])\": leave it out")
      }
      guard options.contains(name) else {
        throw UsageError.unknown("option", name, known: options + known + ["--help"])
      }
      guard values[name] == nil else { throw UsageError("\(name) is given twice: give it once") }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("\(name) needs a value after it")
      }
      values[name] = value
    }
  }

  var asksForHelp: Bool { flags.contains("--help") || flags.contains("-h") }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func text(_ name: String) -> String? { values[name] }

  /// Returns a number in a range.
  ///
  /// Errors: throws for what is no number, or one outside of the range.
  func number(_ name: String, in range: ClosedRange<Double>, unit: String) throws -> Double? {
    guard let text = values[name] else { return nil }
    let isDecimal = text.utf8.allSatisfy { Array("0123456789.eE+-".utf8).contains($0) }
    guard isDecimal, let number = Double(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes \(unit) from \(short(range.lowerBound)) to \(short(range.upperBound)), got \"\(text)\""
      )
    }
    return number
  }

  /// Returns a whole number in a range.
  ///
  /// Errors: throws for what is no whole number, or one outside of the range.
  func count(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), got \"\(text)\""
      )
    }
    return count
  }

  private func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
