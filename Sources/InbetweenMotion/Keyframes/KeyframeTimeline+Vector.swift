import Foundation

/// The same for values that are vectors, on any thread.
extension KeyframeTimeline
where Value: VectorArithmetic & Animatable, Value.AnimatableData == Value {
  /// Creates a timeline of one track of keyframes.
  public init(
    initialValue: Value,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {
    tracks = _KeyframeTracks(initialValue: initialValue, keyframes: content().keyframes)
  }

  /// Returns the value at a time.
  ///
  /// Shape: `time` since the start, in seconds; before it the first value, after the end the last. Edges: a
  /// track for a property that is no vector traps off the main actor; so it does in the functions below.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(&value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes the value at a time.
  public func update(_ value: inout Value, time: TimeInterval) {
    for writer in tracks.writers {
      switch writer {
      case .anywhere(let write): write(&value, time)
      case .onMainActor(let write):
        nonisolated(unsafe) var copy = value
        MainActor.assumeIsolated { write(&copy, time) }
        value = copy
      }
    }
  }

  /// Writes the value at a fraction of the duration.
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }
}
