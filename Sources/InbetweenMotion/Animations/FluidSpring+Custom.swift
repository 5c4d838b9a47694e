import Foundation

/// Where a spring took over, in generic code.
private struct FluidSpringKey<V: VectorArithmetic>: AnimationStateKey {
  struct Memory {
    let takeover: SpringTakeover
    let origin: V
    let velocity: V
  }

  static var defaultValue: Memory? { nil }
}

extension FluidSpring {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let (place, velocity) = motion(value: value, time: time, state: context.state)
    let memory = context.state[FluidSpringKey<V>.self]
    let start = memory?.takeover.clockStart ?? 0
    if isDue(start + response, at: time) { context.isLogicallyComplete = true }
    let distance = place - value
    let (far, fast) = (distance.magnitudeSquared, velocity.magnitudeSquared)
    let cross = ((distance + velocity).magnitudeSquared - far - fast) / 2
    let oscillator = DampedOscillator(
      response: memory?.takeover.effectiveResponse(at: time) ?? response,
      dampingFraction: dampingFraction)
    let isAtRest = oscillator.isAtRest(
      distanceSquared: far, dot: cross, velocitySquared: fast,
      intervalSquared: value.magnitudeSquared)
    if isAtRest {
      context.isLogicallyComplete = true
      return nil
    }
    return place
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { motion(value: value, time: time, state: context.state).velocity }

  /// Goes on from where another animation is, with its velocity.
  func takeOver<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let older = previous.fluidSpring.map { mapped in
      context.state[FluidSpringKey<V>.self]?.takeover.effectiveResponse(at: time)
        ?? mapped.spring.response
    }
    let place = previous.animate(value: value, time: time, context: &context) ?? value
    context.state = AnimationState()
    context.state[FluidSpringKey<V>.self] = FluidSpringKey<V>.Memory(
      takeover: SpringTakeover(
        spring: self, clockStart: time, speed: 1, innerStart: 0, blendingFrom: older),
      origin: place, velocity: velocity)
  }

  private func motion<V: VectorArithmetic>(
    value: V, time: TimeInterval, state: AnimationState<V>
  ) -> (place: V, velocity: V) {
    guard let memory = state[FluidSpringKey<V>.self] else {
      let response = oscillator.response(at: max(0, time))
      return (value.scaled(by: 1 - response.g), value.scaled(by: -response.gv))
    }
    let response = memory.takeover.response(at: time)
    return (
      value.scaled(by: 1 - response.g) + memory.origin.scaled(by: response.g)
        + memory.velocity.scaled(by: response.h),
      value.scaled(by: -response.gv) + memory.origin.scaled(by: response.gv)
        + memory.velocity.scaled(by: response.hv)
    )
  }
}
