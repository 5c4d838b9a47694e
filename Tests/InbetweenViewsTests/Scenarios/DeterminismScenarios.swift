import Inbetween
import Testing

/// The scenarios of time and frames that are known by a number.
@MainActor @Suite struct DeterminismScenarios {
  /// A box whose offset a remote control changes.
  private func box() -> (stage: Stage, remote: Remote<Double>) {
    Remote.stage(0, columns: 200) { x in
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("box").offset(x: x)
      }
    }
  }

  private func x(_ stage: Stage, at time: Double) -> Double { stage.at(time).all("box")[0].x }

  @Test func `D01 the last frame shows the model itself and nothing follows`() {
    let (stage, remote) = box()
    let log = Log()
    remote.perform(at: 0) {
      withAnimation(.easeInOut(duration: 0.5)) {
        remote.model = 100
      } completion: {
        log.note("done")
      }
    }
    for frame in 0..<15 {
      let picture = stage.at(Double(frame) / 30)
      #expect(picture.all("box")[0].x < 100)
      #expect(picture.nextUpdate == Double(frame) / 30)
      #expect(log.entries == [])
    }
    let last = stage.at(15.0 / 30)
    #expect(last.all("box")[0].x == 100)
    #expect(last.nextUpdate == nil)
    #expect(log.entries == ["done"])
    for frame in 16...20 {
      let picture = stage.at(Double(frame) / 30)
      #expect(picture.list.items == last.list.items)
      #expect(picture.list.scopes == last.list.scopes)
      #expect(picture.nextUpdate == nil)
    }
    #expect(log.entries == ["done"])
  }

  @Test func `D08 of two changes at one time the later one wins, on top of the earlier one`() {
    // One goes on beneath the other: 100 (t - 0.5), then r + f (target - r) with the other's f.
    let first = Lane()
    first.set(100, .linear(duration: 1), at: 0.5)
    first.set(50, .linear(duration: 2), at: 0.5)
    #expect(first.x(at: 0.5, 1.5, 2.5) == [0, 75, 50])
    #expect(first.isIdle(at: 2.5))
    let second = Lane()
    second.set(50, .linear(duration: 2), at: 0.5)
    second.set(100, .linear(duration: 1), at: 0.5)
    #expect(second.x(at: 0.5, 1, 1.5) == [0, 56.25, 100])
    #expect(second.isIdle(at: 1.5))
  }

  @Test(
    arguments: [
      (24.0, 10, 8, 95.2381), (7.0, 4, 2, 81.6327),
    ])
  func `D02 the settled frame is always there`(
    fps: Double, count: Int, checked: Int, expected: Double
  ) {
    let (stage, remote) = box()
    remote.set(100, .linear(duration: 0.35), at: 0)
    var shown: [Double] = []
    while shown.count < 100 {
      let picture = stage.at(Double(shown.count) / fps)
      shown.append(picture.all("box")[0].x)
      if picture.nextUpdate == nil { break }
    }
    #expect(shown.count == count)
    #expect(near(shown[checked], expected, 0.00005), "\(shown)")
    #expect(shown.last == 100)
    #expect(shown[0] == 0)
  }

  @Test(arguments: [4.0, 30, 7, nil] as [Double?])
  func `D13 a loop's phase does not depend on the frames before`(framesPerSecond: Double?) {
    let lane = Lane()
    lane.set(100, .linear(duration: 0.4).repeatForever(autoreverses: false), at: 0)
    if let framesPerSecond {
      for frame in 1..<Int(3 * framesPerSecond) { _ = lane.x(at: Double(frame) / framesPerSecond) }
    }
    #expect(lane.x(at: 3) == 50)
  }

  // 0.4 s into a critically damped spring of 0.3 s: 1 - (1 + w t) exp(-w t) with w t = 8.3776.
  @Test func `D14 a frame is the same, asked for directly or step by step`() {
    let direct = Stage(Arriving()).at(0.5).all("box").first?.opacity
    #expect(near(direct, 0.997843, 1e-4))
    for _ in 0..<100 {
      let stage = Stage(Arriving())
      #expect(stage.at(0).all("box").first?.opacity == 0)
      for frame in 1..<5 { _ = stage.at(Double(frame) / 10) }
      #expect(stage.at(0.5).all("box").first?.opacity == direct)
    }
  }

  @Test func `D04 a value depends on the time and not on the frames`() {
    let times = [0, 0.137, 0.5, 0.9001, 1.5]
    let curves: [(Double, Animation, Double)] = [
      (0, .easeInOut(duration: 1), 100), (0.3, .linear(duration: 1), 30),
      (0.6, .easeInOut(duration: 0.5), 80),
    ]
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let springs: [(Double, Animation, Double)] = [(0, spring, 100), (0.3, spring, 0)]
    let sixtieths = (0...90).map { Double($0) / 60 }

    let few = run(curves, frames: times, asking: times)
    let many = run(curves, frames: Set(times + sixtieths).sorted(), asking: times)
    #expect(many == few)
    #expect(near(few, [0, 3.75399, 46, 72.44229, 80], 0.00001), "\(few)")

    let fewSprings = run(springs, frames: times, asking: times)
    let manySprings = run(springs, frames: Set(times + sixtieths).sorted(), asking: times)
    #expect(near(manySprings, fewSprings, 1e-9), "\(manySprings) \(fewSprings)")
    #expect(fewSprings[1] > 10 && fewSprings[2] != 0, "\(fewSprings)")
  }

  /// Plays changes and frames by time, and returns the places at some of the times.
  private func run(
    _ changes: [(time: Double, animation: Animation, target: Double)], frames: [Double],
    asking times: [Double]
  ) -> [Double] {
    let (stage, remote) = box()
    var left = changes[...]
    var shown: [Double] = []
    for time in frames {
      while let next = left.first, next.time <= time {
        remote.set(next.target, next.animation, at: next.time)
        left.removeFirst()
      }
      let place = x(stage, at: time)
      if times.contains(time) { shown.append(place) }
    }
    return shown
  }
}

/// A box that becomes visible by itself.
private struct Arriving: View {
  @State private var opacity = 0.0

  var body: some View {
    TopLeading { box("box").opacity(opacity) }
      .onAppear {
        withAnimation(.spring(duration: 0.3, bounce: 0).delay(0.1)) { opacity = 1 }
      }
  }
}
