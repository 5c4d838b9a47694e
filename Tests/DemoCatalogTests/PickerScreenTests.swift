import Inbetween
import InbetweenTesting
import Testing

/// The slide as a terminal sees it.
@MainActor
@Suite struct PickerScreenTests {
  private static let script = "tap \"Week\"; wait 0.1; tap \"Month\""

  @Test(arguments: [ColorMode.trueColor, .none])
  func `the bytes of each frame turn the old screen into the new one`(colors: ColorMode)
    async throws
  {
    let sequence = try await recordPicker(Self.script, fps: 60, duration: 0.6)
    var writer = ANSIWriter(colors: colors, declaredBackground: sequence.background)
    var emulator = ScreenEmulator(size: sequence.size)
    var shown: CellBuffer?
    for frame in sequence.rendered() {
      writer.write(frame.cells, over: shown, clusters: frame.clusters)
      writer.takeBytes { emulator.feed($0) }
      shown = frame.cells
      guard colors == .trueColor else { continue }
      #expect(emulator.difference(from: frame.cells, clusters: frame.clusters) == nil)
    }
    #expect(emulator.unknownSequences.isEmpty)
    #expect(emulator.rows[2] == "         Day     Week     Month         ")
  }

  @Test func `an unchanged frame writes no byte`() async throws {
    let frames = try await recordPicker("key right", fps: 60, duration: 0.5).rendered()
    var writer = ANSIWriter()
    let last = frames[frames.count - 1]
    writer.write(last.cells, over: nil, clusters: last.clusters)
    writer.takeBytes { _ in }
    writer.write(last.cells, over: frames[frames.count - 2].cells, clusters: last.clusters)
    #expect(writer.byteCount == 0)
  }

  @Test func `Tab shows where it went: each tab, then the row of all three`() async throws {
    for (presses, words) in zip(0..., ["", "Day", "Week", "Month", "DayWeekMonth", "Day"]) {
      let script = Array(repeating: "key tab", count: presses).joined(separator: ";")
      let frame = try #require(try await recordPicker(script, duration: 0).rendered().last)
      let underlined = frame.cells.cells.filter { $0.attributes.contains(.underline) }
      #expect(underlined.map { frame.clusters.string(for: $0.glyph) }.joined() == words)
    }
  }

  @Test(arguments: EdgeStyle.allCases)
  func `painting what changed gives what painting all gives`(edges: EdgeStyle) async throws {
    let sequence = try await recordPicker(Self.script, fps: 60, duration: 0.6)
    let patched = sequence.rendered(edges: edges)
    #expect(patched.count == 37)
    for (frame, recorded) in zip(patched, sequence.frames) {
      var rasterizer = Rasterizer(edges: edges)
      var whole = CellBuffer(recorded.list.size)
      rasterizer.render(recorded.list, into: &whole)
      #expect(frame.cells == whole)
    }
  }

  @Test func `titles reach the terminal without what it would obey, and wide ones whole`()
    async throws
  {
    let titles = ["\u{1B}[31mred\u{1B}]0;x\u{7}", "日本語", "a\u{9B}2Jb\r\n\u{202E}c"]
    let sequence = try await recordPicker("key right", titles: titles, fps: 60)
    var emulator = ScreenEmulator(size: sequence.size)
    let bytes = ANSIFormat().bytes(of: sequence)
    emulator.feed(bytes)
    #expect(emulator.unknownSequences.isEmpty)
    let text = String(decoding: bytes, as: UTF8.self)
    for forbidden in ["\u{1B}[31m", "\u{1B}]0", "\u{7}", "\u{9B}", "\u{202E}"] {
      #expect(!text.contains(forbidden))
    }
    for frame in sequence.rendered() {
      let glyphs = frame.cells.cells.filter { $0.role == .leading }
      #expect(glyphs.map { frame.clusters.string(for: $0.glyph) } == ["日", "本", "語"])
      #expect(frame.cells.cells.filter { $0.role == .trailing }.count == 3)
    }
  }
}
