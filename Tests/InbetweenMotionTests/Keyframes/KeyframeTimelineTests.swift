import Foundation
import InbetweenMotion
import Testing

struct KeyframeTimelineTests {
  private struct Badge {
    var scale = 1.0
    var angle = Angle.zero
    var label = "none"
  }

  private struct Nod: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private struct Wobble: Keyframes {
    var body: some Keyframes<Badge> {
      KeyframeTrack(\Badge.angle) { LinearKeyframe(.degrees(90), duration: 1) }
      KeyframeTrack(\Badge.scale) { Nod(height: 3) }
    }
  }

  private func strip(_ timeline: KeyframeTimeline<Double>, _ times: [Double]) -> [Double] {
    times.map { timeline.value(time: $0) }
  }

  @Test func `a number goes from keyframe to keyframe without the main actor`() async {
    let values = await Task.detached {
      let timeline = KeyframeTimeline(initialValue: 10.0) {
        LinearKeyframe(20, duration: 1)
        MoveKeyframe(100)
        LinearKeyframe(200, duration: 2)
      }
      return [-1, 0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0) }
    }.value
    #expect(values == [10, 10, 15, 20, 150, 200, 200])
  }

  @MainActor
  @Test func `tracks of a type of its own animate properties and leave the rest`() {
    let timeline = KeyframeTimeline(initialValue: Badge()) { Wobble() }
    #expect(timeline.duration == 2)
    let half = timeline.value(time: 0.5)
    #expect(half.scale == 2)
    #expect(half.angle == .degrees(45))
    var badge = Badge(label: "new")
    timeline.update(&badge, progress: 1)
    #expect(badge.scale == 0 && badge.angle == .degrees(90) && badge.label == "new")
  }

  @MainActor
  @Test func `of two tracks for a property the later one counts`() {
    let timeline = KeyframeTimeline(initialValue: Badge()) {
      KeyframeTrack(\.scale) { LinearKeyframe(11, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.5) }
    }
    #expect(timeline.value(time: 0.25).scale == 1.5)
    #expect(timeline.value(time: 0.9).scale == 2)
    #expect(timeline.duration == 1)
  }

  @MainActor
  @Test(arguments: [true, false])
  func `builders take if, switch and for`(isHigh: Bool) {
    let timeline = KeyframeTimeline(initialValue: Badge()) {
      if isHigh {
        KeyframeTrack(\.scale) {
          for step in 1...3 { LinearKeyframe(Double(step) * 10, duration: 1) }
          if isHigh { MoveKeyframe(0) }
        }
      } else {
        KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      }
      for degrees in [90.0, 180] {
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(degrees), duration: 2) }
      }
    }
    #expect(timeline.value(time: 2.5).scale == (isHigh ? 25 : 2))
    #expect(timeline.value(time: 5).scale == (isHigh ? 0 : 2))
    #expect(timeline.value(time: 1).angle == .degrees(90))
    #expect(timeline.duration == (isHigh ? 3 : 2))
  }

  @MainActor
  @Test func `keyframes alone are one track, also of a value that is no vector`() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      LinearKeyframe(.degrees(90), duration: 1)
      if isLong { LinearKeyframe(.degrees(0), duration: 1) }
    }
    #expect(timeline.value(time: 0.5) == .degrees(45))
    #expect(timeline.value(progress: 0.75) == .degrees(45))
    #expect(KeyframeTimeline(initialValue: Badge()) {}.value(time: 1).scale == 1)
  }

  @Test func `a spring takes over the velocity of the keyframe before it`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      SpringKeyframe(100, spring: Spring(duration: 0.5, bounce: 0))
    }
    // From rest it would stay at 100; with 100 a second it swings out and comes back.
    let expected = 100 + 100 * 0.05 * exp(-4 * Double.pi * 0.05)
    #expect(isClose(timeline.value(time: 1.05), expected, within: 1e-9))
  }

  @Test func `the end of a spring that is cut short is its target`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: .smooth)
      LinearKeyframe(20, duration: 1)
    }
    #expect(timeline.value(time: 0.1) < 5)
    #expect(isClose(timeline.value(time: 0.6), 15, within: 1e-9))
  }

  @Test(arguments: [0, -1, .nan] as [TimeInterval])
  func `a keyframe that takes no time is there at once`(duration: TimeInterval) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: duration)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(30, duration: duration)
      SpringKeyframe(40, duration: duration)
    }
    #expect(timeline.duration == 1)
    #expect(strip(timeline, [0, 1]) == [10, 40])
    #expect((10...30).contains(timeline.value(time: 0.5)))
  }

  @Test func `numbers that make no sense give numbers all the same`() {
    let bad = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    for (index, x) in bad.enumerated() {
      let y = bad[(index + 1) % bad.count]
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(1, duration: 1, startVelocity: x, endVelocity: y)
        LinearKeyframe(2, duration: 1, timingCurve: .circularEaseOut)
        CubicKeyframe(3, duration: 1)
        LinearKeyframe(4, duration: 1, timingCurve: .circularEaseIn)
        CubicKeyframe(5, duration: 1)
        SpringKeyframe(6, duration: 1, spring: Spring(duration: x, bounce: y), startVelocity: x)
        CubicKeyframe(7, duration: x, endVelocity: y)
      }
      for time in [-1, 0, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 1e9, x, y] {
        #expect(timeline.value(time: time).isFinite, "\(x), \(y) at \(time)")
        #expect(timeline.value(progress: time).isFinite, "\(x), \(y) at \(time)")
      }
    }
  }

  @Test func `a value that is no finite number shows at once and is left at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(.infinity, duration: 1)
      LinearKeyframe(5, duration: 1)
    }
    #expect(strip(timeline, [0.5, 1.5, 2]) == [.infinity, 5, 5])
  }
}
