import Foundation

/// Moments that come at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var moments: EvenMoments

    fileprivate init(_ moments: EvenMoments) { self.moments = moments }

    /// Returns the next moment, or nil after the last one.
    public mutating func next() -> Date? { moments.next() }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule with a moment at a date and others before and after it, `interval` seconds apart.
  ///
  /// Edges: an interval that is not above 0, is infinite, or is too short to tell two dates apart gives one
  /// moment: the date that is asked from, for an infinite one `startDate`.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the newest moment before a date, or that date, and all that follow.
  ///
  /// Shape: a date before the schedule's own begins with the first moment after it, as in SwiftUI. The mode
  /// changes nothing.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    guard interval > 0 else { return Entries(EvenMoments(first: startDate, interval: 0)) }
    let passed = startDate.timeIntervalSince(self.startDate)
    let rest = passed.truncatingRemainder(dividingBy: interval)
    return Entries(EvenMoments(first: startDate - rest, interval: interval))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns moments that come at even distances, one of them at `startDate`.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
