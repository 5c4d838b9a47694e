import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// Demos in a window of 10 x 3 cells.
@MainActor
@Suite struct SmallWindowTests {
  private func text(_ view: some View, _ script: String) async throws -> String {
    let film = try await FrameSequence.record(
      ViewHost(view), scene: "small", script: InputScript(script),
      size: GridSize(columns: 10, rows: 3), fps: 1, duration: 2)
    let last = try #require(film.rendered().last)
    return PlainText.text(of: last.cells, clusters: last.clusters)
  }

  @Test func `one card is shown where three have no room, and keys and clicks go on`() async throws
  {
    #expect(try await text(Cards(), "").contains("Wind"))
    #expect(try await text(Cards(), "key right").contains("Sun"))
    // A click is for the next look, as the space bar is.
    #expect(try await text(Cards(), "tap 5,1") == text(Cards(), "key space"))
  }

  @Test func `the carousel shows names`() async throws {
    #expect(try await text(Carousel(), "").contains("Mercury"))
    #expect(try await text(Carousel(), "key right").contains("Venus"))
  }

  @Test func `the page begins with the name, and scrolls`() async throws {
    #expect(try await text(Profile(), "").contains("Lovelace"))
    #expect(try await !text(Profile(), "key page-down; key page-down").contains("Lovelace"))
  }

  @Test func `the buttons of one width are reached by keys`() async throws {
    #expect(try await text(EqualWidth(), "key right").contains("In Ord"))
  }
}
