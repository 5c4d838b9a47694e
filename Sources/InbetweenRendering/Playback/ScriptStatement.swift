import InbetweenDrawing

/// One command of a script with its arguments.
struct ScriptStatement {
  /// What a command does.
  enum Action {
    /// Time passes, in billionths of a second.
    case wait(Int64)
    /// Something happens.
    case event(InputEvent)
  }

  /// A word of a command.
  enum Word {
    case plain(String)
    case quoted(String)

    var text: String {
      switch self {
      case .plain(let text), .quoted(let text): text
      }
    }
  }

  /// The commands and what they need.
  static let commands = [
    (name: "wait", usage: "seconds with at most nine decimals, as in wait 0.1"),
    (name: "tap", usage: "a text in quotes or a column and a row, as in tap \"Week\" or tap 12,3"),
    (name: "press", usage: "a column and a row, as in press 12,3"),
    (name: "move", usage: "a column and a row, as in move 14,3"),
    (name: "release", usage: "a column and a row, as in release 14,3"),
    (name: "key", usage: "one key, as in key right, key a or key shift-tab"),
    (name: "type", usage: "a text in quotes, as in type \"hello\""),
    (name: "resize", usage: "columns and rows up to 1000, as in resize 60x20"),
  ]

  let line: Int
  let words: [Word]

  /// Returns what the command does, in order.
  func actions() throws -> [Action] {
    guard let name = words.first?.text else { return [] }
    let arguments = Array(words.dropFirst())
    let actions: [Action]? =
      switch name {
      case "wait": wait(arguments)
      case "tap": tap(arguments)
      case "press": mouse(.press, arguments)
      case "move": mouse(.move, arguments)
      case "release": mouse(.release, arguments)
      case "key": try key(arguments)
      case "type": type(arguments)
      case "resize": resize(arguments)
      default: throw InputScriptError(line: line, reason: .unknownCommand(name))
      }
    guard let actions else {
      let got = arguments.map(\.text).joined(separator: " ")
      throw InputScriptError(line: line, reason: .badArgument(command: name, got: got))
    }
    return actions
  }

  private func wait(_ arguments: [Word]) -> [Action]? {
    guard arguments.count == 1, case .plain(let text) = arguments[0],
      let duration = ScriptStatement.billionths(text)
    else { return nil }
    return [.wait(duration)]
  }

  private func tap(_ arguments: [Word]) -> [Action]? {
    if arguments.count == 1, case .quoted(let name) = arguments[0] {
      return name.isEmpty ? nil : [.event(.tapNamed(name))]
    }
    return point(arguments).map { [.event(.tap($0))] }
  }

  private func mouse(_ action: MouseEvent.Action, _ arguments: [Word]) -> [Action]? {
    point(arguments).map { [.event(.mouse(MouseEvent(action, at: $0)))] }
  }

  private func point(_ arguments: [Word]) -> CellPoint? {
    let numbers = arguments.map(\.text).joined(separator: " ")
      .split(whereSeparator: { $0 == "," || $0 == " " })
      .map { ScriptStatement.coordinate(String($0)) }
    guard numbers.count == 2, let column = numbers[0], let row = numbers[1] else { return nil }
    return CellPoint(column: column, row: row)
  }

  private func key(_ arguments: [Word]) throws -> [Action]? {
    guard arguments.count == 1, !arguments[0].text.isEmpty else { return nil }
    guard let press = KeyName.press(arguments[0].text) else {
      throw InputScriptError(line: line, reason: .unknownKey(arguments[0].text))
    }
    return [.event(.key(press))]
  }

  private func type(_ arguments: [Word]) -> [Action]? {
    guard arguments.count == 1, case .quoted(let text) = arguments[0] else { return nil }
    return text.map { .event(.key(KeyName.press(typing: $0))) }
  }

  private func resize(_ arguments: [Word]) -> [Action]? {
    guard arguments.count == 1 else { return nil }
    let numbers = arguments[0].text.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let columns = ScriptStatement.count(numbers[0]),
      let rows = ScriptStatement.count(numbers[1])
    else { return nil }
    return [.event(.resize(GridSize(columns: columns, rows: rows)))]
  }

  // MARK: Numbers

  private static func count(_ digits: Substring) -> Int? {
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits) else {
      return nil
    }
    return count <= 1000 ? count : nil
  }

  /// Reads a decimal number as a whole number of billionths; nil from ten million on.
  private static func billionths(_ text: String) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let whole = parts[0].drop { $0 == UInt8(ascii: "0") }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard whole.count <= 7, fraction.count <= 9 else { return nil }
    let padded = fraction + Array(repeating: UInt8(ascii: "0"), count: 9 - fraction.count)
    return (Array(whole) + padded).reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// Reads a place on one axis: a whole number means the middle of that cell.
  private static func coordinate(_ text: String) -> Double? {
    guard let billionths = billionths(text) else { return nil }
    return Double(billionths) / 1e9 + (text.utf8.contains(UInt8(ascii: ".")) ? 0 : 0.5)
  }
}
