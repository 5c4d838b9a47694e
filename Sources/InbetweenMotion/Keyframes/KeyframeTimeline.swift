import Foundation

/// What tracks of keyframes make of a value over time.
///
/// Shape: all tracks begin together; of two for the same property the later one counts; a shorter track
/// stays at its last value. Values whose animatable data they are themselves (numbers, pairs) can be used on
/// any thread, others on the main actor.
///
///     let nod = KeyframeTimeline(initialValue: 0.0) {
///       CubicKeyframe(20, duration: 0.2)
///       SpringKeyframe(0, spring: .bouncy)
///     }
///     nod.value(time: 0.1)  // 10
public struct KeyframeTimeline<Value> {
  let tracks: _KeyframeTracks<Value>

  /// Creates a timeline of the tracks that begin at a value.
  @MainActor @_disfavoredOverload
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track takes, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// Returns the value at a time.
  ///
  /// Shape: `time` since the start, in seconds; before it the first value, after the end the last.
  @MainActor
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(&value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration.
  @MainActor
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes what the tracks show at a time, and leaves the rest of the value as it is.
  @MainActor
  public func update(_ value: inout Value, time: TimeInterval) {
    for writer in tracks.writers {
      switch writer {
      case .anywhere(let write): write(&value, time)
      case .onMainActor(let write): write(&value, time)
      }
    }
  }

  /// Writes what the tracks show at a fraction of the duration.
  @MainActor
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }
}
