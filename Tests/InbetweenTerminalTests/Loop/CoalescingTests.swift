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

  @Test func `presses, keys and moves with another button are all sent`() {
    let events = [
      mouse(.move, 1, 1, button: nil), mouse(.press, 1, 1), mouse(.move, 2, 1),
      mouse(.release, 2, 1), mouse(.move, 2, 1, button: nil), key("a"), key("a"),
    ]
    #expect(TerminalRunLoop.coalesced(events) == events)
  }
}
