import Foundation

extension Spring {
  /// Returns where a value that starts at zero is at a time.
  ///
  /// Units: `initialVelocity` in the value's units a second. Source: see ``DampedOscillator``.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = self.weights(at: time)
    return target.scaled(by: 1 - weights.g) + initialVelocity.scaled(by: weights.h)
  }

  /// Returns how fast a value that starts at zero moves at a time.
  ///
  /// Units: the value's units a second. Edges: overdamped springs give the true rate, to which SwiftUI is
  /// known to add the target.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = self.weights(at: time)
    return target.scaled(by: -weights.gv) + initialVelocity.scaled(by: weights.hv)
  }

  /// Moves a value and its velocity on by a span of time.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    // One set of weights serves the place and the velocity.
    let distance = value - target
    let weights = self.weights(at: deltaTime)
    value = target + distance.scaled(by: weights.g) + velocity.scaled(by: weights.h)
    velocity = distance.scaled(by: weights.gv) + velocity.scaled(by: weights.hv)
  }

  /// Returns the force on a value at a place and a velocity.
  ///
  /// Shape: stiffness times the distance to the target, less damping times the velocity.
  @inlinable
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// What becomes of a distance and a velocity in a span of time: one exponential, one sine and cosine.
  @usableFromInline
  func weights(at time: TimeInterval) -> (g: Double, gv: Double, h: Double, hv: Double) {
    let response = oscillator.response(at: time)
    return (response.g, response.gv, response.h, response.hv)
  }
}
