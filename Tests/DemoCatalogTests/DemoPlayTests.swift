import DemoCatalog
import Inbetween
import Testing

/// What each demo plays by itself.
@MainActor
@Suite struct DemoPlayTests {
  private func play(_ name: String, in size: GridSize) async throws -> FrameSequence {
    let demo = try #require(Demo.named(name))
    let script = try InputScript(demo.autoplay)
    // One frame a second is enough: a name that is not on screen is told by the event.
    return try await FrameSequence.record(
      demo.host(), scene: name, script: script, size: size, fps: 1,
      duration: Double(script.nanoseconds) / 1e9 + 1)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `every demo shows something new while it plays`(name: String) async throws {
    let film = try await play(name, in: GridSize(columns: 80, rows: 24))
    let pictures = film.rendered().map { PlainText.text(of: $0.cells, clusters: $0.clusters) }
    #expect(Set(pictures).count > 1)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `every demo plays to its end in a small window`(name: String) async throws {
    let script = try InputScript(try #require(Demo.named(name)).autoplay)
    let film = try await play(name, in: GridSize(columns: 10, rows: 3))
    #expect(film.frames.count == Int(Double(script.nanoseconds) / 1e9 + 1) + 1)
  }
}
