import Foundation
import InbetweenDrawing

/// Drives a source along a script on virtual time.
///
/// Tasks on the main actor that events and deadlines start run to their next wait before time goes on, and
/// what they change counts as changed at that moment.
@MainActor
package struct ScriptPlayer {
  /// The current time, shared with the source's callback.
  private final class Now {
    var time: TimeInterval = 0
    var invalidations = 0
  }

  /// How often the main actor is let go after an event or a deadline: so long a chain of tasks ends.
  private static let hops = 64
  /// How often it is let go after a frame in which only what moves has moved.
  private static let fewHops = 8

  private let source: any FrameSource
  private let previousCallback: (@MainActor () -> TimeInterval)?
  private let now = Now()
  private var size: GridSize
  private var steps: ArraySlice<InputScript.Step>
  private var shown: Frame?
  private var requests: [Frame.Request] = []

  /// Mounts a source at time 0.
  package init(_ source: any FrameSource, script: InputScript, size: GridSize) async {
    self.source = source
    self.size = size
    steps = script.steps[...]
    previousCallback = source.onInvalidate
    let now = self.now
    source.onInvalidate = {
      now.invalidations += 1
      return now.time
    }
    await present(hops: ScriptPlayer.hops)
  }

  /// Gives the source back as it was.
  package func finish() { source.onInvalidate = previousCallback }

  /// When the picture changes by itself; nil, never.
  var nextUpdate: TimeInterval? { shown?.nextUpdate }

  /// What lies under everything.
  var background: RGBA { shown?.list.background ?? .black }

  /// Sends all events and runs all deadlines until a time, each at its own, and presents the picture.
  ///
  /// Errors: throws ``OutsideWindowError``, and what the source throws for an event.
  package mutating func advance(to time: TimeInterval) async throws {
    let limit = time + VirtualClock.slack
    while true {
      let event = steps.first.map(\.time) ?? .infinity
      let deadline = deadlineAhead ?? .infinity
      guard min(event, deadline) <= limit else { break }
      if event <= deadline {
        try await sendNextStep()
      } else {
        now.time = deadline
        await present(hops: ScriptPlayer.hops)
      }
    }
    guard time > now.time else { return }
    now.time = time
    await present(hops: ScriptPlayer.fewHops)
  }

  /// Returns the picture of now with what views asked for since the one returned before.
  mutating func recordedFrame(number: Int, time: TimeInterval) -> RecordedFrame {
    defer { requests = [] }
    let frame = shown ?? source.frame(at: now.time, in: size)
    return RecordedFrame(
      number: number, time: time, list: frame.list, nextUpdate: frame.nextUpdate,
      cursor: frame.cursor, requests: requests)
  }

  private var isMoving: Bool {
    guard let next = shown?.nextUpdate else { return false }
    return next <= now.time + VirtualClock.slack
  }

  /// A time to come at which something happens; while the picture moves, only a task that wakes counts.
  private var deadlineAhead: TimeInterval? {
    let wake = shown?.nextWake
    guard !isMoving, let next = shown?.nextUpdate else { return wake }
    return min(next, wake ?? next)
  }

  private mutating func sendNextStep() async throws {
    let step = steps.removeFirst()
    now.time = max(now.time, step.time)
    if case .resize(let newSize) = step.event { size = newSize }
    if let error = OutsideWindowError(step.event, in: size) { throw error }
    try source.send(step.event, at: now.time)
    await letTasksRun(hops: ScriptPlayer.hops)
    await present(hops: ScriptPlayer.hops)
  }

  /// Shows the picture of now, and again while tasks change it.
  ///
  /// The frame in which a motion ends is one whose deadlines may have started tasks.
  private mutating func present(hops: Int) async {
    let hadUpdate = shown?.nextUpdate != nil
    let generation = shown?.list.generation
    show()
    let hasEnded = hadUpdate && !isMoving
    let isRebuilt = shown?.list.generation != generation
    var hops = hasEnded || isRebuilt ? ScriptPlayer.hops : hops
    for _ in 0..<ScriptPlayer.hops {
      let before = now.invalidations
      await letTasksRun(hops: hops)
      guard now.invalidations != before else { return }
      hops = ScriptPlayer.hops
      show()
    }
  }

  private mutating func show() {
    // The source patches its list in place if nobody else holds it.
    shown = nil
    let frame = source.frame(at: now.time, in: size)
    requests += frame.requests
    shown = frame
  }

  private func letTasksRun(hops: Int) async {
    for _ in 0..<hops { await Task.yield() }
  }
}
