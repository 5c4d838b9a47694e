import Foundation

extension Animation {
  /// Returns how far a value has come at a time since the start, or nil when the animation is over.
  ///
  /// Shape: `value` is the whole way. Animations of one's own play others with this.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch kind {
    case .custom(let box): return box.base.animate(value: value, time: time, context: &context)
    case .fluidSpring(let spring):
      return spring.animate(value: value, time: time, context: &context)
    case .delay(let animation):
      return animation.base.animate(
        value: value, time: animation.inner(time), context: &context)
    case .speed(let animation):
      return animation.base.animate(
        value: value, time: animation.inner(time), context: &context)
    case .repeating(let animation) where animation.base.isCustom:
      return animation.animate(value: value, time: time, context: &context)
    case .logicallyComplete(let animation):
      if isDue(animation.duration, at: time) { context.isLogicallyComplete = true }
      return animation.base.animate(value: value, time: time, context: &context)
    case .timingCurve, .unitCurve, .interpolatingSpring, .repeating:
      if isDue(logicalDuration, at: time) { context.isLogicallyComplete = true }
      if let duration, isDue(duration, at: time), time > duration { return nil }
      return fraction(at: time).map(value.scaled(by:))
    }
  }

  /// Returns the velocity at a time, in units a second, or nil where none is known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    switch kind {
    case .custom(let box): box.base.velocity(value: value, time: time, context: context)
    case .fluidSpring(let spring): spring.velocity(value: value, time: time, context: context)
    case .unitCurve(let animation): animation.velocity(at: time).map(value.scaled(by:))
    case .delay(let animation) where fluidSpring != nil:
      animation.base.velocity(value: value, time: animation.inner(time), context: context)
    case .speed(let animation) where fluidSpring != nil:
      animation.base.velocity(value: value, time: animation.inner(time), context: context)
    case .logicallyComplete(let animation) where fluidSpring != nil:
      animation.base.velocity(value: value, time: time, context: context)
    default: nil
    }
  }

  /// Whether this animation goes on in the place of another one.
  ///
  /// Shape: as for ``CustomAnimation/shouldMerge(previous:value:time:context:)``. A spring always does; a
  /// wrapped animation only if the other is wrapped in the same way and what is inside goes on.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch (kind, previous.kind) {
    case (.custom(let box), _):
      return box.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case (.fluidSpring(let spring), _):
      spring.takeOver(previous: previous, value: value, time: time, context: &context)
      return true
    case (.delay(let new), .delay(let old)) where new.delay == old.delay:
      return new.base.shouldMerge(
        previous: old.base, value: value, time: new.inner(time), context: &context)
    case (.speed(let new), .speed(let old)) where new.speed == old.speed:
      return new.base.shouldMerge(
        previous: old.base, value: value, time: new.inner(time), context: &context)
    case (.logicallyComplete(let new), .logicallyComplete(let old))
    where new.duration == old.duration:
      return new.base.shouldMerge(
        previous: old.base, value: value, time: time, context: &context)
    default: return false
    }
  }
}

/// The pass that a repeated animation of an author's own is in, and what it keeps there.
private struct RepeatKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: (index: Double, state: AnimationState<V>) { (0, AnimationState()) }
}

extension RepeatAnimation {
  fileprivate func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let elapsed = max(0, time)
    guard pass > 0, !isDue(duration, at: elapsed) else { return nil }
    let index = pass < .infinity ? ((elapsed + 1e-9) / pass).rounded(.down) : 0
    var memory = context.state[RepeatKey<V>.self]
    if memory.index != index { memory = (index, AnimationState()) }
    var inner = context.withState(memory.state)
    let moment = index > 0 ? max(0, elapsed - index * pass) : elapsed
    let moved = base.animate(value: value, time: moment, context: &inner) ?? value
    context.isLogicallyComplete = context.isLogicallyComplete || inner.isLogicallyComplete
    // Nothing to keep is kept as nothing, so that a loop without state can be looked at anywhere.
    if !inner.state.isEmpty || !context.state.isEmpty {
      context.state[RepeatKey<V>.self] = (index, inner.state)
    }
    let isReverse = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    return isReverse ? value - moved : moved
  }
}
