import Foundation

/// A keyframe that goes to a value along a cubic curve, smoothly from and to its neighbours.
///
/// Shape: a velocity that is left out is chosen so that the motion has no kink: between two cubic keyframes
/// the slope from the start of the first to the end of the second; beside another kind the velocity of
/// that one where they meet; 0 at both ends of the track. Units: seconds, and the value's units a second.
/// Edges: a duration of 0, below 0 or NaN shows the value at once; before a spring keyframe without a
/// velocity, and beside a slope that is infinite, the velocity is 0.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      to, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// The keyframe itself.
  public var body: CubicKeyframe { self }

  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

extension CubicKeyframe: Sendable where Value: Sendable {}
