import DemoCatalog
import Inbetween
import Testing

/// What happens to demos in windows that change their size while something moves.
@MainActor
@Suite struct DemoResizeTests {
  /// Keys, each of which is followed by a window of another size while its motion is under way.
  private static let script: String = {
    let sizes = [
      "20x24", "80x24", "10x3", "60x24", "40x8", "80x6", "80x24", "30x10", "1x1", "80x24",
    ]
    let keys = ["space", "right", "return", "down"]
    return sizes.flatMap { size in
      keys.map { "key down; key \($0); wait 0.1; resize \(size); wait 0.1" }
    }.joined(separator: ";")
  }()

  @Test(arguments: Demo.all.map(\.name))
  func `a demo whose window changes in mid-flight comes to rest as in one that was never another`(
    name: String
  ) async throws {
    let demo = try #require(Demo.named(name))
    let size = GridSize(columns: 80, rows: 24)
    let host = demo.host()
    let script = try InputScript(Self.script)
    let end = Double(script.nanoseconds) / 1e9 + 20
    let film = try await FrameSequence.record(
      host, scene: name, script: script, size: size, fps: 5, duration: end)
    let last = try #require(film.frames.last)
    // The picture that was patched for so long is the one that a new build gives.
    _ = host.frame(at: end, in: GridSize(columns: 79, rows: 24))
    let rebuilt = host.frame(at: end, in: size)
    #expect(cells(last.list) == cells(rebuilt.list))
  }

  private func cells(_ list: DisplayList) -> CellBuffer {
    var rasterizer = Rasterizer()
    var buffer = CellBuffer(list.size)
    rasterizer.render(list, into: &buffer)
    return buffer
  }
}
