import InbetweenDrawing
import InbetweenRendering
import Testing

/// Recordings that are written while they are made.
@MainActor @Suite struct StreamedFormatTests {
  /// What a format writes before the frames, for each of them, and behind them.
  private func parts(_ format: any StreamedFormat) async throws -> (
    head: [UInt8], frames: [[UInt8]], end: [UInt8], isHeadLast: Bool
  ) {
    var writer: (any FrameWriter)?
    var head: [UInt8] = []
    var frames: [[UInt8]] = []
    try await FrameSequence.play(
      SlidingBox(), scene: "box", script: try InputScript("key a; wait 0.5; resize 12x3"),
      size: GridSize(columns: 20, rows: 4), fps: 4, from: 0, span: .count(4),
      begin: {
        let first = format.writer(for: $0)
        head = first.head
        writer = first
      }, frame: { frames.append(writer?.bytes(for: $0) ?? []) })
    let end = writer?.end() ?? []
    let isHeadLast = writer?.headComesLast ?? false
    return (isHeadLast ? writer?.head ?? [] : head, frames, end, isHeadLast)
  }

  @Test(arguments: ["json", "film", "ansi", "svg"])
  func `a format writes bit by bit what it writes of the whole`(name: String) async throws {
    let formats: [any StreamedFormat] = [
      LayoutFrameFormat(), FilmFormat(), ANSIFormat(), SVGFormat(),
    ]
    let format = try #require(formats.first { $0.name == name })
    let sequence = try await FrameSequence.record(
      SlidingBox(), scene: "box", script: try InputScript("key a; wait 0.5; resize 12x3"),
      size: GridSize(columns: 20, rows: 4), fps: 4, frames: 4)
    let parts = try await parts(format)
    #expect(parts.head + parts.frames.joined() + parts.end == format.bytes(of: sequence))
    #expect(parts.frames.count == 4 && parts.frames[0].isEmpty == false)
    // The styles of a film are known when all frames are there.
    #expect(parts.isHeadLast == (name == "film"))
  }

  @Test func `a line of JSON is whole with its frame`() async throws {
    let parts = try await parts(LayoutFrameFormat())
    #expect(([parts.head] + parts.frames).allSatisfy { $0.last == UInt8(ascii: "\n") })
    #expect(parts.end.isEmpty)
  }

  @Test func `a recording without frames is its head and its end`() {
    let sequence = FrameSequence(
      scene: "none", size: GridSize(columns: 2, rows: 1), fps: 20, frames: [])
    func text(_ format: any StreamedFormat) -> String {
      String(decoding: format.bytes(of: sequence), as: UTF8.self)
    }
    #expect(
      text(FilmFormat()) == "scene \"none\"\nsize 2 x 1\nfps 20\nbackground #000000\n")
    #expect(text(LayoutFrameFormat()).hasSuffix("\"background\":\"#000000\"}\n"))
    #expect(text(SVGFormat()).hasSuffix("fill=\"#000000\"/>\n</svg>\n"))
    #expect(text(ANSIFormat()).isEmpty)
  }
}
