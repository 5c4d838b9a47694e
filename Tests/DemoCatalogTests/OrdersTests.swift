import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// An order of which each part reads something else.
@MainActor
@Suite struct OrdersTests {
  private let window = GridSize(columns: 54, rows: 10)

  private func bodies(after events: [InputEvent]) throws -> [String: Int] {
    let host = ViewHost(Orders(animation: .linear(duration: 0.4)))
    _ = host.frame(at: 0, in: window)
    host.counters.reset()
    for event in events { try host.send(event, at: 0) }
    return host.counters.bodies.filter { $0.key.hasPrefix("Order") && $0.key != "OrderBar" }
  }

  @Test func `a change runs the bodies that read it`() throws {
    #expect(try bodies(after: [.key(KeyPress("t"))]) == ["OrderHeader": 1])
    #expect(try bodies(after: [.tapNamed("Table 1")]) == ["OrderHeader": 1])
    #expect(
      try bodies(after: [.key(KeyPress(.rightArrow))]) == ["OrderLine": 1, "OrderTotal": 1])
    #expect(try bodies(after: [.tapNamed("+")]) == ["OrderLine": 1, "OrderTotal": 1])
    // The line that was chosen, and the one that is.
    #expect(
      try bodies(after: [.key(KeyPress(.downArrow))]) == ["OrderLines": 1, "OrderLine": 2])
    #expect(try bodies(after: [.tapNamed("Juice")]) == ["OrderLines": 1, "OrderLine": 2])
    // The total reads which lines there are.
    #expect(try bodies(after: [.key(KeyPress("s"))]) == ["OrderLines": 1, "OrderTotal": 1])
    // Less than nothing cannot be ordered.
    let down = InputEvent.key(KeyPress(.downArrow))
    #expect(
      try bodies(after: [down, down, down, .key(KeyPress(.leftArrow))])
        == ["OrderLines": 3, "OrderLine": 6])
  }

  @Test func `the parts show how often they ran, and sorted lines move`() async throws {
    let script = "key right; key t; wait 0.2; key s"
    let frames = try await FrameSequence.record(
      ViewHost(Orders(animation: .linear(duration: 0.4))), scene: "orders",
      script: InputScript(script), size: window, fps: 5, duration: 0.6)
    try verifyGolden(
      String(decoding: FilmFormat().bytes(of: frames), as: UTF8.self), named: "orders")
  }

  @Test func `a window of three rows shows the header, the chosen line and the total`()
    async throws
  {
    let frames = try await FrameSequence.record(
      ViewHost(Orders()), scene: "orders", script: InputScript("key down; key down; key right"),
      size: GridSize(columns: 10, rows: 3), fps: 1, frames: 1)
    try verifyGolden(
      String(decoding: FilmFormat().bytes(of: frames), as: UTF8.self), named: "small")
  }
}
