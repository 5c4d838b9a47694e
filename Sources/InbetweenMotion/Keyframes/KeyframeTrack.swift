/// Keyframes for a value, or for one property of it.
///
/// Shape: the track begins at the value that the timeline begins with, and after its last keyframe it stays.
///
///     KeyframeTrack(\.angle) {
///       CubicKeyframe(.degrees(20), duration: 0.2)
///       SpringKeyframe(.zero, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself.
  public var body: KeyframeTrack { self }

  @MainActor public func _append(to tracks: inout _KeyframeTracks<Root>) {
    tracks.append(content.keyframes, for: keyPath)
  }
}
