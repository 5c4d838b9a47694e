import Foundation

/// The tracks of a timeline, ready to be sampled.
///
/// Not for use: it is public because ``Keyframes`` is.
public struct _KeyframeTracks<Root> {
  /// Writes what a track shows at a time.
  enum Writer {
    /// The values are vectors, so that any thread can write them.
    case anywhere((inout Root, TimeInterval) -> Void)
    /// The values say on the main actor what of them is animated.
    case onMainActor(@MainActor (inout Root, TimeInterval) -> Void)
  }

  let initialValue: Root
  private(set) var duration: TimeInterval = 0
  private(set) var writers: [Writer] = []

  init(initialValue: Root) { self.initialValue = initialValue }

  /// Adds a track.
  @MainActor
  mutating func append<Value: Animatable>(
    _ keyframes: [_Keyframe<Value>], for keyPath: WritableKeyPath<Root, Value>
  ) {
    let path = KeyframePath(
      from: initialValue[keyPath: keyPath].animatableData,
      keyframes.map { $0.map { $0.animatableData } })
    duration = max(duration, path.duration)
    if let keyPath = keyPath as? WritableKeyPath<Root, Value.AnimatableData> {
      writers.append(.anywhere { $0[keyPath: keyPath] = path.value(at: $1) })
    } else {
      writers.append(.onMainActor { $0[keyPath: keyPath].animatableData = path.value(at: $1) })
    }
  }
}

extension _KeyframeTracks where Root: VectorArithmetic {
  /// Creates the only track of a vector.
  init(initialValue: Root, keyframes: [_Keyframe<Root>]) {
    let path = KeyframePath(from: initialValue, keyframes)
    self.initialValue = initialValue
    duration = path.duration
    writers = [.anywhere { $0 = path.value(at: $1) }]
  }
}
