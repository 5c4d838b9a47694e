import InbetweenMotion
import Testing

struct KeyframeReferenceTests {
  private struct Properties {
    var first: Double
    var second: Double
  }

  @Test(arguments: try Reference.entries("keyframes", "keyframe-track"))
  func `a track has the values of the reference on any thread`(entry: Reference.Entry) throws {
    let list = try KeyframeList(entry.parameters["keyframes"])
    let initial = try #require(entry.parameters["initialValue"].number)
    let timeline = KeyframeTimeline(initialValue: initial) { list }
    try expectValues(
      entry, entry.expected["value"], tolerance: entry.tolerance["value"]
    ) { timeline.value(time: $0) }
    let duration = try #require(entry.expected["duration"].number)
    #expect(isClose(timeline.duration, duration, within: 1e-6))
  }

  @MainActor
  @Test(arguments: try Reference.entries("keyframes", "keyframe-timeline"))
  func `tracks side by side have the values of the reference`(entry: Reference.Entry) throws {
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
    #expect(isClose(timeline.duration, duration, within: 1e-6))
    let limit = try #require(entry.tolerance["value"].number)
    for (axis, key) in [("time", "by_time"), ("progress", "by_progress")] {
      let inputs = try #require(entry.inputs[axis].numbers).map { try #require($0) }
      let values = inputs.map {
        axis == "time" ? timeline.value(time: $0) : timeline.value(progress: $0)
      }
      let expected = entry.expected[key]
      try check(values.map(\.first), expected[names[0]], within: limit)
      try check(values.map(\.second), expected[names[1]], within: limit)
    }
  }

  @Test func `all entries of the reference are read`() throws {
    #expect(try Reference.entries("keyframes", "keyframe-track", "keyframe-timeline").count == 15)
  }

  private func check(_ values: [Double], _ expected: JSON, within limit: Double) throws {
    let numbers = try #require(expected.numbers)
    try #require(numbers.count == values.count && !values.isEmpty)
    for (value, number) in zip(values, numbers) {
      guard let number else { continue }
      #expect(isClose(value, number, within: limit), "\(value), not \(number)")
    }
  }
}
