import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The playlist, as pictures.
@MainActor
@Suite struct ReorderFilmTests {
  private func record(_ script: String, duration: Double) async throws -> FrameSequence {
    // With a curve of a known end the film is short.
    try await FrameSequence.record(
      ViewHost(Reorder(animation: .linear(duration: 0.4))), scene: "reorder",
      script: InputScript(script), size: GridSize(columns: 36, rows: 10), fps: 10,
      duration: duration)
  }

  private func film(_ script: String, duration: Double) async throws -> String {
    let bytes = FilmFormat().bytes(of: try await record(script, duration: duration))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a shuffle has every track go to its place`() async throws {
    try verifyGolden(try await film("tap \"Shuffle\"", duration: 0.4), named: "shuffle")
  }

  @Test func `a track that is taken out comes back from where it is`() async throws {
    try verifyGolden(
      try await film("key left; wait 0.2; key right", duration: 0.6), named: "there-and-back")
  }

  @Test func `a click selects, takes out and brings back`() async throws {
    let script = "tap \"  Canon\"; tap \"Remove\"; wait 1; tap \"Add\""
    let frames = try await record(script, duration: 2).rendered()
    let keys = "key down; key down; key left; wait 1; key right"
    let same = try await record(keys, duration: 2).rendered()
    #expect(frames.last?.cells == same.last?.cells)
  }

  @Test func `in a small window the selected track is seen`() async throws {
    func text(_ script: String) async throws -> String {
      let film = try await FrameSequence.record(
        ViewHost(Reorder()), scene: "reorder", script: InputScript(script),
        size: GridSize(columns: 10, rows: 3), fps: 1, duration: 2)
      let last = try #require(film.rendered().last)
      return PlainText.text(of: last.cells, clusters: last.clusters)
    }
    #expect(try await text("").contains("▸ Aria"))
    let last = Array(repeating: "key down", count: 5).joined(separator: "; ")
    #expect(try await text(last).contains("▸ Fugue"))
    #expect(try await text("key left").contains("▸ Bolero"))
  }
}
