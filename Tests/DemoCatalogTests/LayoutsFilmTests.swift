import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The months that fly from one layout to another, as pictures.
@MainActor
@Suite struct LayoutsFilmTests {
  private func record(
    _ script: String, size: GridSize = GridSize(columns: 40, rows: 14), fps: Double = 10,
    duration: Double
  ) async throws -> FrameSequence {
    // With a curve of a known end the film is short.
    try await FrameSequence.record(
      ViewHost(Layouts(animation: .linear(duration: 0.4)), describesNodes: true), scene: "layouts",
      script: InputScript(script), size: size, fps: fps, duration: duration)
  }

  private func film(_ script: String, duration: Double) async throws -> String {
    let bytes = FilmFormat().bytes(of: try await record(script, duration: duration))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(_ script: String, size: GridSize) async throws -> String {
    let film = try await record(script, size: size, fps: 1, duration: 2)
    let last = try #require(film.rendered().last)
    return PlainText.text(of: last.cells, clusters: last.clusters)
  }

  @Test func `from the grid the months fly to the circle`() async throws {
    try verifyGolden(try await film("key 2", duration: 0.4), named: "grid-to-circle")
  }

  @Test func `on its way to the stack everything turns back to the grid`() async throws {
    try verifyGolden(
      try await film("key 3; wait 0.2; key 1", duration: 0.6), named: "stack-and-back")
  }

  @Test(arguments: [
    ("key 2", "key right"), ("key 3", "tap \"3 Stack\""), ("key 3", "key right; key right"),
    // Tab goes to the first word, then to the next.
    ("key 2", "key tab; key tab; key return"), ("key 1", "key 3; wait 0.5; key 1"),
  ])
  func `keys and clicks choose alike`(script: String, other: String) async throws {
    let size = GridSize(columns: 80, rows: 24)
    #expect(try await text(script, size: size) == text(other, size: size))
  }

  @Test func `half way each month is half way`() async throws {
    let frames = try await record("key 2", fps: 5, duration: 0.4).frames.map(\.list)
    try #require(frames.count == 3)
    for month in ["Jan", "Jun", "Dec"] {
      let places = try frames.map { try #require($0.layoutFrames(named: month).last?.frame) }
      #expect(places[0] != places[2])
      #expect(abs(places[1].x - (places[0].x + places[2].x) / 2) < 1e-9)
      #expect(abs(places[1].y - (places[0].y + places[2].y) / 2) < 1e-9)
    }
  }

  @Test(arguments: ["key 1", "key 2", "key 3"])
  func `in a small window months are read, and the rest is scrolled to`(script: String) async throws
  {
    let size = GridSize(columns: 10, rows: 3)
    #expect(try await text(script, size: size).contains("Jan"))
    let end = try await text("\(script); key end", size: size)
    #expect(end.contains(script == "key 2" ? "Jul" : "Dec"))
  }
}
