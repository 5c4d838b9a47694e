import Foundation
import InbetweenDrawing

/// Runs a frame source as a program: in the terminal, or as text where there is none.
@MainActor
package enum TerminalProgram {
  /// The exit code for a command line that makes no sense. Source: `sysexits.h`, EX_USAGE.
  package static let usageError: Int32 = 64

  /// Reads the command line, does what it asks, and returns the exit code.
  ///
  /// Errors: what is thrown becomes one sentence on standard error, with code 64 for a bad command line and
  /// 1 for everything else.
  package static func main(
    arguments: [String] = CommandLine.arguments, run: (TerminalOptions) throws -> Int32
  ) -> Int32 {
    StandardPlaces.fill()
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "program"
    do {
      let options = try TerminalOptions(arguments: Array(arguments.dropFirst()))
      guard !options.showsHelp else {
        try StandardStream.output.write(TerminalOptions.help(program: cleanText(name)) + "\n")
        return 0
      }
      return try run(options)
    } catch {
      // If not even this can be written, the exit code has to do.
      try? StandardStream.error.write(cleanText("\(name): \(error)", limit: 4096) + "\n")
      return error is TerminalOptionsError ? usageError : 1
    }
  }

  /// Runs a source until something ends it, and returns the exit code.
  ///
  /// Shape: `text` gives a picture as lines without escape sequences; it is used where standard output is no
  /// terminal, and with a note on standard error where it is one that knows only lines. Call it from a
  /// synchronous `main`: the main actor's tasks run inside it, so that it must not be one of them.
  /// Errors: throws if the terminal cannot be used, and what the source throws for an event.
  package static func run(
    _ source: any FrameSource, options: TerminalOptions, renderer: any FrameRenderer,
    text: (consuming Frame) -> String
  ) throws -> Int32 {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    guard isTerminal, !knowsOnlyLines else {
      if isTerminal { try StandardStream.error.write(note) }
      let size = options.size ?? outputSize
      let settling = Settling(source: source, frameRate: options.frameRate)
      try StandardStream.output.write(text(settling.frame(in: size)))
      return 0
    }
    let session = try TerminalSession(usesMouse: options.usesMouse)
    let loop = TerminalRunLoop(
      source: source, renderer: renderer, session: session, frameRate: options.frameRate,
      sizeLimit: options.size,
      // Linux's console does not know the question, and shows what follows it wrongly.
      asksForColors: ProcessInfo.processInfo.environment["TERM"] != "linux")
    return try loop.run()
  }

  /// The size of the window where a terminal knows only lines; else what every terminal once had.
  private static var outputSize: GridSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard CTerminal.windowSize(STDOUT_FILENO, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return GridSize(columns: 80, rows: 24)
    }
    return GridSize(columns: Int(columns), rows: Int(rows))
  }

  /// Prints warnings on standard error, a line each.
  ///
  /// Errors: throws where standard error cannot be written.
  package static func report(_ warnings: [String]) throws {
    for warning in warnings {
      try StandardStream.error.write("warning: \(cleanText(warning, limit: 4096))\n")
    }
  }

  /// Whether the terminal, if there is one, can do no more than print lines.
  private static var knowsOnlyLines: Bool {
    ProcessInfo.processInfo.environment["TERM"] == "dumb"
  }

  private static let note = "note: TERM is dumb, so the settled picture is printed as text\n"
}
