import Inbetween

/// What `inbetween bench` can measure.
package enum Benchmark: String, CaseIterable {
  /// The period picker of 80 x 24 cells, one frame right after the other.
  case periodBar = "W1"
  /// The same at 60 Hz.
  case pacedPeriodBar = "W1-paced"
  /// Boxes that animations move, a view each.
  case tenMovers = "W2-10"
  case hundredMovers = "W2-100"
  case thousandMovers = "W2-1000"
  /// A hundred boxes that state moves.
  case steppedMovers = "W2-state"
  /// A gradient in every cell, in windows of two sizes.
  case gradient = "W3"
  case bigGradient = "W3big"
  /// A long list that is scrolled.
  case list = "W4"
  /// A picture at which nothing happens.
  case idle = "W5"
  /// A thousand springs.
  case springs = "W6"
  /// A million frames that share a curve.
  case interpolation = "interpolate"
  /// One change of state beside many views.
  case updates
  /// The empty tick of the run loop.
  case loop
  /// The start of a program.
  case start

  /// The names, in the order in which all are measured.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// Measures, over a number of frames of one's own if there is one.
  ///
  /// Call it from a synchronous `main`: the run loop does not run inside of a task. Errors: throws where
  /// there is no pseudo-terminal, and where the yardstick does not do the same work.
  @MainActor
  package func run(frames: Int? = nil) throws -> BenchmarkReport {
    switch self {
    case .periodBar: try PictureBenchmark.run(PeriodBarWorkload(), frames: frames)
    case .pacedPeriodBar:
      try PacedPeriodBarBenchmark.run(frames: frames ?? PacedPeriodBarBenchmark.frames)
    case .tenMovers: try PictureBenchmark.run(MoversWorkload(count: 10), frames: frames)
    case .hundredMovers: try PictureBenchmark.run(MoversWorkload(count: 100), frames: frames)
    case .thousandMovers: try PictureBenchmark.run(MoversWorkload(count: 1000), frames: frames)
    case .steppedMovers:
      try PictureBenchmark.run(MoversWorkload(count: 100, isStateful: true), frames: frames)
    case .gradient: try PictureBenchmark.run(GradientWorkload(), frames: frames)
    case .bigGradient: try PictureBenchmark.run(GradientWorkload(isBig: true), frames: frames)
    case .list: try PictureBenchmark.run(ListWorkload(), frames: frames)
    case .idle: try IdleBenchmark.run(seconds: frames ?? IdleBenchmark.seconds)
    case .springs: try SpringBenchmark.run(steps: frames ?? SpringBenchmark.steps)
    case .interpolation:
      try InterpolationBenchmark.run(frames: frames ?? InterpolationBenchmark.frames)
    case .updates: try UpdateBenchmark.run(updates: frames ?? UpdateBenchmark.updates)
    case .loop: try LoopBenchmark.run(ticks: frames ?? LoopBenchmark.ticks)
    case .start: try StartBenchmark.run(starts: frames ?? StartBenchmark.starts)
    }
  }
}
