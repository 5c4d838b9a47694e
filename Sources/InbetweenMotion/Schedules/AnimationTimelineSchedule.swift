import Foundation

/// Moments that come as fast as frames do, or somewhat slower; none while it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments of an animation.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var moments: EvenMoments?

    fileprivate init(_ moments: EvenMoments?) { self.moments = moments }

    /// Returns the next moment; nil for a schedule that is paused.
    public mutating func next() -> Date? { moments?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with a shortest distance between two moments, in seconds.
  ///
  /// Edges: without a distance, or with one that is not above 0, they are 1/120 s apart, which is faster
  /// than frames come; with an infinite one there is a single moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1.0 / 120
    isPaused = paused
  }

  /// Returns a date and the moments that follow; none while paused and at a low frequency.
  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(
      isPaused || mode == .lowFrequency ? nil : EvenMoments(first: start, interval: interval))
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Moments that come as fast as frames do.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns moments that come no faster than told, and not at all while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
