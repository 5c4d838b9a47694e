import Foundation
import InbetweenMotion
import Testing

/// The checks of schedules.json.
enum ScheduleChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "schedule-periodic": periodic, "schedule-animation": animation,
    "schedule-explicit": explicit, "schedule-every-minute": everyMinute,
    "velocity-sampler": sampler,
  ]

  private static func periodic(_ entry: Reference.Entry) throws -> [String] {
    let start = date(try #require(entry.parameters["from"].number))
    let interval = try #require(entry.parameters["by"].number)
    return try compare(entry, .periodic(from: start, by: interval))
  }

  private static func animation(_ entry: Reference.Entry) throws -> [String] {
    let interval = entry.parameters["minimumInterval"].number
    let isPaused = try #require(entry.parameters["paused"].bool as Bool?)
    return try compare(entry, .animation(minimumInterval: interval, paused: isPaused))
  }

  private static func explicit(_ entry: Reference.Entry) throws -> [String] {
    let dates = try #require(entry.parameters["dates"].numbers).map { date(try #require($0)) }
    return try compare(entry, .explicit(dates))
  }

  private static func everyMinute(_ entry: Reference.Entry) throws -> [String] {
    try compare(entry, .everyMinute)
  }

  private static func compare(
    _ entry: Reference.Entry, _ schedule: some TimelineSchedule
  ) throws -> [String] {
    let modes: [String: TimelineScheduleMode] = ["normal": .normal, "lowFrequency": .lowFrequency]
    let mode = try #require(modes[entry.parameters["mode"].string ?? "normal"])
    let count = Int(try #require(entry.inputs["count"].number))
    let expected = try #require(entry.expected.numbers)
    try #require(expected.count == count && count > 0)
    let start = date(try #require(entry.parameters["entries_from"].number))
    let seconds = schedule.entries(from: start, mode: mode).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
    let limit = try #require(entry.tolerance.number)
    return expected.indices.flatMap { index in
      differenceIfAny(
        index < seconds.count ? seconds[index] : nil, expected[index], within: limit,
        "moment \(index)")
    }
  }

  private static func sampler(_ entry: Reference.Entry) throws -> [String] {
    var sampler = VelocitySampler<Double>()
    let samples = try #require(entry.parameters["samples"].array)
    let expected = try #require(entry.expected.numbers)
    try #require(samples.count == expected.count && !samples.isEmpty)
    let limit = try #require(entry.tolerance.number)
    return try zip(samples, expected).flatMap { sample, velocity in
      let time = try #require(sample["time"].number)
      sampler.add(try #require(sample["value"].number), at: time)
      return difference(
        sampler.velocity, try #require(velocity), within: limit, "velocity at \(time)")
    }
  }

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}
