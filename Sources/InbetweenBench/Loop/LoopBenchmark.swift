import CBench
import Inbetween

/// The empty tick of the terminal's run loop, and as a yardstick that of a run loop with a dispatch timer.
@MainActor
enum LoopBenchmark {
  /// Three seconds of 60 Hz.
  static let ticks = 180
  private static let interval = 1.0 / 60

  /// Something ended the run loop before its time.
  struct Interruption: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "the run loop ended early, with code \(code): measure again" }
  }

  /// Measures both, one after the other.
  static func run(ticks: Int = ticks) throws -> BenchmarkReport {
    let own = try measureTerminalLoop(ticks: ticks)
    let yardstick = measureDispatchTimer(ticks: ticks)
    return BenchmarkReport(
      name: "loop",
      figures: [
        .init("cpu_us_per_tick", own / Double(ticks) * 1e6),
        .init("ticks", Double(ticks)),
        .init("timer_cpu_us_per_tick", yardstick / Double(ticks) * 1e6),
        .init("timer_ratio", own / yardstick),
      ])
  }

  /// Returns the processor time of the terminal's run loop, in seconds.
  private static func measureTerminalLoop(ticks: Int) throws -> Double {
    let terminal = try DrainedTerminal(columns: 80, rows: 24)
    let source = EmptyTickSource(ticks: ticks)
    let code = try withStandardOutput(at: terminal.descriptor) {
      let session = try TerminalSession(usesMouse: false)
      let loop = TerminalRunLoop(source: source, renderer: EmptyRenderer(), session: session)
      return try loop.run()
    }
    guard let seconds = source.seconds else { throw Interruption(code: code) }
    return seconds
  }

  /// Points standard output elsewhere for a while: the session takes the terminal that it finds there.
  private static func withStandardOutput<Result>(
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

  /// Returns the processor time of a run loop that a dispatch timer wakes, in seconds.
  private static func measureDispatchTimer(ticks: Int) -> Double {
    var count = 0
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated { count += 1 } }
    timer.schedule(
      deadline: .now() + interval, repeating: interval, leeway: .nanoseconds(0))
    timer.resume()
    func run(until end: Int) {
      while count < end { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    run(until: EmptyTickSource.warmUp)
    let start = cbench_process_seconds()
    run(until: EmptyTickSource.warmUp + ticks)
    let seconds = cbench_process_seconds() - start
    timer.cancel()
    return seconds
  }
}
