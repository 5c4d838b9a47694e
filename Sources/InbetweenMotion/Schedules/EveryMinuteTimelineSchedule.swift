import Foundation

/// The beginning of every minute.
///
/// Shape: minutes of UTC, which begin when those of every time zone do.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var moments: EvenMoments

    fileprivate init(_ moments: EvenMoments) { self.moments = moments }

    /// Returns the beginning of the next minute.
    public mutating func next() -> Date? { moments.next() }
  }

  /// Creates the schedule.
  public init() {}

  /// Returns the beginning of the minute that a date is in, and those of all minutes that follow.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      EvenMoments(first: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60))
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
