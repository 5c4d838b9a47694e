import CBench
import Inbetween

/// The empty tick of the terminal's run loop, and as a yardstick that of a run loop with a dispatch timer.
@MainActor
enum LoopBenchmark {
  /// Three seconds of 60 Hz.
  static let ticks = 180
  private static let interval = 1.0 / 60

  /// Measures both, one after the other.
  static func run(ticks: Int = ticks) throws -> BenchmarkReport {
    let empty = DisplayList(size: GridSize(columns: 0, rows: 0))
    let source = PacedSource(frames: ticks, clock: cbench_process_seconds) { _ in empty }
    let own = try PacedRun.seconds(of: source, renderer: EmptyRenderer())
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
    run(until: PacedSource.warmUp)
    let start = cbench_process_seconds()
    run(until: PacedSource.warmUp + ticks)
    let seconds = cbench_process_seconds() - start
    timer.cancel()
    return seconds
  }
}

/// A renderer that writes nothing.
private final class EmptyRenderer: FrameRenderer {
  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {}
}
