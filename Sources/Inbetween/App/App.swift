import Foundation

/// A program: a type with `@main` that tells what its window shows.
///
/// In a terminal it runs until q, Escape or Ctrl-C; where standard output is no terminal it prints the
/// settled picture as text. `--help` lists its options.
@MainActor @preconcurrency
public protocol App {
  /// The type of the program's scene.
  associatedtype Body: Scene

  /// The program's scene.
  @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program and ends the process with its exit code.
  public static func main() {
    exit(
      TerminalProgram.main { options in
        let host = Body._makeHost(Self().body)
        host.reducesMotion = options.reducesMotion
        let code = try TerminalProgram.run(host, options: options)
        try TerminalProgram.report(host.warnings)
        return code
      })
  }
}
