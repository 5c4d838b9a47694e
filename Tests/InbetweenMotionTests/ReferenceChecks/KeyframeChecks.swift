import InbetweenMotion
import Testing

/// The checks of keyframes.json.
enum KeyframeChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "keyframe-track": track, "keyframe-timeline": timeline,
  ]

  private struct Properties {
    var first: Double
    var second: Double
  }

  private static func track(_ entry: Reference.Entry) throws -> [String] {
    let list = try KeyframeList(entry.parameters["keyframes"])
    let initial = try #require(entry.parameters["initialValue"].number)
    let timeline = KeyframeTimeline(initialValue: initial) { list }
    let duration = try #require(entry.expected["duration"].number)
    return try differences(
      entry.inputs, entry.expected["value"], within: entry.tolerance["value"].number
    ) { timeline.value(time: $0) }
      + difference(timeline.duration, duration, within: limit(entry), "duration")
  }

  @MainActor private static func timeline(_ entry: Reference.Entry) throws -> [String] {
    let initial = try #require(entry.parameters["initialValue"].object)
    let names = initial.keys.sorted()
    try #require(names.count == 2)
    let tracks = entry.parameters["tracks"]
    let first = try KeyframeList(tracks[names[0]])
    let second = try KeyframeList(tracks[names[1]])
    let timeline = KeyframeTimeline(
      initialValue: Properties(
        first: try #require(initial[names[0]]?.number),
        second: try #require(initial[names[1]]?.number))
    ) {
      KeyframeTrack(\.first) { first }
      KeyframeTrack(\.second) { second }
    }
    let duration = try #require(entry.expected["duration"].number)
    var found = difference(timeline.duration, duration, within: try limit(entry), "duration")
    for (index, name) in names.enumerated() {
      func part(_ value: Properties) -> Double { index == 0 ? value.first : value.second }
      found += try differences(
        entry.inputs["time"], entry.expected["by_time"][name],
        within: entry.tolerance["value"].number, "\(name) by time"
      ) { part(timeline.value(time: $0)) }
      found += try differences(
        entry.inputs["progress"], entry.expected["by_progress"][name],
        within: entry.tolerance["value"].number, "\(name) by progress"
      ) { part(timeline.value(progress: $0)) }
    }
    return found
  }

  private static func limit(_ entry: Reference.Entry) throws -> Double {
    min(try #require(entry.tolerance["duration"].number), 1e-6)
  }
}
