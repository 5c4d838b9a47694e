import Foundation

/// What a keyframe says, before its neighbours are known.
///
/// Not for use: it is public because ``KeyframeTrackContent`` is.
public struct _Keyframe<Value> {
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  let target: Value
  /// How long it takes: 0 or more, perhaps infinity.
  let duration: TimeInterval
  let motion: Motion

  init(_ target: Value, duration: TimeInterval, _ motion: Motion) {
    self.target = target
    self.duration = max(0, duration)
    self.motion = motion
  }

  /// Returns the keyframe with its values and velocities turned into something else.
  func map<Other>(_ transform: (Value) -> Other) -> _Keyframe<Other> {
    let motion: _Keyframe<Other>.Motion =
      switch motion {
      case .move: .move
      case .linear(let curve): .linear(curve)
      case .cubic(let start, let end):
        .cubic(startVelocity: start.map(transform), endVelocity: end.map(transform))
      case .spring(let spring, let start): .spring(spring, startVelocity: start.map(transform))
      }
    return _Keyframe<Other>(transform(target), duration: duration, motion)
  }
}

extension _Keyframe: Sendable where Value: Sendable {}
extension _Keyframe.Motion: Sendable where Value: Sendable {}
