import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The hundred thousand rows, as pictures.
@MainActor
@Suite struct RowsFilmTests {
  private func film(_ script: String, duration: Double, fps: Double = 10) async throws -> String {
    let sequence = try await FrameSequence.record(
      ViewHost(Rows()), scene: "rows", script: InputScript(script),
      size: GridSize(columns: 40, rows: 8), fps: fps, duration: duration)
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
}
