import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The cards that are thrown, as pictures.
@MainActor
@Suite struct DeckFilmTests {
  /// Presses on the upper card in a window of 40 x 14 and drags it three columns in a tenth of a second.
  private static let drag =
    "press 20,6; wait 0.05; move 21,6; wait 0.05; move 23,6"

  private func record(
    _ script: String, size: GridSize = GridSize(columns: 40, rows: 14), fps: Double = 10,
    duration: Double
  ) async throws -> FrameSequence {
    // With a curve of a known end the film is short.
    try await FrameSequence.record(
      ViewHost(Deck(animation: .linear(duration: 0.4)), describesNodes: true), scene: "deck",
      script: InputScript(script), size: size, fps: fps, duration: duration)
  }

  private func film(_ script: String, fps: Double = 10, duration: Double) async throws -> String {
    let bytes = FilmFormat().bytes(of: try await record(script, fps: fps, duration: duration))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(
    _ script: String, size: GridSize = GridSize(columns: 80, rows: 24)
  ) async throws -> String {
    let film = try await record(script, size: size, fps: 1, duration: 4)
    let last = try #require(film.rendered().last)
    return PlainText.text(of: last.cells, clusters: last.clusters)
  }

  @Test func `a card that is thrown flies off, and the next one comes up`() async throws {
    try verifyGolden(try await film("key right", duration: 0.4), named: "throw")
  }

  @Test func `a card that is let go slowly springs back`() async throws {
    let script = "\(Self.drag); wait 0.5; release 23,6"
    try verifyGolden(try await film(script, fps: 5, duration: 1), named: "back")
  }

  @Test func `a card that is let go fast flies off by where it would come to rest`() async throws {
    // Three columns are 24 points, far less than the reach of 120; but in the last twentieth of a second it went
    // 16 of them, and 320 a second are 80 more in a quarter of a second; twice as fast, it is far enough.
    let slow = "press 40,10; wait 0.05; move 41,10; wait 0.05; move 43,10; release 43,10"
    let fast = "press 40,10; wait 0.02; move 42,10; wait 0.02; move 45,10; release 45,10"
    #expect(try await text("\(slow)") == text(""))
    #expect(try await text("\(fast)") == text("key right"))
  }

  @Test func `a card that is dragged far enough stays away, to its side`() async throws {
    let far = "press 40,10; wait 0.1; move 20,10; wait 2; release 20,10"
    #expect(try await text(far) == text("key left"))
  }

  @Test func `what is thrown comes back`() async throws {
    let start = try await text("")
    #expect(start.contains("petrichor") && start.contains("0 known ▸"))
    let thrown = try await text("key right; key left")
    #expect(thrown.contains("sonder") == false && thrown.contains("defenestrate"))
    #expect(thrown.contains("◂ 1 to learn") && thrown.contains("1 known ▸"))
    #expect(try await text("key right; wait 0.1; key down") == start)
    #expect(try await text("key right; key left; key space") == start)
    #expect(try await text("tap \"0 known ▸\"; wait 1; tap \"Deal\"") == start)
  }

  @Test func `a card can be caught in flight`() async throws {
    // The card is a window's width away after 0.4 s, a quarter of it after 0.1 s.
    let caught = "key right; wait 0.1; press 60,10; wait 1; release 60,10"
    #expect(try await text(caught) == text(""))
  }

  @Test func `after the last card there is word of it`() async throws {
    let all = Array(repeating: "key right", count: 8).joined(separator: "; ")
    let text = try await text(all)
    #expect(text.contains("That was all") && text.contains("8 known"))
  }

  @Test func `in a small window a card is its word`() async throws {
    let size = GridSize(columns: 10, rows: 3)
    #expect(try await text("", size: size).contains("petrichor"))
    #expect(try await text("key right", size: size).contains("apricity"))
  }
}
