import Foundation

extension Animation {
  /// Shows the target at once and remembers how fast it changes, for a spring that follows.
  static let velocityTracking = Animation(VelocityTrackingAnimation())
}

extension Transaction {
  /// The animation of the changes, or what tracks their velocity if that is all that is asked for.
  package var effectiveAnimation: Animation? {
    animation ?? (tracksVelocity ? .velocityTracking : nil)
  }
}

/// Remembers how fast a value is set, until 2 s after the last time.
///
/// Shape: the velocity fades by a factor of 0.998 each millisecond. Source: SwiftUI's numbers, as open
/// reconstructions have them.
struct VelocityTrackingAnimation: CustomAnimation {
  private struct SamplerKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: VelocitySampler<V> { VelocitySampler() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var sampler = context.state[SamplerKey<V>.self]
    if sampler.last?.value != value {
      sampler.add(value, at: time)
      context.state[SamplerKey<V>.self] = sampler
    }
    let isStill = sampler.count > 1 && sampler.velocity == .zero
    let age = time - (sampler.last?.time ?? time)
    return isStill || isDue(2, at: age) ? nil : value
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let sampler = context.state[SamplerKey<V>.self]
    guard let last = sampler.last else { return nil }
    return sampler.velocity.scaled(by: pow(0.998, max(0, time - last.time) * 1000))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if !(previous.base is VelocityTrackingAnimation) { context.state = AnimationState() }
    return true
  }
}
