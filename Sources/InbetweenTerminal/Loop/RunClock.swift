import Foundation

/// The time since a run began, by a clock that never goes back and counts the time asleep.
@MainActor
final class RunClock {
  private let clock = ContinuousClock()
  private let reading: (() -> ContinuousClock.Instant)?
  private let start: ContinuousClock.Instant
  private var last: TimeInterval = 0

  /// Starts the clock; `reading` gives its instants in place of the system's.
  init(reading: (() -> ContinuousClock.Instant)? = nil) {
    self.reading = reading
    start = reading?() ?? clock.now
  }

  /// The time in seconds, never less than before.
  var now: TimeInterval {
    let parts = ((reading?() ?? clock.now) - start).components
    last = max(last, Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    return last
  }
}
