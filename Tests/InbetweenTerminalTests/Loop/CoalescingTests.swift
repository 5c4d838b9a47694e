import InbetweenDrawing
import Testing

@testable import InbetweenTerminal

@Suite @MainActor struct CoalescingTests {
  @Test func `of moves in a row only the last is sent`() {
    let events = [
      mouse(.move, 1, 1, button: nil), mouse(.move, 2, 1, button: nil),
      mouse(.move, 3, 1, button: nil), key("a"), mouse(.move, 4, 1, button: nil),
    ]
    #expect(
      TerminalRunLoop.coalesced(events) == [
        mouse(.move, 3, 1, button: nil), key("a"), mouse(.move, 4, 1, button: nil),
      ])
  }

  @Test func `turns of the wheel at one place and in one direction are added up`() {
    func wheel(_ steps: Int, _ column: Double = 1) -> InputEvent {
      mouse(.scroll(steps), column, 1, button: nil)
    }
    let events = [wheel(1), wheel(1), wheel(1), wheel(-1), wheel(-1), wheel(-1, 2), key("a")]
    #expect(
      TerminalRunLoop.coalesced(events) == [wheel(3), wheel(-2), wheel(-1, 2), key("a")])
    // A view takes no more than 1000 steps at once.
    let flood = Array(repeating: wheel(1), count: 2500)
    #expect(TerminalRunLoop.coalesced(flood) == [wheel(1000), wheel(1000), wheel(500)])
  }

  @Test func `presses, keys and moves with another button are all sent`() {
    let events = [
      mouse(.move, 1, 1, button: nil), mouse(.press, 1, 1), mouse(.move, 2, 1),
      mouse(.release, 2, 1), mouse(.move, 2, 1, button: nil), key("a"), key("a"),
    ]
    #expect(TerminalRunLoop.coalesced(events) == events)
  }
}
