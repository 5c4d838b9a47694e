import DemoCatalog
import Inbetween

/// `inbetween list`: the scenes that can be dumped and played.
enum ListCommand {
  @MainActor
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, options: [])
    guard !arguments.asksForHelp else { return try Output.write(Array(help.utf8)) }
    guard arguments.words.isEmpty else {
      throw UsageError("list takes no arguments, got \"\(arguments.words[0])\"")
    }
    let width = Demo.all.map(\.name.count).max() ?? 0
    let lines = Demo.all.map { demo in
      demo.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  \(demo.summary)\n"
    }
    try Output.write(Array(lines.joined().utf8))
  }

  private static let help = """
    usage: inbetween list

    Prints the scenes, one a line: the name and what it shows.

    """
}
