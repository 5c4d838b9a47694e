/// A keyframe that is at its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value) { keyframe = _Keyframe(to, duration: 0, .move) }

  /// The keyframe itself.
  public var body: MoveKeyframe { self }

  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

extension MoveKeyframe: Sendable where Value: Sendable {}
