import Inbetween

/// What `inbetween bench` can measure.
package enum Benchmark: String, CaseIterable {
  /// The period picker of 80 x 24 cells, one frame right after the other.
  case periodBar = "W1"
  /// The same at 60 Hz.
  case pacedPeriodBar = "W1-paced"
  /// A thousand springs.
  case springs = "W6"
  /// A million frames that share a curve.
  case interpolation = "interpolate"
  /// One change of state beside many views.
  case updates
  /// The empty tick of the run loop.
  case loop

  /// The names, in the order in which all are measured.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// Measures, over a number of frames of one's own if there is one.
  ///
  /// Call it from a synchronous `main`: the run loop does not run inside of a task. Errors: throws where
  /// there is no pseudo-terminal, and where the yardstick does not do the same work.
  @MainActor
  package func run(frames: Int? = nil) throws -> BenchmarkReport {
    switch self {
    case .periodBar: try PeriodBarBenchmark.run(frames: frames ?? PeriodBarWorkload.frames)
    case .pacedPeriodBar:
      try PacedPeriodBarBenchmark.run(frames: frames ?? PacedPeriodBarBenchmark.frames)
    case .springs: try SpringBenchmark.run(steps: frames ?? SpringBenchmark.steps)
    case .interpolation:
      try InterpolationBenchmark.run(frames: frames ?? InterpolationBenchmark.frames)
    case .updates: try UpdateBenchmark.run(updates: frames ?? UpdateBenchmark.updates)
    case .loop: try LoopBenchmark.run(ticks: frames ?? LoopBenchmark.ticks)
    }
  }
}
