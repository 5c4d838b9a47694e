import Foundation

/// The way of a vector through its keyframes, as a function of time.
///
/// Shape: each keyframe starts from the target of the one before, wherever that one got to. Units: seconds
/// since the start. Source: the rules for missing velocities were found by others in comparison with
/// SwiftUI; see ``CubicKeyframe``.
struct KeyframePath<Vector: VectorArithmetic> {
  /// How long all keyframes take together.
  var duration: TimeInterval { ends.last ?? 0 }

  private let initial: Vector
  private var segments: [KeyframeSegment<Vector>] = []
  /// When each segment ends.
  private var ends: [TimeInterval] = []

  /// Creates the way from a place and a velocity.
  init(from initial: Vector, velocity: Vector = .zero, _ keyframes: [_Keyframe<Vector>]) {
    self.initial = initial
    var (origin, velocity, end) = (initial, velocity, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let before = index > 0 ? keyframes[index - 1] : nil
      let fromBefore =
        before.flatMap {
          KeyframePath.slope($0, keyframe, from: segments[index - 1].origin)
        } ?? velocity
      let segment = KeyframeSegment(
        from: origin, keyframe, velocity: fromBefore,
        endVelocity: KeyframePath.velocity(from: origin, keyframe, to: next))
      segments.append(segment)
      end += keyframe.duration
      ends.append(end)
      (origin, velocity) = (keyframe.target, segment.endVelocity)
    }
  }

  /// Returns where the vector is at a time.
  ///
  /// Shape: a time at which one keyframe ends and the next begins belongs to the earlier one, except the end
  /// of all, where the last target is reached. Edges: a time below 0 or NaN counts as 0.
  func value(at time: TimeInterval) -> Vector {
    let time = max(0, time)
    guard let last = segments.last else { return initial }
    if time >= duration { return last.target }
    let index = index(at: time)
    return segments[index].value(at: time - (index > 0 ? ends[index - 1] : 0))
  }

  /// Returns how fast the vector moves at a time, as what takes over from it would have it.
  ///
  /// Shape: 0 from the end on. Units: the vector's units a second.
  func velocity(at time: TimeInterval) -> Vector {
    let time = max(0, time)
    guard time < duration else { return .zero }
    let index = index(at: time)
    return segments[index].velocity(at: time - (index > 0 ? ends[index - 1] : 0))
  }

  /// Finds the first segment that ends at a time or later.
  private func index(at time: TimeInterval) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the velocity where two cubic keyframes meet; nil for all others.
  private static func slope(
    _ first: _Keyframe<Vector>, _ second: _Keyframe<Vector>, from origin: Vector
  ) -> Vector? {
    guard case .cubic = first.motion, case .cubic = second.motion else { return nil }
    return (second.target - origin).rate(over: first.duration + second.duration)
  }

  /// Returns the velocity at the end of a keyframe that the next one, if any, asks for.
  private static func velocity(
    from origin: Vector, _ keyframe: _Keyframe<Vector>, to next: _Keyframe<Vector>?
  ) -> Vector {
    guard let next else { return .zero }
    switch next.motion {
    case .move: return .zero
    case .linear(let curve):
      return (next.target - keyframe.target).rate(over: next.duration, curve.velocity(at: 0))
    case .cubic(let start, _):
      return start?.ifFinite ?? slope(keyframe, next, from: origin) ?? .zero
    case .spring(_, let start): return start?.ifFinite ?? .zero
    }
  }
}

extension VectorArithmetic {
  /// Nil where a component is no finite number, or so large that its square is none.
  var ifFinite: Self? { magnitudeSquared.isFinite ? self : nil }

  /// Returns the velocity of a way that takes a time, times the slope of a timing curve.
  ///
  /// Edges: zero where that is no finite velocity.
  func rate(over duration: TimeInterval, _ slope: Double = 1) -> Self {
    let factor = slope / duration
    return factor.isFinite ? scaled(by: factor).ifFinite ?? .zero : .zero
  }
}
