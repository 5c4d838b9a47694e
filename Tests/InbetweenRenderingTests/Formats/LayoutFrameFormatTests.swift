import InbetweenDrawing
import InbetweenRendering
import Testing

@MainActor @Suite struct LayoutFrameFormatTests {
  private func lines(script: String, frames: Int) async throws -> [String] {
    let film = try await FrameSequence.record(
      SlidingBox(), scene: "a \"box\"", script: try InputScript(script),
      size: GridSize(columns: 20, rows: 4), fps: 3, frames: frames)
    let text = String(decoding: LayoutFrameFormat().bytes(of: film), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `the header tells the scene, the window, the rate and the background`() async throws {
    #expect(
      try await lines(script: "", frames: 0) == [
        ##"{"scene":"a \"box\"","columns":20,"rows":4,"fps":3,"unit":"cells","background":"#ffffff"}"##
      ])
  }

  @Test func `a node is listed once, in paint order, when it draws or bears a name`() async throws {
    let lines = try await lines(script: "tap \"box\"", frames: 2)
    #expect(
      lines[2]
        == #"{"frame":1,"time":0.3333,"nodes":["#
        + #"{"name":null,"type":"Text","path":"root/2","x":4.3333,"y":2,"width":3,"height":1,"#
        + #""opacity":0.25,"phase":"present"},"#
        + #"{"name":"box","type":"Box","path":"root/0","x":4.3333,"y":2,"width":3,"height":1,"#
        + #""opacity":0.25,"phase":"inserting"},"#
        + #"{"name":"place","type":"Spacer","path":"root/1","x":0,"y":0,"width":0,"height":0,"#
        + #""opacity":1,"phase":"removing"}]}"#)
  }

  @Test func `a frame in a window of another size tells the size once`() async throws {
    let lines = try await lines(script: "wait 0.3; resize 30x5", frames: 3)
    #expect(lines[1].hasPrefix(#"{"frame":0,"time":0,"nodes""#))
    #expect(lines[2].hasPrefix(#"{"frame":1,"time":0.3333,"columns":30,"rows":5,"nodes""#))
    #expect(lines[3].hasPrefix(#"{"frame":2,"time":0.6667,"nodes""#))
  }
}
