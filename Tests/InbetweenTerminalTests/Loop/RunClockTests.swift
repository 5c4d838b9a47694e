import Testing

@testable import InbetweenTerminal

@Suite @MainActor struct RunClockTests {
  @Test func `E25: time stands while its source gives the same or less`() {
    let start = ContinuousClock.now
    let seconds = [0, 0.1, 0.1, 0.099, 0.2]
    var rest = seconds[...]
    let clock = RunClock { start + .seconds(rest.popFirst() ?? 0) }
    let times = (0..<4).map { _ in (clock.now * 1000).rounded() }
    #expect(times == [100, 100, 100, 200])
  }
}
