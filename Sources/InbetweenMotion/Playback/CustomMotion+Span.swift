import Foundation

extension CustomMotion {
  /// Returns when the newest animation is logically complete and when it is over.
  ///
  /// Shape: both to within a nanosecond. Edges: infinity where it is not over within a minute if anything is
  /// kept, or within 2^20 s if not.
  func span() -> (logicalEnd: TimeInterval, end: TimeInterval) {
    let end = moment { $0.isOver }
    return (min(end, moment { $0.entries[$0.entries.count - 1].isLogicallyComplete }), end)
  }

  private func moment(when holds: (CustomMotion) -> Bool) -> TimeInterval {
    if holds(self) { return epoch }
    var (low, length) = (epoch, Self.step)
    var isStateful = isStateful
    while !isStateful, length < 1_048_576 {
      var after = self
      after.evaluate(at: epoch + length)
      isStateful = after.isStateful
      if !isStateful && holds(after) { return refined(self, low, epoch + length, holds) }
      (low, length) = (epoch + length, length * 2)
    }
    return isStateful ? keptMoment(when: holds) : .infinity
  }

  private func keptMoment(when holds: (CustomMotion) -> Bool) -> TimeInterval {
    var before = self
    for index in 1...3600 {
      var after = before
      let high = epoch + Double(index) * Self.step
      after.evaluate(at: high)
      if holds(after) { return refined(before, high - Self.step, high, holds) }
      before = after
    }
    return .infinity
  }

  /// Returns where a condition begins to hold that does not at `low` and does at `high`.
  private func refined(
    _ before: CustomMotion, _ low: TimeInterval, _ high: TimeInterval,
    _ holds: (CustomMotion) -> Bool
  ) -> TimeInterval {
    var (low, high) = (low, high)
    while high - low > 2e-10, (low + high) / 2 > low, (low + high) / 2 < high {
      let middle = (low + high) / 2
      var probe = before
      probe.evaluate(at: middle)
      if holds(probe) { high = middle } else { low = middle }
    }
    return high
  }
}
