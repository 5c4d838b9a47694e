import Foundation
import InbetweenMotion

/// Something that is to be done at a time of its own, unless it is called off before.
@MainActor
final class Alarm {
  private var action: (() -> Void)?

  init(action: @escaping () -> Void) { self.action = action }

  /// Whether it is still to ring.
  var isSet: Bool { action != nil }

  /// Has it not ring.
  func callOff() { action = nil }

  /// Does what is to be done, once.
  func ring() {
    let due = action
    action = nil
    CurrentTransaction.without { due?() }
  }
}

extension ViewGraph {
  /// Has something done after a number of seconds, in an update of its own.
  func alarm(after delay: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(action: action)
    animator.schedule(alarm, at: now + delay)
    return alarm
  }
}
