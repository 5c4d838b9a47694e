import Dispatch
import Foundation

/// What wakes the run loop while nothing moves: the terminal, the signal pipe, and a timer if one is armed.
@MainActor
final class RunLoopSources {
  private let input: any DispatchSourceRead
  private let signals: any DispatchSourceRead
  private let output: any DispatchSourceWrite
  private var timer: (any DispatchSourceTimer)?
  private var isListening = false
  private var awaitsRoom = false
  private var cancelled = 0

  /// Creates sources that do not listen yet.
  init(
    session: TerminalSession, onInput: @escaping @MainActor () -> Void,
    onSignal: @escaping @MainActor () -> Void, onRoom: @escaping @MainActor () -> Void
  ) {
    input = DispatchSource.makeReadSource(fileDescriptor: session.terminal, queue: .main)
    signals = DispatchSource.makeReadSource(fileDescriptor: session.signals, queue: .main)
    output = DispatchSource.makeWriteSource(fileDescriptor: session.terminal, queue: .main)
    input.setEventHandler { MainActor.assumeIsolated(onInput) }
    signals.setEventHandler { MainActor.assumeIsolated(onSignal) }
    output.setEventHandler { MainActor.assumeIsolated(onRoom) }
  }

  /// Listens to the terminal and to signals, to room for output if asked, and to a timer if there is one.
  func listen(awaitingRoom: Bool, wakingAfter delay: TimeInterval?) {
    if !isListening {
      isListening = true
      input.resume()
      signals.resume()
    }
    if awaitingRoom != awaitsRoom {
      awaitsRoom = awaitingRoom
      awaitingRoom ? output.resume() : output.suspend()
    }
    arm(delay)
  }

  /// Arms the timer, or gives it up: nothing must wake the process for it then.
  private func arm(_ delay: TimeInterval?) {
    guard let delay else {
      timer?.cancel()
      timer = nil
      return
    }
    let armed = timer ?? DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    armed.schedule(deadline: .now() + max(0, delay), leeway: .nanoseconds(0))
    if timer == nil {
      armed.setEventHandler {}
      armed.resume()
    }
    timer = armed
  }

  /// Stops listening, while `ppoll` waits instead.
  func pause() {
    guard isListening else { return }
    isListening = false
    input.suspend()
    signals.suspend()
    if awaitsRoom { output.suspend() }
    awaitsRoom = false
    arm(nil)
  }

  /// Ends the sources, and returns when the descriptors may be closed.
  func cancel() {
    // A suspended source cannot be given up.
    if !isListening {
      input.resume()
      signals.resume()
    }
    if !awaitsRoom { output.resume() }
    arm(nil)
    let sources: [any DispatchSourceProtocol] = [input, signals, output]
    for source in sources {
      source.setEventHandler {}
      source.setCancelHandler { MainActor.assumeIsolated { self.cancelled += 1 } }
      source.cancel()
    }
    while cancelled < sources.count {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
