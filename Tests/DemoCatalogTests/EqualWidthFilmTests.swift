import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The buttons of one width, as pictures.
@MainActor
@Suite struct EqualWidthFilmTests {
  @Test func `other words change the widths`() async throws {
    let film = try await FrameSequence.record(
      ViewHost(EqualWidth(animation: .linear(duration: 0.3))), scene: "equal-width",
      script: InputScript("key right"), size: GridSize(columns: 50, rows: 7), fps: 10,
      duration: 0.3)
    try verifyGolden(
      String(decoding: FilmFormat().bytes(of: film), as: UTF8.self), named: "other-words")
  }

  @Test(arguments: ["tap \"OK\"", "key tab; key return"])
  func `a button is chosen by a click, and by Tab and Return`(script: String) async throws {
    let film = try await FrameSequence.record(
      ViewHost(EqualWidth()), scene: "equal-width", script: InputScript(script),
      size: GridSize(columns: 50, rows: 8), fps: 1, duration: 0)
    let last = try #require(film.rendered().last)
    #expect(PlainText.text(of: last.cells, clusters: last.clusters).contains("Chosen: OK"))
  }
}
