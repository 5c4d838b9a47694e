import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The hundred thousand rows, as pictures.
@MainActor
@Suite struct RowsFilmTests {
  private func film(
    _ script: String, size: GridSize = GridSize(columns: 40, rows: 8), duration: Double,
    fps: Double = 10
  ) async throws -> String {
    let sequence = try await FrameSequence.record(
      ViewHost(Rows()), scene: "rows", script: InputScript(script), size: size, fps: fps,
      duration: duration)
    return String(decoding: FilmFormat().bytes(of: sequence), as: UTF8.self)
  }

  @Test func `a page of rows runs by, and the selection goes along`() async throws {
    try verifyGolden(
      try await film("key down; key page-down", duration: 0.4), named: "page")
  }

  @Test func `a number leads to its row`() async throws {
    try verifyGolden(
      try await film("type \"54321\"; wait 0.1; key return", duration: 0.2), named: "jump")
  }

  @Test func `a window of three rows shows the selected row, and the jump`() async throws {
    try verifyGolden(
      try await film(
        "key down; wait 1; type \"54321\"; wait 1; key return",
        size: GridSize(columns: 10, rows: 3), duration: 2, fps: 1), named: "small")
  }
}
