import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The row of cards, as pictures.
@MainActor
@Suite struct CarouselFilmTests {
  @Test func `an arrow key brings the next card to the edge`() async throws {
    let film = try await FrameSequence.record(
      ViewHost(Carousel()), scene: "carousel", script: InputScript("key right"),
      size: GridSize(columns: 60, rows: 16), fps: 10, duration: 0.5)
    try verifyGolden(
      String(decoding: FilmFormat().bytes(of: film), as: UTF8.self), named: "next-card")
  }
}
