import Foundation

/// One keyframe between its neighbours: where it starts, and with which velocities.
///
/// Units: seconds since the segment began. Edges: a way that is not finite is gone at once, and so is one
/// that takes no time; one that takes for ever never begins.
struct KeyframeSegment<Vector: VectorArithmetic> {
  private enum Motion {
    case still
    case linear(UnitCurve)
    case cubic(start: Vector, end: Vector)
    case spring(Spring, start: Vector)
  }

  let origin: Vector
  let target: Vector
  let duration: TimeInterval
  private let motion: Motion

  /// Creates a segment. The velocities are those of the neighbours; the keyframe's own count more.
  init(from origin: Vector, _ keyframe: _Keyframe<Vector>, velocity: Vector, endVelocity: Vector) {
    self.origin = origin
    target = keyframe.target
    duration = keyframe.duration
    let hasWay = (target - origin).magnitudeSquared.isFinite && duration > 0
    switch keyframe.motion {
    case _ where !hasWay: motion = .still
    case .move: motion = .still
    case .linear(let curve): motion = .linear(curve)
    case .cubic(let start, let end):
      motion = .cubic(start: start?.ifFinite ?? velocity, end: end?.ifFinite ?? endVelocity)
    case .spring(let spring, let start):
      motion = .spring(spring, start: start?.ifFinite ?? velocity)
    }
  }

  /// The velocity with which the segment hands over to the next one.
  var endVelocity: Vector { velocity(at: duration) }

  /// Returns where the vector is at a time.
  func value(at time: TimeInterval) -> Vector {
    let u = duration < .infinity ? min(1, time / duration) : 0
    switch motion {
    case .still: return target
    case .linear(let curve):
      return origin.interpolated(towards: target, amount: curve.value(at: u))
    case .cubic(let start, let end):
      if u == 0 { return origin }
      let way =
        (target - origin).scaled(by: u * u * (3 - 2 * u))
        + start.scaled(by: duration * u * (1 - u) * (1 - u))
        - end.scaled(by: duration * u * u * (1 - u))
      return way.ifFinite.map { origin + $0 } ?? target
    case .spring(let spring, let start):
      let way = spring.value(target: target - origin, initialVelocity: start, time: time)
      return way.ifFinite.map { origin + $0 } ?? target
    }
  }

  /// Returns how fast the vector moves at a time; zero where that is not finite.
  ///
  /// Source: the derivatives of the cubic Hermite polynomials and of the spring's motion.
  func velocity(at time: TimeInterval) -> Vector {
    let u = duration < .infinity ? min(1, time / duration) : 0
    switch motion {
    case .still: return .zero
    case .linear(let curve):
      return (target - origin).rate(over: duration, curve.velocity(at: u))
    case .cubic(let start, let end):
      let velocity =
        (target - origin).rate(over: duration, 6 * u * (1 - u))
        + start.scaled(by: (1 - u) * (1 - 3 * u)) - end.scaled(by: u * (2 - 3 * u))
      return velocity.ifFinite ?? .zero
    case .spring(let spring, let start):
      let velocity = spring.velocity(target: target - origin, initialVelocity: start, time: time)
      return velocity.ifFinite ?? .zero
    }
  }
}
