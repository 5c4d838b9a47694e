/// Tracks of keyframes that run side by side.
///
/// A type of your own gives others in its `body`.
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value = Self.Body.Value
  /// The type of the tracks in ``body``.
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks to a timeline. Not for use: `body` says it all.
  @MainActor func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  @MainActor public func _append(to tracks: inout _KeyframeTracks<Value>) {
    body._append(to: &tracks)
  }
}
