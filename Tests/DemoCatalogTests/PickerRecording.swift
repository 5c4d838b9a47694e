import DemoCatalog
import Inbetween

/// Records the period picker at 40 x 5 while a script plays.
@MainActor
func recordPicker(
  _ script: String, titles: [String] = ["Day", "Week", "Month"], fps: Double = 20,
  duration: Double = 0.4
) async throws -> FrameSequence {
  try await FrameSequence.record(
    ViewHost(PeriodPicker(titles: titles)), scene: "period-picker", script: InputScript(script),
    size: GridSize(columns: 40, rows: 5), fps: fps, duration: duration)
}
