import Inbetween

/// What the frames of a workload were made of, so far; the same in each run.
@MainActor
package struct PictureCounts: Equatable {
  /// How many cells were compared with what the terminal shows, and how many were written.
  package var compared: Int
  package var written: Int
  /// How many bodies were evaluated, and how many views were measured.
  package var bodies: Int
  package var layouts: Int

  /// Takes the counts of a host's frames and of what rendered them.
  package init(_ host: ViewHost, _ renderer: ScreenRenderer) {
    (compared, written) = renderer.cellCounts
    bodies = host.counters.bodies.values.reduce(0, +)
    layouts = host.counters.layouts.values.reduce(0, +)
  }
}
