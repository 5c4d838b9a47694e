import Foundation

/// Something that falls due on a timeline.
final class TimelineDeadline {
  let time: TimeInterval
  fileprivate let serial: Int
  let action: () -> Void

  fileprivate init(time: TimeInterval, serial: Int, action: @escaping () -> Void) {
    self.time = time
    self.serial = serial
    self.action = action
  }

  fileprivate func isAfter(_ other: TimelineDeadline) -> Bool {
    time != other.time ? time > other.time : serial > other.serial
  }
}

/// What falls due on a timeline, ordered by time and then by when it was asked for.
struct TimelineDeadlines {
  /// From the last to the first, so that the first is taken at no cost.
  private var entries: [TimelineDeadline] = []
  private var serial = 0

  /// When the next thing falls due.
  var next: TimeInterval? { entries.last?.time }

  /// Asks for something at a time; infinity means never, and gives nil.
  mutating func schedule(
    at time: TimeInterval, _ action: @escaping () -> Void
  ) -> TimelineDeadline? {
    guard time < .infinity else { return nil }
    serial += 1
    let deadline = TimelineDeadline(time: time, serial: serial, action: action)
    entries.insert(deadline, at: place(of: deadline))
    return deadline
  }

  /// Takes back what was asked for, if it has not come yet.
  mutating func cancel(_ deadline: TimelineDeadline) {
    let place = place(of: deadline)
    if place < entries.count, entries[place] === deadline { entries.remove(at: place) }
  }

  mutating func removeFirst() -> TimelineDeadline? { entries.popLast() }

  /// Returns where a deadline stands or would stand: behind all that come after it.
  private func place(of deadline: TimelineDeadline) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].isAfter(deadline) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
