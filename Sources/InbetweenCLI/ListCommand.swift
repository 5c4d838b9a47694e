import DemoCatalog
import Inbetween

/// `inbetween list`: the scenes that can be dumped and played, or the curves that can be shown.
enum ListCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, options: [])
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    switch arguments.words {
    case []: try write(Demo.all.map { ($0.name, $0.summary) })
    case ["curves"]:
      try write(NamedCurve.all.map { ($0.name, $0.summary) } + NamedCurve.functions)
    case let words:
      throw UsageError(
        "list takes no arguments but curves, got \"\(words.joined(separator: " "))\"")
    }
  }

  private static func write(_ entries: [(name: String, summary: String)]) throws {
    let width = entries.map(\.name.count).max() ?? 0
    let lines = entries.map { name, summary in
      name.padding(toLength: width, withPad: " ", startingAt: 0) + "  \(summary)\n"
    }
    try Output.write(Array(lines.joined().utf8))
  }

  private static let help = """
    usage: inbetween list [curves]

    Prints the scenes, or the curves, one a line: the name and what it is.

    """
}
