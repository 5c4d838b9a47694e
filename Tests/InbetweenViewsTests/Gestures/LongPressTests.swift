import Inbetween
import Testing

/// The mouse button held down.
@MainActor @Suite struct LongPressTests {
  private func stage(_ log: Log) -> Stage {
    let stage = Stage(
      Color.red.onLongPressGesture(minimumDuration: 0.5, maximumDistance: 3) {
        log.note("long")
      } onPressingChanged: {
        log.note($0 ? "down" : "up")
      })
    _ = stage.at(0)
    return stage
  }

  @Test func `a long press is complete at its time, without any event`() {
    let log = Log()
    let stage = stage(log)
    stage.mouse(.press, 5, at: 1)
    let waiting = stage.at(1)
    #expect(near(waiting.nextUpdate, 1.5))
    _ = stage.at(1.49)
    #expect(log.entries == ["down"])
    #expect(stage.at(1.5).nextUpdate == nil)
    #expect(log.entries == ["down", "up", "long"])
    stage.mouse(.release, 5, at: 2)
    #expect(log.entries.count == 3)
  }

  @Test func `a release at the moment itself comes after it`() {
    let log = Log()
    let stage = stage(log)
    stage.mouse(.press, 5, at: 1)
    stage.mouse(.release, 5, at: 1.5)
    #expect(log.entries == ["down", "up", "long"])
  }

  @Test func `a short press, or one that moves, is none`() {
    let log = Log()
    let stage = stage(log)
    stage.mouse(.press, 5, at: 0)
    stage.mouse(.release, 5, at: 0.4)
    stage.mouse(.press, 5, at: 1)
    stage.mouse(.move, 8, at: 1.1)
    stage.mouse(.move, 9, at: 1.2)
    _ = stage.at(2)
    #expect(log.entries == ["down", "up", "down", "up"])
  }

  @Test func `a gesture that never comes still tells of presses`() {
    let log = Log()
    let stage = Stage(
      Color.red.onLongPressGesture(
        minimumDuration: .infinity, pressing: { log.note($0 ? "down" : "up") },
        perform: { log.note("long") }))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    #expect(stage.at(1).nextUpdate == nil)
    stage.mouse(.release, 5, at: 2)
    #expect(log.entries == ["down", "up"])
  }

  @Test func `the gesture tells that it is held, and when it is complete`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2).onChanged { log.note("held \($0)") }
          .onEnded { log.note("complete \($0)") }))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    stage.mouse(.move, 6, at: 0.1)
    _ = stage.at(1)
    #expect(log.entries == ["held true", "complete true"])
  }

  @Test func `a view with a tap and a long press takes either`() {
    let log = Log()
    let stage = Stage(
      Color.red.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") })
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    stage.mouse(.release, 5, at: 0.1)
    stage.mouse(.press, 5, at: 1)
    stage.mouse(.release, 5, at: 2)
    let other = Stage(
      Color.red.onLongPressGesture { log.note("long") }.onTapGesture { log.note("tap") })
    _ = other.at(0)
    other.mouse(.press, 5, at: 0)
    other.mouse(.release, 5, at: 1)
    other.mouse(.press, 5, at: 2)
    other.mouse(.release, 5, at: 2.1)
    #expect(log.entries == ["tap", "long", "long", "tap"])
  }
}
