import Foundation

extension CustomMotion {
  /// Returns the motion after a new animation takes the value further by `delta`.
  func retargeted(
    _ animation: Animation, by delta: Value, in environment: MotionEnvironment,
    at time: TimeInterval
  ) -> CustomMotion {
    var now = self
    now.keepSteps(until: time)
    let place = now.evaluate(at: time)
    let newest = now.entries[now.entries.count - 1]
    let start = now.remainder?.start ?? now.entries[0].start
    var context = AnimationContext(state: newest.state, environment: environment.values)
    var previous = newest.animation
    if now.entries.count > 1 || now.remainder != nil {
      previous = Animation(MotionSoFar(place: place, velocity: nil))
      context.state = AnimationState()
    }
    let isMerge = animation.shouldMerge(
      previous: previous, value: target, time: max(0, time - start), context: &context)
    var next = Entry(
      animation: animation, start: isMerge ? start : time, target: target + delta)
    if isMerge {
      next.state = context.state
      return CustomMotion(remainder: nil, entries: [next], in: environment, at: time)
    }
    if let dropped = now.entries.lastIndex(where: \.isOver) {
      now.entries.removeFirst(dropped)
      now.remainder = nil
    }
    return CustomMotion(
      remainder: now.remainder, entries: now.entries + [next], in: environment, at: time)
  }

  /// Creates the motion of a value that built-in animations move, by one that takes it further by `delta`.
  init(
    _ remainder: RunRemainder<Value>, _ animation: Animation, by delta: Value,
    in environment: MotionEnvironment, at time: TimeInterval
  ) {
    var context = AnimationContext<Value>(
      state: AnimationState(), environment: environment.values)
    let previous =
      remainder.onlyAnimation
      ?? Animation(
        MotionSoFar(place: remainder.offset(at: time), velocity: remainder.velocity(at: time)))
    let isMerge = animation.shouldMerge(
      previous: previous, value: remainder.target, time: max(0, time - remainder.start),
      context: &context)
    var entry = Entry(
      animation: animation, start: isMerge ? remainder.start : time,
      target: remainder.target + delta)
    if isMerge { entry.state = context.state }
    self.init(
      remainder: isMerge ? nil : remainder, entries: [entry], in: environment, at: time)
  }
}
