import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The page that scrolls, as pictures.
@MainActor
@Suite struct ProfileFilmTests {
  @Test func `a page down scrolls by a window less one row`() async throws {
    let film = try await FrameSequence.record(
      ViewHost(Profile()), scene: "profile", script: InputScript("key page-down"),
      size: GridSize(columns: 44, rows: 12), fps: 10, duration: 0.5)
    try verifyGolden(
      String(decoding: FilmFormat().bytes(of: film), as: UTF8.self), named: "page-down")
  }
}
