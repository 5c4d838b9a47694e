import CBench
import Inbetween

/// Workload W1, by real views and by hand, on the same pseudo-terminal.
@MainActor
enum PeriodBarBenchmark {
  /// How often both are measured; the medians count.
  private static let rounds = 5

  /// Measures both in turn, and reports the medians.
  static func run(frames: Int = PeriodBarWorkload.frames) throws -> BenchmarkReport {
    try PeriodBarCheck.run(frames: 3 * PeriodBarWorkload.framesPerSelection)
    let terminal = try DrainedTerminal(
      columns: PeriodBarWorkload.window.columns, rows: PeriodBarWorkload.window.rows)
    var views: [Measurement] = []
    var floors: [Measurement] = []
    for _ in 0..<rounds {
      views.append(try measureViews(frames: frames, terminal: terminal))
      floors.append(try measureFloor(frames: frames, terminal: terminal))
    }
    let cost = median(views.map(\.secondsPerThousand))
    let floor = median(floors.map(\.secondsPerThousand))
    return BenchmarkReport(
      name: "W1",
      figures: [
        .init("cpu_s_per_1000", cost),
        .init("bytes_per_frame", views[0].bytesPerFrame),
        .init("frames", Double(frames)),
        .init("peak_rss_mb", Double(cbench_peak_bytes()) / 1_048_576),
        .init("floor_cpu_s_per_1000", floor),
        .init("floor_ratio", cost / floor),
      ])
  }

  /// Measures the view: its frames, their cells and their bytes.
  static func measureViews(frames: Int, terminal: DrainedTerminal) throws -> Measurement {
    let player = PeriodBarPlayer()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    return try Measurement.run(frames: frames, to: terminal) { number, write in
      renderer.render(try player.frame(number), fullRepaint: number == 0, write: write)
    }
  }

  /// Measures the same picture by hand.
  static func measureFloor(frames: Int, terminal: DrainedTerminal) throws -> Measurement {
    var floor = PeriodBarFloor(labels: .gray)
    return try Measurement.run(frames: frames, to: terminal) { number, write in
      floor.write(frame: number, write)
    }
  }
}
