import CTerminal
import Dispatch
import Foundation

/// What wakes the run loop while nothing moves: the terminal, the signal pipe, and a timer if one is armed.
@MainActor
final class RunLoopSources {
  private let input: any DispatchSourceRead
  private let signals: any DispatchSourceRead
  private let output: any DispatchSourceWrite
  private let timer: any DispatchSourceTimer
  private var isListening = false
  private var awaitsRoom = false
  private var isArmed = false
  private var cancelled = 0

  /// Creates sources that do not listen yet.
  init(
    session: TerminalSession, onInput: @escaping @MainActor () -> Void,
    onSignal: @escaping @MainActor () -> Void, onRoom: @escaping @MainActor () -> Void
  ) {
    input = DispatchSource.makeReadSource(fileDescriptor: session.terminal, queue: .main)
    signals = DispatchSource.makeReadSource(fileDescriptor: session.signals, queue: .main)
    output = DispatchSource.makeWriteSource(fileDescriptor: session.terminal, queue: .main)
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    input.setEventHandler { MainActor.assumeIsolated(onInput) }
    signals.setEventHandler { MainActor.assumeIsolated(onSignal) }
    output.setEventHandler { MainActor.assumeIsolated(onRoom) }
    timer.setEventHandler {}
    timer.schedule(deadline: .distantFuture)
    timer.resume()
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
    guard delay != nil || isArmed else { return }
    isArmed = delay != nil
    timer.schedule(
      deadline: delay.map { .now() + max(0, $0) } ?? .distantFuture, leeway: .nanoseconds(0))
  }

  /// Stops listening, while `ppoll` waits instead.
  func pause() {
    guard isListening else { return }
    isListening = false
    input.suspend()
    signals.suspend()
    if awaitsRoom { output.suspend() }
    awaitsRoom = false
    if isArmed { timer.schedule(deadline: .distantFuture) }
    isArmed = false
  }

  /// Ends the sources, and returns when the descriptors may be closed.
  func cancel() {
    // A suspended source cannot be given up.
    if !isListening {
      input.resume()
      signals.resume()
    }
    if !awaitsRoom { output.resume() }
    let sources: [any DispatchSourceProtocol] = [input, signals, output, timer]
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
