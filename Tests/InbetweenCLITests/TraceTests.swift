import DemoCatalog
import Foundation
import Testing

/// What `inbetween trace` writes; never how long something took.
@Suite struct TraceTests {
  @Test func `a trace counts what was evaluated for the first frame and later`() throws {
    let arguments = [
      "trace", "orders", "--script", "wait 0.1; key right", "--duration", "0.1", "--json",
    ]
    let result = try Tool.run(arguments)
    try #require(result.status == 0, "\(result.errors)")
    let start = try #require(result.text.range(of: "\"us_per_frame\"")).lowerBound
    let counts = result.text[..<start]
    #expect(counts.hasPrefix("{\"scene\":\"orders\",\"columns\":80,\"rows\":24,\"fps\":20"))
    // Frames at 0, 0.05 and 0.1; the key comes before the last, and orders one more of the first of six lines.
    #expect(counts.contains("\"frames\":3"))
    #expect(counts.contains("{\"type\":\"OrderLine\",\"bodies\":6,\"later_bodies\":1,"))
    #expect(counts.contains("{\"type\":\"OrderTotal\",\"bodies\":1,\"later_bodies\":1,"))
    #expect(counts.contains("{\"type\":\"OrderHeader\",\"bodies\":1,\"later_bodies\":0,"))
    // The same command counts the same again.
    #expect(try Tool.run(arguments).text.hasPrefix(counts))
  }

  @Test func `a trace is one JSON object with the stages of a frame in their order`() throws {
    struct Trace: Decodable {
      let usPerFrame: [String: Double]
      let firstBytes: Int
      let laterBytesPerFrame: Double
      let mostLaterBytes: Int
    }
    let result = try Tool.run("trace", "period-picker", "--duration", "0.1", "--json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let trace = try decoder.decode(Trace.self, from: result.output)
    #expect(
      trace.usPerFrame.keys.sorted() == [
        "events", "layout", "match", "present", "raster", "update", "write",
      ])
    #expect(trace.usPerFrame.values.allSatisfy { $0 >= 0 })
    #expect(trace.firstBytes > 0)
    // Nothing happens in the first tenth of a second.
    #expect(trace.laterBytesPerFrame == 0 && trace.mostLaterBytes == 0)
  }

  @Test func `without options a trace is a table of what the scene plays by itself`() throws {
    let result = try Tool.run("trace", "period-picker")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last of three taps comes at 3 s: a second more, at 20 frames a second.
    #expect(lines[0] == "period-picker, 80 x 24, 81 frames, 20 a second")
    #expect(lines[2].split(separator: " ") == ["view", "bodies", "later", "layouts", "later"])
    // Each label reads by itself which one is chosen: the picker's own body does not run again.
    #expect(lines.contains { $0.split(separator: " ").prefix(3) == ["PeriodPicker", "1", "0"] })
    #expect(lines.contains { $0.split(separator: " ") == ["stage", "us", "a", "frame"] })
    #expect(result.text.contains("\nbytes: "))
    #expect(result.text.hasSuffix("\n"))
  }

  @Test(arguments: Demo.all.map(\.name))
  func `every scene has a trace, as a table and as JSON`(name: String) throws {
    struct Trace: Decodable {
      let scene: String
      let frames: Int
      let views: [View]
      struct View: Decodable { let type: String }
    }
    let arguments = ["trace", name, "--duration", "1.2", "--size", "40x10", "--fps", "10"]
    let table = try Tool.run(arguments)
    #expect(table.status == 0 && table.errors.isEmpty, "\(table.errors)")
    let lines = table.text.split(separator: "\n")
    #expect(lines.first == "\(name), 40 x 10, 13 frames, 10 a second")
    let stages = ["events", "update", "layout", "match", "present", "raster", "write"]
    let words = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(words.suffix(stages.count + 2) == ["stage"] + stages + ["bytes:"])
    let json = try Tool.run(arguments + ["--json"])
    let trace = try JSONDecoder().decode(Trace.self, from: json.output)
    #expect(trace.scene == name && trace.frames == 13)
    // The same types of views in both, one a line.
    #expect(trace.views.map(\.type) == Array(words[2..<(words.count - stages.count - 2)]))
  }
}
