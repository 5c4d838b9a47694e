import Foundation

/// The times of a recording's frames.
///
/// Not in SwiftUI. Frame k is at `Double(k) / fps`, never at a sum of steps, so that every second frame at
/// twice the rate is at the same time to the last bit.
public struct VirtualClock: Hashable, Sendable {
  /// How many frames a second has.
  public let fps: Double

  /// The rates that a clock can have.
  public static let rates: ClosedRange<Double> = 0.01...10_000

  /// Creates a clock.
  ///
  /// Errors: traps for a rate outside of ``rates``.
  public init(fps: Double) {
    precondition(
      VirtualClock.rates.contains(fps), "a clock has 0.01 to 10000 frames a second, got \(fps)")
    self.fps = fps
  }

  /// Returns the time of a frame, in seconds.
  public func time(ofFrame number: Int) -> TimeInterval { Double(number) / fps }

  /// How far apart two times may be and still be the same moment: 1e-9 seconds.
  public static let slack: TimeInterval = 1e-9

  /// Returns the number of the first frame that is not before a time, which is 0 or more.
  public func firstFrame(from time: TimeInterval) -> Int {
    var number = max(0, Int((time * fps).rounded()) - 1)
    while self.time(ofFrame: number) < time - VirtualClock.slack { number += 1 }
    return number
  }

  /// Returns the numbers of the frames in a span of time, both ends included.
  ///
  /// Units: seconds. Edges: empty when no frame falls into the span.
  public func frames(from start: TimeInterval, duration: TimeInterval) -> Range<Int> {
    let first = firstFrame(from: start)
    let end = start + duration
    var count = max(0, Int((end * fps).rounded()) + 1 - first)
    while count > 0, time(ofFrame: first + count - 1) > end + VirtualClock.slack { count -= 1 }
    return first..<first + count
  }
}
