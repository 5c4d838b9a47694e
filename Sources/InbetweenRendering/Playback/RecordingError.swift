import Foundation
import InbetweenDrawing

/// Numbers that make no recording.
///
/// Not in SwiftUI.
public enum RecordingError: Error, Hashable, Sendable {
  /// So many frames a second are not possible.
  case badRate(Double)
  /// A recording cannot begin at this time.
  case badStart(TimeInterval)
  /// A recording cannot take so long.
  case badDuration(TimeInterval)
  /// There is no such number of frames.
  case badCount(Int)
  /// There would be too many frames.
  case tooManyFrames(Double)

  /// Returns the clock of a recording whose numbers make sense.
  package static func checkedClock(
    fps: Double, from start: TimeInterval, duration: TimeInterval
  ) throws -> VirtualClock {
    let limit = FrameSequence.timeLimit
    guard VirtualClock.rates.contains(fps) else { throw RecordingError.badRate(fps) }
    guard start >= 0, start <= limit else { throw RecordingError.badStart(start) }
    guard duration >= 0 else { throw RecordingError.badDuration(duration) }
    let count = duration * fps
    guard count <= Double(FrameSequence.frameLimit) else {
      throw RecordingError.tooManyFrames(count.rounded())
    }
    guard duration <= limit else { throw RecordingError.badDuration(duration) }
    return VirtualClock(fps: fps)
  }
}

extension RecordingError: CustomStringConvertible {
  /// One sentence: what was expected and what came.
  public var description: String {
    let limit = DecimalText.json(FrameSequence.timeLimit)
    return switch self {
    case .badRate(let fps):
      "a second has 0.01 to 10000 frames, got \(DecimalText.word(fps)); try 20, 30 or 60"
    case .badStart(let time):
      "a recording begins at 0 to \(limit) seconds, got \(DecimalText.word(time))"
    case .badDuration(let time):
      "a recording takes 0 to \(limit) seconds, got \(DecimalText.word(time))"
    case .badCount(let count): "a recording has 0 frames or more, got \(count)"
    case .tooManyFrames(let count):
      "a recording has at most \(FrameSequence.frameLimit) frames, got \(DecimalText.word(count)); "
        + "take fewer frames a second or a shorter time"
    }
  }
}
