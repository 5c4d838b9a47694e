import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The picture that grows, as pictures.
@MainActor
@Suite struct HeroFilmTests {
  private func record(_ script: String, fps: Double = 10, duration: Double) async throws
    -> FrameSequence
  {
    // With a curve of a known end the film is short.
    try await FrameSequence.record(
      ViewHost(Hero(animation: .linear(duration: 0.4))), scene: "hero", script: InputScript(script),
      size: GridSize(columns: 60, rows: 12), fps: fps, duration: duration)
  }

  @Test func `a thumbnail grows into the window, with the text inside`() async throws {
    let film = FilmFormat().bytes(of: try await record("tap \"Fjord\"", duration: 0.4))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "opening")
  }

  @Test func `a picture that is turned round in mid-flight goes home`() async throws {
    let film = FilmFormat().bytes(
      of: try await record("tap \"Fjord\"; wait 0.2; key escape", duration: 0.6))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "turned-round")
  }

  @Test func `after its return the shelf is as it was`() async throws {
    let script = "key right; wait 1; key return; wait 1; key escape"
    let frames = try await record(script, duration: 3).rendered()
    let before = try await record("key right", duration: 1).rendered()
    #expect(frames.last?.cells == before.last?.cells)
  }

  @Test func `in a small window the selected picture is seen, and opens`() async throws {
    func text(_ script: String) async throws -> String {
      let film = try await FrameSequence.record(
        ViewHost(Hero()), scene: "hero", script: InputScript(script),
        size: GridSize(columns: 10, rows: 3), fps: 1, duration: 3)
      let last = try #require(film.rendered().last)
      return PlainText.text(of: last.cells, clusters: last.clusters)
    }
    let closed = try await text("")
    #expect(closed.contains("Dunes") && closed.contains("◂ 1 of 4 ▸"))
    #expect(try await text("key right").contains("Fjord"))
    let open = try await text("key right; key return")
    #expect(open.contains("Fjord") && open.contains("The sea"))
    #expect(try await text("tap \"Dunes\"; wait 1; key escape") == closed)
  }
}
