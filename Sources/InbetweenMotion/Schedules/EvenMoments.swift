import Foundation

/// Moments at even distances, each computed from the first one, so that no error adds up.
///
/// Edges: they end where the next one would not be later, or no date: whoever looks for the newest one
/// before some time must come to an end.
struct EvenMoments: IteratorProtocol, Sendable {
  private let first: Date
  private let interval: TimeInterval
  private var count = 0.0
  private var last: Date?

  init(first: Date, interval: TimeInterval) {
    self.first = first
    self.interval = interval
  }

  mutating func next() -> Date? {
    let date = count == 0 ? first : first + count * interval
    guard date.timeIntervalSinceReferenceDate.isFinite else { return nil }
    if let last, date <= last { return nil }
    count += 1
    last = date
    return date
  }
}
