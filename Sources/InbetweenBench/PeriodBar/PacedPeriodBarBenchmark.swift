import CBench
import Inbetween

/// Workload W1 at 60 Hz, by the terminal's own run loop: the views, and the same picture by hand.
///
/// This is how other libraries were measured. Between two frames the processor rests and forgets, which makes
/// both dearer than without pause.
@MainActor
enum PacedPeriodBarBenchmark {
  /// 30 selections.
  static let frames = 30 * PeriodBarWorkload.framesPerSelection

  /// Measures both, one after the other.
  static func run(frames: Int = frames) throws -> BenchmarkReport {
    let player = PeriodBarPlayer()
    let views = PacedSource(frames: frames, clock: cbench_thread_seconds) {
      try player.frame($0).list
    }
    let empty = DisplayList(size: PeriodBarWorkload.window)
    let hand = PacedSource(frames: frames, clock: cbench_thread_seconds) { _ in empty }
    let cost = try PacedRun.seconds(
      of: views, renderer: ScreenRenderer(edges: .cell, colors: .trueColor))
    let floor = try PacedRun.seconds(of: hand, renderer: FloorRenderer())
    return BenchmarkReport(
      name: "W1-paced",
      figures: [
        .init("cpu_s_per_1000", cost * 1000 / Double(frames)),
        .init("frames", Double(frames)),
        .init("floor_cpu_s_per_1000", floor * 1000 / Double(frames)),
        .init("floor_ratio", cost / floor),
      ])
  }
}

/// Writes the floor's next frame, whatever the list.
private final class FloorRenderer: FrameRenderer {
  private var floor = PeriodBarFloor(labels: .gray)
  private var number = 0

  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {
    floor.write(frame: number, write)
    number += 1
  }
}
