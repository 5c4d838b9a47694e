import Inbetween

/// The subcommands of the tool.
enum Command {
  static let names = ["list", "play", "dump", "curve", "trace", "bench"]

  /// Runs the command line, and returns the exit code.
  ///
  /// Errors: throws ``UsageError`` for a command line that says nothing that can be done.
  @MainActor
  static func run(_ arguments: [String]) throws -> Int32 {
    guard let name = arguments.first else {
      throw UsageError("expected a command, got none: try inbetween --help")
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "list": try ListCommand.run(rest)
    case "play": return try PlayCommand.run(rest)
    case "dump": try DumpCommand.run(rest)
    case "curve": try CurveCommand.run(rest)
    case "trace": try TraceCommand.run(rest)
    case "bench": return try BenchCommand.run(rest)
    case "--version": try Output.write(Array("inbetween 0.1\n".utf8))
    case "--help", "-h", "help": try Output.write(Array(help.utf8))
    default: throw UsageError.unknown("command", name, known: names)
    }
    return 0
  }

  private static let help = """
    usage: inbetween COMMAND

      list     the scenes, one a line, or the curves
      play     a scene in the terminal
      dump     the frames of a scene, as text
      curve    how curves and springs move, as a plot or as data
      trace    what the frames of a scene are made of: counts, costs and bytes
      bench    what frames cost, beside a yardstick

    inbetween COMMAND --help tells more; inbetween --version tells which one this is.

    """
}
