import Foundation

/// A keyframe that goes to a value as a spring does.
///
/// Shape: without a velocity it takes over that of the keyframe before; without a duration it lasts as long
/// as the spring takes to settle. What is still missing at its end is made up for at once.
/// Units: seconds, and the value's units a second.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      to, duration: duration ?? spring.settlingDuration,
      .spring(spring, startVelocity: startVelocity))
  }

  /// The keyframe itself.
  public var body: SpringKeyframe { self }

  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

extension SpringKeyframe: Sendable where Value: Sendable {}
