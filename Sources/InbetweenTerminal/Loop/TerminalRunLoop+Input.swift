import Foundation
import InbetweenDrawing

extension TerminalRunLoop {
  /// Reads what was typed and sends the events it makes.
  func takeInput() {
    var events: [InputEvent] = []
    session.read { parser.feed($0, into: &events) }
    handle(events)
  }

  /// Sends what was held back for more input, such as a lone Escape.
  func flushInput() {
    var events: [InputEvent] = []
    parser.flush(into: &events)
    handle(events)
  }

  private func handle(_ events: [InputEvent]) {
    let time = now
    let delay = parser.isPasting ? Self.pasteDelay : Self.escapeDelay
    escapeTime = parser.needsFlush ? time + delay : nil
    for event in Self.coalesced(events) {
      guard outcome == nil else { return }
      switch event {
      case .key(let press): handle(press, at: time)
      case .background where time > Self.colorPatience: break
      case .foreground where time > Self.colorPatience: break
      default: send(event, at: time)
      }
    }
  }

  private func handle(_ press: KeyPress, at time: TimeInterval) {
    let isDown = press.phase != .up
    if isDown, press.modifiers == .control {
      switch press.key {
      case "c": return end(128 + SIGINT)
      case "l": return repaint()
      // The terminal sends the key as a byte; the jobs of a pipeline stop together.
      case "z": return suspendGroup()
      default: break
      }
    }
    let handled = send(.key(press), at: time)
    let leaves = press.modifiers.isEmpty && (press.key == "q" || press.key == .escape)
    if isDown, leaves, handled == .ignored { end(0) }
  }

  /// Sends an event to the source; a frame follows, unless nothing wanted to know where the mouse is.
  @discardableResult
  func send(_ event: InputEvent, at time: TimeInterval) -> Handled {
    do {
      let handled = try source.send(event, at: time)
      if case .mouse(let mouse) = event, mouse.action == .move, handled == .ignored {
        return handled
      }
      wantsFrame = true
      return handled
    } catch {
      fail(error)
      return .handled
    }
  }

  /// Draws everything anew at the next frame.
  func repaint() {
    wantsFrame = true
    wantsFullRepaint = true
  }

  /// Returns events of one moment with moves of the mouse that another follows left out, and turns of the wheel
  /// at one place added up.
  static func coalesced(_ events: [InputEvent]) -> [InputEvent] {
    var kept: [InputEvent] = []
    kept.reserveCapacity(events.count)
    for event in events {
      if case .mouse(let next) = event, case .mouse(let last)? = kept.last,
        let both = joined(last, next)
      {
        kept[kept.count - 1] = .mouse(both)
      } else {
        kept.append(event)
      }
    }
    return kept
  }

  /// The most steps of the wheel in one event.
  private static let mostSteps = 1000

  /// Returns one event that does what two do, one after the other; nil where there is none.
  private static func joined(_ last: MouseEvent, _ next: MouseEvent) -> MouseEvent? {
    guard last.button == next.button, last.modifiers == next.modifiers else { return nil }
    switch (last.action, next.action) {
    case (.move, .move): return next
    case (.scroll(let first), .scroll(let second)):
      guard last.location == next.location, first.signum() == second.signum(),
        abs(first + second) <= mostSteps
      else { return nil }
      var both = next
      both.action = .scroll(first + second)
      return both
    default: return nil
    }
  }
}
