import Foundation

/// A keyframe that goes to a value along a timing curve.
///
/// Units: `duration` in seconds. Edges: a duration of 0, below 0 or NaN shows the value at once.
///
///     KeyframeTrack(\.scale) { LinearKeyframe(1.5, duration: 0.2, timingCurve: .easeOut) }
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(to, duration: duration, .linear(timingCurve))
  }

  /// The keyframe itself.
  public var body: LinearKeyframe { self }

  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

extension LinearKeyframe: Sendable where Value: Sendable {}
