import CBench
import Inbetween

/// A workload of pictures, by real views and by hand, on the same pseudo-terminal.
@MainActor
enum PictureBenchmark {
  /// How often both are measured; the medians count.
  private static let rounds = 5
  /// How many frames of both are compared before.
  private static let checkedFrames = 63

  /// Measures both in turn, and reports the medians.
  static func run(_ workload: any PictureWorkload, frames: Int? = nil) throws -> BenchmarkReport {
    let frames = frames ?? workload.frames
    try PictureCheck.run(workload, frames: checkedFrames)
    let terminal = try DrainedTerminal(
      columns: workload.window.columns, rows: workload.window.rows)
    var views: [(cost: Measurement, counts: PictureCounts)] = []
    var floors: [Measurement] = []
    for _ in 0..<rounds {
      views.append(try measureViews(of: workload, frames: frames, terminal: terminal))
      floors.append(try measureFloor(of: workload, frames: frames, terminal: terminal))
    }
    let counts = views[0].counts
    let cost = median(views.map(\.cost.secondsPerThousand))
    let floor = median(floors.map(\.secondsPerThousand))
    return BenchmarkReport(
      name: workload.name,
      figures: [
        .init("cpu_s_per_1000", cost),
        .init("bytes_per_frame", views[0].cost.bytesPerFrame),
        .init("frames", Double(frames)),
        .init("cells_compared_per_frame", Double(counts.compared) / Double(frames)),
        .init("cells_written_per_frame", Double(counts.written) / Double(frames)),
        .init("bodies_per_frame", Double(counts.bodies) / Double(frames)),
        .init("layouts_per_frame", Double(counts.layouts) / Double(frames)),
        .init("peak_rss_mb", Double(cbench_peak_bytes()) / 1_048_576),
        .init("floor_cpu_s_per_1000", floor),
        .init("floor_ratio", cost / floor),
      ])
  }

  /// Measures the views: their frames, the cells and the bytes.
  private static func measureViews(
    of workload: any PictureWorkload, frames: Int, terminal: DrainedTerminal
  ) throws -> (Measurement, PictureCounts) {
    let views = workload.views()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    let cost = try Measurement.run(frames: frames, to: terminal) { number, write in
      renderer.render(try views.frame(number), fullRepaint: number == 0, write: write)
    }
    return (cost, PictureCounts(views.host, renderer))
  }

  /// Measures the same pictures by hand.
  private static func measureFloor(
    of workload: any PictureWorkload, frames: Int, terminal: DrainedTerminal
  ) throws -> Measurement {
    let floor = workload.floor()
    return try Measurement.run(frames: frames, to: terminal) { number, write in
      floor.write(frame: number, write)
    }
  }
}
