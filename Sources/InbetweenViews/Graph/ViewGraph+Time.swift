import Foundation

/// What happens as time goes by.
extension ViewGraph {
  /// Runs what falls due until a time, each at its own time, and has the time be now.
  ///
  /// After many deadlines in one frame the rest is left to the next one.
  func advance(to time: TimeInterval, limit: Int = 1000) {
    var count = 0
    while count < limit, let due = animator.runNextDeadline(until: time) {
      now = max(now, due)
      for alarm in animator.takeRinging() { afterUpdate(alarm.ring) }
      flush()
      count += 1
    }
    now = max(now, time)
  }

  /// Runs a part of layout in which sizes and places keep their fractions.
  func continuously<Result>(_ body: () -> Result) -> Result {
    let outer = grid.isContinuous
    grid.isContinuous = true
    defer { grid.isContinuous = outer }
    return body()
  }
}
