import Foundation

/// The motion of one value that animations of an author's own take part in.
///
/// The animations stand over each other: each goes from where the one beneath is to its own target. What they
/// keep is kept on a grid of 1/60 s that begins with the newest animation; a moment between is computed from
/// the last grid moment, so that it does not matter which moments are looked at.
struct CustomMotion<Value: VectorArithmetic> {
  struct Entry {
    let animation: Animation
    /// When its time is 0.
    let start: TimeInterval
    let target: Value
    var state = AnimationState<Value>()
    var isLogicallyComplete = false
    var isOver = false
  }

  /// The motion by built-in animations beneath all others, if there was one.
  var remainder: RunRemainder<Value>?
  var entries: [Entry]
  /// When the newest animation began.
  let epoch: TimeInterval
  /// What the animations see of the view that changed last.
  let environment: MotionEnvironment
  /// How many grid moments have been computed, beside the one at `epoch`.
  private var steps = 0
  /// Whether any animation keeps something; if not, the moments between can be left out.
  var isStateful = false

  static var step: TimeInterval { 1.0 / 60 }

  /// Creates the motion of a value at rest.
  init(
    _ animation: Animation, target: Value, in environment: MotionEnvironment = MotionEnvironment(),
    at time: TimeInterval
  ) {
    self.init(
      remainder: nil, entries: [Entry(animation: animation, start: time, target: target)],
      in: environment, at: time)
  }

  init(
    remainder: RunRemainder<Value>?, entries: [Entry], in environment: MotionEnvironment,
    at time: TimeInterval
  ) {
    self.remainder = remainder
    self.entries = entries
    self.environment = environment
    epoch = time
    evaluate(at: time)
  }

  /// The newest target, counted from where the value first began to move.
  var target: Value { entries[entries.count - 1].target }

  /// Returns the way covered at a time.
  func place(at time: TimeInterval) -> Value {
    var copy = self
    return copy.advance(to: time)
  }

  /// Returns the way covered at a time, or nil when the motion is over.
  func runningPlace(at time: TimeInterval) -> Value? {
    var copy = self
    let place = copy.advance(to: time)
    copy.evaluate(at: time)
    return copy.isOver ? nil : place
  }

  /// Returns the way covered at a time, and keeps the grid moments up to it; times may not decrease.
  mutating func advance(to time: TimeInterval) -> Value {
    keepSteps(until: time)
    var copy = self
    let place = copy.evaluate(at: time)
    if copy.isStateful && !isStateful {
      isStateful = true
      return advance(to: time)
    }
    return place
  }

  /// Whether a time is before the grid moments that are kept.
  func isAhead(of time: TimeInterval) -> Bool { epoch + Double(steps) * Self.step > time }

  /// Returns the velocity at a time; zero where none is known.
  func velocity(at time: TimeInterval) -> Value {
    var copy = self
    copy.keepSteps(until: time)
    return copy.velocity(ofLastAt: time) ?? .zero
  }

  private func velocity(ofLastAt time: TimeInterval) -> Value? {
    guard entries.count == 1, remainder == nil, !entries[0].isOver else { return nil }
    let velocity = entries[0].animation.velocity(
      value: entries[0].target, time: max(0, time - entries[0].start),
      context: AnimationContext(state: entries[0].state, environment: environment.values))
    return velocity.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
  }

  mutating func keepSteps(until time: TimeInterval) {
    guard isStateful, time < .infinity else { return }
    while !isOver, isDue(epoch + Double(steps + 1) * Self.step, at: time) {
      steps += 1
      evaluate(at: epoch + Double(steps) * Self.step)
    }
  }

  var isOver: Bool { entries[entries.count - 1].isOver }

  @discardableResult
  mutating func evaluate(at time: TimeInterval) -> Value {
    var place = remainder?.offset(at: time) ?? .zero
    for index in entries.indices {
      let entry = entries[index]
      guard !entry.isOver else {
        place = entry.target
        continue
      }
      var context = AnimationContext(
        state: entry.state, isLogicallyComplete: entry.isLogicallyComplete,
        environment: environment.values)
      let moved = entry.animation.animate(
        value: entry.target - place, time: max(0, time - entry.start), context: &context)
      if let moved, moved.magnitudeSquared.isFinite {
        place += moved
        entries[index].state = context.state
        entries[index].isLogicallyComplete = context.isLogicallyComplete
        if !context.state.isEmpty { isStateful = true }
      } else {
        place = entry.target
        entries[index].isOver = true
        entries[index].isLogicallyComplete = true
      }
    }
    return place
  }
}

/// The environment that the animations of a motion see.
struct MotionEnvironment {
  let values: EnvironmentValues

  /// Takes over an environment; reading it later makes no view depend on it.
  init(_ values: EnvironmentValues = EnvironmentValues()) {
    var values = values
    values.observer = nil
    self.values = values
  }
}

// SwiftUI asks no Sendable of an environment's values. These are only read, by whoever moves the value.
extension MotionEnvironment: @unchecked Sendable {}

extension CustomMotion: Sendable where Value: Sendable {}

extension CustomMotion.Entry: Sendable where Value: Sendable {}
