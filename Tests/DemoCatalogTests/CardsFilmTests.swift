import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The cards of one style, as pictures.
@MainActor
@Suite struct CardsFilmTests {
  private func record(
    _ script: String, size: GridSize = GridSize(columns: 64, rows: 12), fps: Double = 10,
    duration: Double
  ) async throws -> FrameSequence {
    try await FrameSequence.record(
      ViewHost(Cards(animation: .linear(duration: 0.2))), scene: "cards",
      script: InputScript(script), size: size, fps: fps, duration: duration)
  }

  private func text(_ script: String, size: GridSize) async throws -> String {
    let film = try await record(script, size: size, fps: 1, duration: 1)
    let last = try #require(film.rendered().last)
    return PlainText.text(of: last.cells, clusters: last.clusters)
  }

  @Test func `a card rises while another one sinks, each with its shadow`() async throws {
    let film = FilmFormat().bytes(of: try await record("key right", duration: 0.2))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "rising")
  }

  @Test func `another look of the style is another look of every card`() async throws {
    let film = FilmFormat().bytes(of: try await record("key space", duration: 0.2))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "looks")
  }

  @Test(arguments: ["key space", "key return", "tap \"Look: paper\""])
  func `keys and a click change the look`(script: String) async throws {
    let text = try await text(script, size: GridSize(columns: 80, rows: 24))
    #expect(text.contains("Look: night"))
  }

  @Test func `in a small window something is still to be seen`() async throws {
    let text = try await text("key right; key space", size: GridSize(columns: 10, rows: 3))
    #expect(text.contains { !$0.isWhitespace })
  }
}
