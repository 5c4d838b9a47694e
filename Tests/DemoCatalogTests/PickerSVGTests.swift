import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// The slide as a scalable picture.
@MainActor
@Suite struct PickerSVGTests {
  @Test func `in mid-flight the edges stand at eighths of a cell`() async throws {
    let sequence = try await FrameSequence.record(
      ViewHost(PeriodPicker()), scene: "period-picker", script: InputScript("tap \"Week\""),
      size: GridSize(columns: 40, rows: 5), fps: 20, from: 0.15, frames: 1)
    let svg = String(decoding: SVGFormat().bytes(of: sequence), as: UTF8.self)
    try verifyGolden(svg, named: "mid-flight")
  }

  @Test func `several frames follow one another`() async throws {
    let sequence = try await recordPicker("tap \"Week\"", fps: 10, duration: 0.2)
    let svg = String(decoding: SVGFormat().bytes(of: sequence), as: UTF8.self)
    let times = svg.split(separator: "\n").filter { $0.hasPrefix("<animate ") }
      .compactMap { $0.split(separator: "\"").dropFirst(5).first }
    // Three frames of a tenth of a second.
    #expect(times == ["visible;hidden", "hidden;visible;hidden", "hidden;visible"])
    #expect(svg.components(separatedBy: "keyTimes=\"0;0.3333;0.6667\" dur=\"0.3s\"").count == 2)
  }
}
