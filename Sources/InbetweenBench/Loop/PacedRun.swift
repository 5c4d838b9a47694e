import Inbetween

/// Frames at 60 Hz by the terminal's own run loop, on a pseudo-terminal that a thread reads.
@MainActor
enum PacedRun {
  /// Returns what a source's frames took by its clock, in seconds.
  static func seconds(of source: PacedSource, renderer: any FrameRenderer) throws -> Double {
    let window = PeriodBarWorkload.window
    let terminal = try DrainedTerminal(columns: window.columns, rows: window.rows)
    let code = try withStandardOutput(at: terminal.descriptor) {
      let session = try TerminalSession(usesMouse: false)
      return try TerminalRunLoop(source: source, renderer: renderer, session: session).run()
    }
    if let failure = source.failure { throw failure }
    guard let seconds = source.seconds else { throw BenchmarkInterruption(code: code) }
    return seconds
  }

  /// Points standard output elsewhere for a while: the session takes the terminal that it finds there.
  static func withStandardOutput<Result>(
    at descriptor: Int32, _ body: () throws -> Result
  ) throws -> Result {
    let original = dup(STDOUT_FILENO)
    guard original >= 0, dup2(descriptor, STDOUT_FILENO) >= 0 else {
      throw DrainedTerminal.Failure(action: "show", reason: errno)
    }
    defer {
      dup2(original, STDOUT_FILENO)
      close(original)
    }
    return try body()
  }
}
