/// Keyframes that follow each other on one track.
///
/// A type of your own gives others in its `body`.
///
///     struct Nod: KeyframeTrackContent {
///       var body: some KeyframeTrackContent<Double> {
///         CubicKeyframe(20, duration: 0.2)
///         CubicKeyframe(0, duration: 0.4)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes in ``body``.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a list. Not for use: `body` says it all.
  func _append(to keyframes: inout [_Keyframe<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to keyframes: inout [_Keyframe<Value>]) { body._append(to: &keyframes) }
}

extension KeyframeTrackContent {
  /// The keyframes in their order.
  var keyframes: [_Keyframe<Value>] {
    var keyframes: [_Keyframe<Value>] = []
    _append(to: &keyframes)
    return keyframes
  }
}
