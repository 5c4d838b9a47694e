import Foundation

/// A value on an ``AnimationTimeline``: where it is going, and where it is shown on the way.
///
/// Not in SwiftUI. Setting ``model`` inside `withAnimation` or `withTransaction` animates it by the rules of
/// ``AnimatedValue``, and the completions of that transaction wait for it.
public final class TimelineValue<Value: VectorArithmetic> {
  private let timeline: AnimationTimeline
  private var state: AnimatedValue<Value>
  private var listeners: [Listener] = []
  /// What happens when the animation is over.
  private var ending: TimelineDeadline?

  /// Somebody who waits for this value.
  private final class Listener {
    let completion: AnimationCompletion
    /// What happens when its animation is logically complete.
    var deadline: TimelineDeadline?
    init(_ completion: AnimationCompletion) { self.completion = completion }
  }

  init(_ value: Value, on timeline: AnimationTimeline) {
    state = AnimatedValue(value)
    self.timeline = timeline
  }

  deinit {
    finishAll()
  }

  /// The value itself; a change is animated as the current transaction says, from the timeline's time on.
  ///
  /// Edges: as for ``AnimatedValue/set(_:animation:tracksVelocity:environment:at:)``.
  public var model: Value {
    get { state.model }
    set { set(newValue, CurrentTransaction.value ?? Transaction()) }
  }

  /// What is shown at the timeline's time.
  public var presentation: Value { state.presentation(at: timeline.now) }

  /// How fast what is shown changes, a second; zero where the motion reports none, as SwiftUI has it.
  public var velocity: Value { state.velocity(at: timeline.now) }

  /// Whether the presentation still differs from the model, or will.
  public var isAnimating: Bool { state.isAnimating(at: timeline.now) }

  private func set(_ value: Value, _ transaction: Transaction) {
    // Whoever need not wait comes after those who were done before.
    defer { timeline.queue(transaction.completions) }
    guard value != state.model else { return }
    let now = timeline.now
    // What has ended just now does not wait for what begins.
    if !listeners.isEmpty, !state.isAnimating(at: now) { finishAll() }
    let delta = value - state.model
    state.set(
      value, animation: transaction.animation, tracksVelocity: transaction.tracksVelocity,
      environment: timeline.environment, at: now)
    guard state.isAnimating(at: now), let end = state.end else {
      finishAll()
      return
    }
    guard transaction.effectiveAnimation != nil, delta.magnitudeSquared.isFinite else { return }
    timeline.cancel(ending)
    ending = timeline.schedule(at: end) { [weak self] in self?.finishAll() }
    for completion in transaction.completions where completion.isWaiting {
      wait(completion, logicalEnd: state.logicalEnd ?? end)
    }
  }

  private func wait(_ completion: AnimationCompletion, logicalEnd: TimeInterval) {
    let listener = Listener(completion)
    completion.isClaimed = true
    completion.pending += 1
    listeners.append(listener)
    guard completion.criteria == .logicallyComplete else { return }
    listener.deadline = timeline.schedule(at: logicalEnd) { [weak self, weak listener] in
      guard let self, isAnimating else {
        // All that wait are told now, in the order in which they came.
        self?.finishAll()
        return
      }
      listeners.removeAll { $0 === listener }
      timeline.finish(completion)
    }
  }

  /// Nothing moves any more, so that nobody waits.
  private func finishAll() {
    timeline.cancel(ending)
    ending = nil
    let due = listeners
    listeners = []
    for listener in due {
      timeline.cancel(listener.deadline)
      timeline.finish(listener.completion)
    }
  }
}
