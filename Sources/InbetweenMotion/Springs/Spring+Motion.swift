import Foundation

extension Spring {
  /// Returns where a value that starts at zero is at a time.
  ///
  /// Units: `initialVelocity` in the value's units a second. Source: see ``DampedOscillator``.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = valueWeights(at: time)
    return target.scaled(by: weights.target) + initialVelocity.scaled(by: weights.velocity)
  }

  /// Returns how fast a value that starts at zero moves at a time.
  ///
  /// Units: the value's units a second. Edges: overdamped springs give the true rate, to which SwiftUI is
  /// known to add the target.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = velocityWeights(at: time)
    return target.scaled(by: weights.target) + initialVelocity.scaled(by: weights.velocity)
  }

  /// Moves a value and its velocity on by a span of time.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let delta = target - value
    value += self.value(target: delta, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: delta, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the force on a value at a place and a velocity.
  ///
  /// Shape: stiffness times the distance to the target, less damping times the velocity.
  @inlinable
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How much of the target and of the initial velocity there is in the value at a time.
  @usableFromInline
  func valueWeights(at time: TimeInterval) -> (target: Double, velocity: Double) {
    let response = oscillator.response(at: time)
    return (1 - response.g, response.h)
  }

  /// How much of the target and of the initial velocity there is in the velocity at a time.
  @usableFromInline
  func velocityWeights(at time: TimeInterval) -> (target: Double, velocity: Double) {
    let response = oscillator.response(at: time)
    return (-response.gv, response.hv)
  }
}
