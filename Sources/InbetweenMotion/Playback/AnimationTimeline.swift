import Foundation

/// A clock of one's own for values that animate without any view.
///
/// Not in SwiftUI, where views have it. A timeline begins at 0 and stands still until it is moved on. What
/// ``withAnimation(_:completionCriteria:_:completion:)`` waits for is told while it is moved on, each at its own
/// moment and in order, so that what a completion begins starts where the animation before it ended. Values
/// and completions belong to the thread that moves the timeline on.
///
///     let timeline = AnimationTimeline()
///     let x = timeline.value(0.0)
///     withAnimation(.easeInOut(duration: 1)) { x.model = 100 } completion: { print("there") }
///     timeline.advance(to: 0.5)  // x.presentation is 50
public final class AnimationTimeline {
  /// The time, in seconds since the beginning; in a completion, the moment at which it fell due.
  public private(set) var now: TimeInterval = 0

  /// What animations of one's own see in their context, from the next change on.
  public var environment = EnvironmentValues()

  private var deadlines = TimelineDeadlines()
  /// The completions that wait for nothing any more and have not been told.
  private var finished: [AnimationCompletion] = []
  private var isAdvancing = false

  /// How many completions may follow one another in one call before the rest begins where the call ends.
  private static let limit = 100_000

  /// Creates a timeline at 0 without any values.
  public init() {}

  /// Returns a new value at rest that animates on this timeline.
  ///
  /// It lives as long as somebody keeps it; the completions that wait for it are told if it goes.
  public func value<Value: VectorArithmetic>(_ value: Value) -> TimelineValue<Value> {
    TimelineValue(value, on: self)
  }

  /// Moves the time on, and tells who waits for what ends until then.
  ///
  /// Edges: a time before ``now`` and NaN count as now, which tells what is due at once; a call from within a
  /// completion does nothing. After 100,000 completions in one call what they begin starts at its end, so that a
  /// loop of short animations cannot go on for ever. No time is beyond 1e12 s.
  public func advance(to time: TimeInterval) {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    let time = max(now, time.isNaN ? now : min(time, 1e12))
    var told = tellFinished()
    while let due = deadlines.next, isDue(due, at: time) {
      now = max(now, told < Self.limit ? due : time)
      deadlines.removeFirst()?.action()
      told += tellFinished()
    }
    now = max(now, time)
  }

  /// When something ends next and somebody is to be told or a value comes to rest; nil if nothing will.
  ///
  /// Shape: `now` where a completion waits to be told. A program without other events can sleep until then once
  /// nothing is to be seen; while something moves it asks for frames of its own.
  public var nextDeadline: TimeInterval? {
    finished.isEmpty ? deadlines.next.map { max(now, $0) } : now
  }

  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> TimelineDeadline? {
    deadlines.schedule(at: time, action)
  }

  func cancel(_ deadline: TimelineDeadline?) {
    if let deadline { deadlines.cancel(deadline) }
  }

  /// Notes that one value fewer is under way for a completion.
  func finish(_ completion: AnimationCompletion) {
    completion.pending -= 1
    if completion.pending == 0 { finished.append(completion) }
  }

  /// Puts completions with nothing to wait for behind those that are to be told now, if there are any.
  func queue(_ completions: [AnimationCompletion]) {
    let isOneDue = deadlines.next.map { isDue($0, at: now) } ?? false
    guard isOneDue || !finished.isEmpty else { return }
    for completion in completions where completion.isWaiting && completion.pending == 0 {
      completion.isClaimed = true
      guard isOneDue else {
        finished.append(completion)
        continue
      }
      completion.pending += 1
      _ = schedule(at: now) { [weak self] in self?.finish(completion) }
    }
  }

  /// Tells who waits for nothing any more, and returns how many were told.
  private func tellFinished() -> Int {
    var count = 0
    while count < finished.count {
      let completion = finished[count]
      count += 1
      // The same transaction may have begun something more in the meantime.
      if completion.pending == 0 { completion.fire() }
    }
    finished.removeAll()
    return count
  }
}
