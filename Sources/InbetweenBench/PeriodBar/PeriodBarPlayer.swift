import Inbetween

/// Plays workload W1: a tap every 21 frames, and the frames of its view.
@MainActor
package final class PeriodBarPlayer {
  package let host = ViewHost(PeriodBar(), size: PeriodBarWorkload.window)

  package init() {}

  /// Returns a frame by its number; to be called with 0, 1, 2 and so on.
  ///
  /// Frame i is shown at (i + 1) / 60 s. Selection s is made at 21 s / 60, before the frame that follows.
  package func frame(_ number: Int) throws -> Frame {
    let framesPerSecond = PeriodBarWorkload.framesPerSecond
    let (selection, step) = number.quotientAndRemainder(
      dividingBy: PeriodBarWorkload.framesPerSelection)
    if step == 0 {
      let label = (selection + 1) % PeriodBarWorkload.titles.count
      try host.send(.tap(Self.middle(of: label)), at: Double(number) / framesPerSecond)
    }
    return host.frame(at: Double(number + 1) / framesPerSecond, in: PeriodBarWorkload.window)
  }

  private static func middle(of label: Int) -> CellPoint {
    let width = PeriodBarWorkload.labelWidth
    return CellPoint(
      column: Double(PeriodBarWorkload.column + width * label + width / 2),
      row: Double(PeriodBarWorkload.row) + 0.5)
  }
}
