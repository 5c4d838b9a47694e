import Foundation
import InbetweenDrawing

extension TerminalRunLoop {
  /// Does what the signals that came ask for.
  func takeSignals() {
    let signals = session.takeSignals()
    for (place, signal) in signals.enumerated() {
      // Whoever continued it after stopping it did not find it stopped yet.
      if signal == SIGTSTP, signals[place...].contains(SIGCONT) { continue }
      handle(signal)
    }
  }

  /// Stops all processes of the group, this one included, as Ctrl-Z does in a terminal's usual modes.
  func suspendGroup() { kill(0, SIGTSTP) }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGINT, SIGTERM, SIGHUP: end(128 + signal)
    case SIGWINCH: noteSize()
    case SIGTSTP:
      session.leave()
      stopUntilForeground(SIGTSTP)
    case SIGCONT:
      // It was stopped by SIGSTOP, and a shell may have used the terminal.
      if CTerminal.isForeground() { reenter() } else { stopUntilForeground(SIGTTOU) }
    default: break
    }
  }

  private func noteSize() {
    let usable = usableSize()
    newSize = usable == size ? nil : usable
    if newSize != nil { wantsFrame = true }
  }

  /// Stops the process, and once the terminal is its own again enters it.
  private func stopUntilForeground(_ signal: Int32) {
    var stop = signal
    repeat {
      CTerminal.stop(stop)
      var came = session.takeSignals()
      if !CTerminal.isForeground() && !came.contains(SIGCONT) {
        // Nobody would continue it (its group is an orphan), so it was not stopped.
        while !came.contains(where: { [SIGCONT, SIGTERM, SIGHUP, SIGINT].contains($0) }) {
          _ = CTerminal.wait(-1, false, session.signals, -1)
          came = session.takeSignals()
        }
      }
      for other in [SIGTERM, SIGHUP, SIGINT] where came.contains(other) { end(128 + other) }
      if outcome != nil { return }
      // Continued in the background, it waits for the foreground as any program that writes there.
      stop = SIGTTOU
    } while !CTerminal.isForeground()
    reenter()
  }

  private func reenter() {
    do {
      try session.enter()
      noteSize()
      repaint()
    } catch {
      fail(error)
    }
  }
}
