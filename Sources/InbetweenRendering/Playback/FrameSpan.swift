import Foundation

/// Which frames a recording has, from its beginning on.
package enum FrameSpan: Hashable, Sendable {
  /// Those in a span of time in seconds, both ends included.
  case duration(TimeInterval)
  /// So many of them: the first one is the first that is not before the beginning.
  case count(Int)

  /// Returns the clock of a recording that begins at a time, and the numbers of its frames.
  ///
  /// Errors: throws ``RecordingError`` for numbers that make no recording.
  func frames(fps: Double, from start: TimeInterval) throws -> (
    clock: VirtualClock, numbers: Range<Int>
  ) {
    switch self {
    case .duration(let duration):
      let clock = try RecordingError.checkedClock(fps: fps, from: start, duration: duration)
      return (clock, clock.frames(from: start, duration: duration))
    case .count(let count):
      guard count >= 0 else { throw RecordingError.badCount(count) }
      let duration = VirtualClock.rates.contains(fps) ? Double(count) / fps : 0
      let clock = try RecordingError.checkedClock(fps: fps, from: start, duration: duration)
      let first = clock.firstFrame(from: start)
      return (clock, first..<first + count)
    }
  }
}
