import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The race, as pictures.
@MainActor
@Suite struct RaceFilmTests {
  private func record(
    _ script: String, size: GridSize = GridSize(columns: 64, rows: 23), fps: Double,
    duration: Double
  ) async throws -> FrameSequence {
    try await FrameSequence.record(
      ViewHost(Race()), scene: "race", script: InputScript(script), size: size, fps: fps,
      duration: duration)
  }

  private func text(_ script: String, size: GridSize, after duration: Double) async throws -> String
  {
    let film = try await record(script, size: size, fps: 1, duration: duration)
    let last = try #require(film.rendered().last)
    return PlainText.text(of: last.cells, clusters: last.clusters)
  }

  @Test func `all start at once, and each one arrives in its own way`() async throws {
    let film = FilmFormat().bytes(of: try await record("key space", fps: 4, duration: 1.25))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "going")
  }

  @Test func `all are turned round in mid-flight`() async throws {
    let film = FilmFormat().bytes(
      of: try await record("key space; wait 0.5; key left", fps: 4, duration: 1))
    try verifyGolden(String(decoding: film, as: UTF8.self), named: "turned-round")
  }

  @Test(arguments: ["key right", "key return", "tap \"▸ Go\"", "tap \"smooth\""])
  func `keys and clicks have them go`(script: String) async throws {
    let size = GridSize(columns: 80, rows: 24)
    #expect(try await text("", size: size, after: 0).contains("▸ Go"))
    let gone = try await text(script, size: size, after: 4)
    #expect(gone.contains("◂ Back"))
    #expect(try await text("key space", size: size, after: 4) == gone)
  }

  @Test func `in a small window the lanes are scrolled`() async throws {
    let size = GridSize(columns: 10, rows: 3)
    #expect(try await text("", size: size, after: 0).contains("linear"))
    #expect(try await text("key end", size: size, after: 1).contains("repeatCou"))
  }
}
