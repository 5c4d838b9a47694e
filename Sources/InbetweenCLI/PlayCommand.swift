import DemoCatalog
import Inbetween

/// `inbetween play SCENE`: a scene in the terminal.
enum PlayCommand {
  @MainActor
  static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      try Output.write(Array((TerminalOptions.help(program: "inbetween play SCENE") + "\n").utf8))
      return 0
    }
    guard let name = arguments.first, !name.hasPrefix("-") else {
      throw UsageError("play needs a scene first: try inbetween list")
    }
    let demo = try Demo.scene(named: name)
    do {
      let options = try TerminalOptions(arguments: Array(arguments.dropFirst()))
      return try demo.run(options: options)
    } catch let error as TerminalOptionsError {
      throw UsageError("\(error)")
    }
  }
}

extension Demo {
  /// Returns the scene with a name.
  ///
  /// Errors: throws for a name that no scene has.
  static func scene(named name: String) throws -> Demo {
    guard let demo = Demo.named(name) else {
      throw UsageError.unknown("scene", name, known: Demo.all.map(\.name))
    }
    return demo
  }
}
