import Foundation
import InbetweenMotion
import Testing

/// What the reference does not say of schedules: how they are written, and senseless numbers.
struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func first<S: TimelineSchedule>(
    _ count: Int, of schedule: S, from seconds: Double, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: date(seconds), mode: mode).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func `schedules are written by their names`() {
    #expect(first(2, of: .periodic(from: date(1), by: 2), from: 4) == [3, 5])
    #expect(first(2, of: .everyMinute, from: 61) == [60, 120])
    #expect(first(3, of: .explicit([date(7), date(9)]), from: 8) == [7, 9])
    #expect(first(2, of: .animation, from: 0) == [0, 1.0 / 120])
    #expect(first(2, of: .animation(minimumInterval: 0.5), from: 3) == [3, 3.5])
    #expect(first(2, of: .animation(paused: true), from: 3) == [])
  }

  @Test func `a date before a periodic schedule begins with the first moment after it`() {
    #expect(first(3, of: .periodic(from: date(10), by: 5), from: 3) == [5, 10, 15])
    #expect(first(2, of: .periodic(from: date(10), by: 5), from: 5) == [5, 10])
  }

  @Test func `a low frequency stops animations and nothing else`() {
    #expect(first(2, of: .animation(minimumInterval: 1), from: 0, mode: .lowFrequency) == [])
    #expect(
      first(2, of: .periodic(from: date(0), by: 0.5), from: 1, mode: .lowFrequency) == [1, 1.5])
    #expect(first(2, of: .everyMinute, from: 0, mode: .lowFrequency) == [0, 60])
    #expect(first(2, of: .explicit([date(7)]), from: 8, mode: .lowFrequency) == [7])
  }

  @Test func `the millionth moment is as exact as the first`() {
    let moments = PeriodicTimelineSchedule(from: date(0), by: 0.1)
      .entries(from: date(0), mode: .normal).dropFirst(1_000_000)
    #expect(moments.first { _ in true }?.timeIntervalSinceReferenceDate == 100_000)
  }

  @Test(arguments: [Double.nan, 0, -1, -Double.infinity])
  func `a senseless distance gives one moment, or that of frames`(interval: Double) {
    #expect(first(3, of: .periodic(from: date(1), by: interval), from: 7) == [7])
    #expect(
      first(2, of: .animation(minimumInterval: interval), from: 7) == [7, 7 + 1.0 / 120])
  }

  @Test func `moments that cannot be told apart end the sequence for good`() {
    #expect(first(3, of: .periodic(from: date(1e9), by: 1e-300), from: 1e9) == [1e9])
    #expect(first(3, of: .animation(minimumInterval: 1e-8), from: 1e9) == [1e9])
    var entries = AnimationTimelineSchedule(minimumInterval: 1e-8)
      .entries(from: date(1e9), mode: .normal)
    _ = entries.next()
    for _ in 0..<100 where entries.next() != nil { Issue.record("a moment after the end") }
    #expect(first(3, of: .periodic(from: date(1), by: .infinity), from: 7) == [1])
    #expect(first(3, of: .animation(minimumInterval: .infinity), from: 7) == [7])
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity])
  func `a date that is none has no moments`(seconds: Double) {
    #expect(first(2, of: .periodic(from: date(0), by: 1), from: seconds) == [])
    #expect(first(2, of: .everyMinute, from: seconds) == [])
    #expect(first(2, of: .animation, from: seconds) == [])
  }
}
