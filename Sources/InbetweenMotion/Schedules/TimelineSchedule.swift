import Foundation

/// The moments at which something is to be shown anew.
///
/// A view that follows a schedule shows the newest moment that has come, and the first one until then.
///
///     struct Halves: TimelineSchedule {
///       func entries(from startDate: Date, mode: Mode) -> [Date] {
///         [startDate, startDate + 0.5]
///       }
///     }
public protocol TimelineSchedule {
  /// How often moments may come.
  typealias Mode = TimelineScheduleMode
  /// A sequence of moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the moments from a date on, in ascending order.
  ///
  /// Shape: the first one may lie before `startDate`, if it is what is to be shown then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
