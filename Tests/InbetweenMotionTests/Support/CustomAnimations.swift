import Foundation
import InbetweenMotion

/// Evenly, as an author would write it.
struct OwnLinear: CustomAnimation {
  var duration = 1.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time <= duration ? value.scaled(by: time / duration) : nil }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { value.scaled(by: 1 / duration) }
}

/// Another animation, asked for everything.
struct Borrowed: CustomAnimation {
  var other: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { other.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { other.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let inside = (previous.base as? Borrowed)?.other ?? previous
    return other.shouldMerge(previous: inside, value: value, time: time, context: &context)
  }
}

/// Goes a tenth of the rest of the way with each call, and is logically complete after half of it.
struct Tenths: CustomAnimation {
  struct Rest<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Double { 1 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let rest = context.state[Rest<V>.self] * 0.9
    context.state[Rest<V>.self] = rest
    context.isLogicallyComplete = rest < 0.5
    return rest < 0.01 ? nil : value.scaled(by: 1 - rest)
  }
}

/// Goes on in the place of anything, from where that is and with what is left of its second.
struct GoesOn: CustomAnimation {
  struct Offset<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let offset = context.state[Offset<V>.self]
    return time < 1 ? offset + (value - offset).scaled(by: time) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let place = previous.animate(value: value, time: time, context: &context) ?? value
    context.state = AnimationState()
    context.state[Offset<V>.self] = place
    return true
  }
}

/// Gives no number once a tenth of a second has passed.
struct Broken: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: time < 0.1 ? time : .nan) }
}

/// Evenly, in a second where it is dark and in half of one where it is light.
struct BySight: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let duration = context.environment.colorScheme == .light ? 0.5 : 1
    return time < duration ? value.scaled(by: time / duration) : nil
  }
}
