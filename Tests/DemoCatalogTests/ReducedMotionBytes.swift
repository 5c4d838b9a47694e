import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// What reduced motion saves.
@MainActor
@Suite struct ReducedMotionBytes {
  private func bytes(of name: String, _ script: String, isReduced: Bool) async throws -> Int {
    let demo = try #require(Demo.named(name))
    let host = demo.host()
    host.reducesMotion = isReduced
    let sequence = try await FrameSequence.record(
      host, scene: name, script: InputScript(script), size: GridSize(columns: 80, rows: 24),
      fps: 60, duration: 3)
    return ANSIFormat().bytes(of: sequence).count
  }

  @Test(
    arguments: [
      ("period-picker", "key right; wait 0.6; key right"), ("hero", "tap \"Fjord\""),
      ("reorder", "key space; wait 1; key space"),
    ])
  func `fewer bytes are sent where nothing moves`(name: String, script: String) async throws {
    let still = try await bytes(of: name, "", isReduced: true)
    let moving = try await bytes(of: name, script, isReduced: false)
    let reduced = try await bytes(of: name, script, isReduced: true)
    #expect(reduced > still)
    #expect(reduced < moving)
    #expect(reduced - still < (moving - still) / 2, "\(reduced - still), \(moving - still)")
  }
}
