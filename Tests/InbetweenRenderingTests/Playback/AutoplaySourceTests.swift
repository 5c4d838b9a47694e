import InbetweenDrawing
import InbetweenRendering
import Testing

@MainActor @Suite struct AutoplaySourceTests {
  private let size = GridSize(columns: 20, rows: 4)

  @Test func `a script is played over and over, each event at its own time`() throws {
    let box = SlidingBox()
    let player = AutoplaySource(
      box, script: try InputScript("wait 2; tap \"box\"; wait 1; key x; wait 2"))
    for time in [0, 1.5, 4, 9] { _ = player.frame(at: time, in: size) }
    #expect(
      box.log.filter { !$0.hasPrefix("end") } == [
        "tap box at 2.0", "key x at 3.0", "tap box at 7.0", "key x at 8.0",
      ])
    #expect(player.failure == nil)
  }

  @Test func `the next event is a time at which the picture changes`() throws {
    let player = AutoplaySource(SlidingBox(), script: try InputScript("wait 2; tap \"box\""))
    #expect(player.frame(at: 0, in: size).nextUpdate == 2)
    #expect(player.frame(at: 2, in: size).nextUpdate == 2)
    #expect(player.frame(at: 3, in: size).nextUpdate == 4)
  }

  @Test func `events from outside come after those that were due`() throws {
    let box = SlidingBox()
    let player = AutoplaySource(box, script: try InputScript("wait 2; tap \"box\""))
    try player.send(.key(KeyPress("y")), at: 2.5)
    #expect(box.log == ["tap box at 2.0", "key y at 2.5"])
  }

  @Test func `an event that is refused ends the play`() throws {
    let box = SlidingBox()
    let player = AutoplaySource(
      box, script: try InputScript("wait 1; tap \"nothing\"; wait 1; key x"))
    #expect(player.frame(at: 5, in: size).nextUpdate == nil)
    #expect(player.failure as? NoSuchName == NoSuchName(name: "nothing"))
    #expect(box.log.isEmpty)
  }

  @Test(arguments: ["", "key x"])
  func `a script that takes no time is not played`(text: String) throws {
    let box = SlidingBox()
    let player = AutoplaySource(box, script: try InputScript(text))
    #expect(player.frame(at: 5, in: size).nextUpdate == nil)
    #expect(box.log.isEmpty)
  }

  @Test func `after a long gap the play begins anew`() throws {
    let box = SlidingBox()
    let player = AutoplaySource(box, script: try InputScript("wait 0.001; key x"))
    _ = player.frame(at: 1_000_000, in: size)
    #expect(box.log.count { $0.hasPrefix("key") } == 1000)
    _ = player.frame(at: 1_000_000.0005, in: size)
    #expect(box.log.count { $0.hasPrefix("key") } == 1000)
    _ = player.frame(at: 1_000_000.0015, in: size)
    #expect(box.log.count { $0.hasPrefix("key") } == 1001)
  }
}
