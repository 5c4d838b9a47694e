import Foundation
import InbetweenDrawing

/// Drives a frame source on a terminal: waits for input and frame times, and shows what comes of them.
///
/// While nothing moves it blocks in the main run loop, with no timer armed. While something moves it waits in
/// `ppoll`, which costs half as much, and lets tasks and timers run after every fourth frame, or after every
/// one while they change the picture. It must be run from a synchronous `main`, not from inside a task:
/// the main actor's tasks run inside it.
@MainActor
package final class TerminalRunLoop {
  /// How long a lone Escape waits for the rest of a key's sequence.
  static let escapeDelay: TimeInterval = 0.04
  /// How long a paste may pause: after that its end was lost, and keys are keys again.
  static let pasteDelay: TimeInterval = 2
  /// How long the terminal has to tell its colours; later the picture would change for no reason to be seen.
  static let colorPatience: TimeInterval = 1
  /// Below this, waiting for a frame happens in `ppoll`.
  private static let nearTime: TimeInterval = 0.05
  /// How long the terminal may take no output before the wait for it moves to the run loop.
  private static let stallTime: TimeInterval = 0.05

  let session: TerminalSession
  let source: any FrameSource
  private let renderer: any FrameRenderer
  private let sizeLimit: GridSize?
  private let asksForColors: Bool
  private let clock = RunClock()
  private var pacer: FramePacer
  private lazy var sources = RunLoopSources(
    session: session, onInput: { [unowned self] in takeInput() },
    onSignal: { [unowned self] in takeSignals() }, onRoom: { [unowned self] in session.flush() })

  var parser = InputParser()
  /// When a lone Escape becomes a key, or a paste without an end is taken as it is.
  var escapeTime: TimeInterval?
  var wantsFrame = true
  var wantsFullRepaint = true
  private(set) var size = GridSize(columns: 0, rows: 0)
  var newSize: GridSize?
  private var nextUpdate: TimeInterval?
  private var nextWake: TimeInterval?
  private var stallBegin: TimeInterval?
  private var isInRunLoop = false
  private var framesUntilDrain = 1
  private var framesWithTasks = 0
  /// With what code the loop ends, or with what error.
  private(set) var outcome: Result<Int32, any Error>?

  /// Creates a run loop; `sizeLimit` is the most of the window that is drawn in.
  package init(
    source: any FrameSource, renderer: any FrameRenderer, session: TerminalSession,
    frameRate: Int = 60, sizeLimit: GridSize? = nil, asksForColors: Bool = false
  ) {
    self.source = source
    self.renderer = renderer
    self.session = session
    self.sizeLimit = sizeLimit
    self.asksForColors = asksForColors
    pacer = FramePacer(frameRate: frameRate)
  }

  /// Runs until something ends the program, and returns its exit code; the terminal is left as it was.
  ///
  /// Errors: what the source throws for an event.
  package func run() throws -> Int32 {
    defer {
      source.onInvalidate = nil
      session.leave()
      sources.cancel()
      session.end()
    }
    try session.enter()
    size = usableSize()
    // The first frame does not wait for the answer.
    if asksForColors { session.askForColors() }
    source.onInvalidate = { [weak self] in self?.noteInvalidation() ?? 0 }
    while true {
      if session.isGone { end(128 + SIGHUP) }
      if let outcome { return try outcome.get() }
      step()
    }
  }

  /// Ends the loop with an exit code; the first one counts.
  func end(_ code: Int32) {
    if outcome == nil { outcome = .success(code) }
  }

  /// Ends the loop with an error; the first outcome counts.
  func fail(_ error: any Error) {
    if outcome == nil { outcome = .failure(error) }
  }

  /// The time since the run began.
  var now: TimeInterval { clock.now }

  /// Returns what of the window is drawn in.
  func usableSize() -> GridSize {
    let window = session.size
    guard let sizeLimit else { return window }
    return GridSize(
      columns: min(window.columns, sizeLimit.columns), rows: min(window.rows, sizeLimit.rows))
  }

  // MARK: Waiting

  private func step() {
    let time = now
    if let escapeTime, escapeTime <= time { flushInput() }
    let due = frameTime
    if let due, due <= time {
      showFrame(at: time)
      drainAfterFrame()
      // Where each frame comes late, what was typed and signals are heard between them.
      if let next = frameTime, next <= now { waitInPoll(until: time, from: time) }
    } else {
      wait(until: Self.earlier(due, escapeTime), from: time)
    }
  }

  private static func earlier(_ one: TimeInterval?, _ other: TimeInterval?) -> TimeInterval? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// When the next frame is due; nil while none is wanted, or the terminal has not taken the last one.
  private var frameTime: TimeInterval? {
    if session.hasWaiting { return nil }
    if wantsFrame { return pacer.due(wanted: -.infinity) }
    return nextUpdate.map(pacer.due(wanted:))
  }

  private func wait(until deadline: TimeInterval?, from time: TimeInterval) {
    if !session.hasWaiting { stallBegin = nil }
    if session.hasWaiting {
      let begin = stallBegin ?? time
      stallBegin = begin
      let patience = begin + Self.stallTime
      if time < patience {
        return waitInPoll(until: min(patience, deadline ?? patience), from: time)
      }
    } else if let deadline, deadline - time <= Self.nearTime {
      return waitInPoll(until: deadline, from: time)
    }
    isInRunLoop = true
    sources.listen(awaitingRoom: session.hasWaiting, wakingAfter: deadline.map { $0 - time })
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    isInRunLoop = false
  }

  private func waitInPoll(until deadline: TimeInterval, from time: TimeInterval) {
    sources.pause()
    let nanoseconds = Int64((max(0, deadline - time) * 1e9).rounded(.up))
    let seen = CTerminal.wait(session.terminal, session.hasWaiting, session.signals, nanoseconds)
    if seen & CTerminal.signalled != 0 { takeSignals() }
    if seen & CTerminal.readable != 0 { takeInput() }
    if seen & CTerminal.writable != 0 { session.flush() }
  }

  // MARK: Frames

  private func showFrame(at time: TimeInterval) {
    if let newSize {
      self.newSize = nil
      size = newSize
      wantsFullRepaint = true
      send(.resize(newSize), at: time)
    }
    wantsFrame = false
    let frame = source.frame(at: time, in: size)
    nextUpdate = frame.nextUpdate.flatMap { $0 < .infinity ? $0 : nil }
    // A task that the frame has woken runs at once.
    if let nextWake, nextWake <= time { framesUntilDrain = 1 }
    nextWake = frame.nextWake
    let requests = frame.requests
    let repaints = wantsFullRepaint
    wantsFullRepaint = false
    renderer.render(consume frame, fullRepaint: repaints) { session.write($0) }
    for request in requests {
      switch request {
      case .bell: session.ring()
      case .title(let text): session.setTitle(text)
      case .exit(let code): end(code)
      }
    }
    pacer.showed(at: time)
  }

  private func drainAfterFrame() {
    framesUntilDrain -= 1
    guard framesUntilDrain <= 0 else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    framesWithTasks = max(0, framesWithTasks - 1)
    framesUntilDrain = framesWithTasks > 0 ? 1 : 4
  }

  /// Notes that a task changed the picture, and returns when.
  private func noteInvalidation() -> TimeInterval {
    framesWithTasks = 60
    if !wantsFrame {
      wantsFrame = true
      // A timer's handler does not end a turn of the run loop; a block on the main queue does.
      if isInRunLoop { DispatchQueue.main.async {} }
    }
    return now
  }
}
