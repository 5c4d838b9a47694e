import Foundation
import Inbetween
import Testing

/// The period picker, in numbers.
@MainActor @Suite struct PickerTests {
  private func stage(_ animation: Animation = .easeInOut, siblings: Int = 0, rows: Int = 6) -> Stage
  {
    let stage = Stage(
      Picker(animation: animation, siblings: siblings), columns: 40, rows: rows,
      metrics: .terminal)
    _ = stage.at(0)
    return stage
  }

  private func highlight(_ stage: Stage, at time: Double) -> CellRect {
    let frames = stage.at(time).frames("highlight")
    #expect(Set(frames).count == 1)
    return frames[0]
  }

  @Test func `the highlight slides and cross-fades`() {
    let stage = stage()
    stage.send(.tapNamed("Week"), at: 0)
    let times = (0...7).map { Double($0) / 20 }
    let pictures = times.map { stage.at($0) }
    let copies = pictures.map { $0.all("highlight") }
    #expect(
      near(
        copies.map { $0[0].x }, [7, 7.3272, 8.3576, 10.0274, 11.9726, 13.6424, 14.6728, 15]))
    #expect(
      near(
        copies.map { $0[0].width }, [7, 7.0409, 7.1697, 7.3784, 7.6216, 7.8303, 7.9591, 8]))
    let new = copies.map { $0.first { $0.phase != .removing } }
    #expect(
      near(
        new.map { $0?.opacity ?? -1 }, [0, 0.0409, 0.1697, 0.3784, 0.6216, 0.8303, 0.9591, 1]))
    #expect(copies.map(\.count) == [2, 2, 2, 2, 2, 2, 2, 1])
    for pair in copies.prefix(7) {
      #expect(pair[0].frame == pair[1].frame)
      #expect(near(pair[0].opacity + pair[1].opacity, 1, 1e-12))
    }
    #expect(copies[7].map(\.frame) == [rect(15, 1, 8, 3)])
    #expect(copies[7].map(\.opacity) == [1] && copies[7].map(\.phase) == [.present])
    #expect(pictures[7].nextUpdate == nil)
  }

  @Test func `a second tap in mid-flight blends from the moving highlight`() {
    let stage = stage()
    stage.send(.tapNamed("Week"), at: 0)
    _ = stage.at(0.1)
    stage.send(.tapNamed("Month"), at: 0.1)
    let frames = (2...9).map { highlight(stage, at: Double($0) / 20) }
    #expect(
      near(
        frames.map(\.x),
        [8.3576, 10.599, 14.0136, 17.562, 20.4703, 22.4727, 23.6319, 24]))
    #expect(
      near(
        frames.map(\.width), [7.1697, 7.4448, 7.8555, 8.2729, 8.6061, 8.8303, 8.9591, 9]))
    #expect(stage.at(0.45).frames("highlight") == [rect(24, 1, 9, 3)])
  }

  /// A damped oscillator: place and velocity towards a target from a place and a velocity.
  private func oscillate(
    from place: Double, _ velocity: Double, to target: Double, after time: Double
  ) -> (place: Double, velocity: Double) {
    // duration 0.5 and bounce 0.3: damping ratio 0.7 at 2 pi / 0.5 radians a second.
    let natural = 2 * Double.pi / 0.5
    let decay = 0.7 * natural
    let damped = natural * (1 - 0.7 * 0.7).squareRoot()
    let (a, b) = (place - target, (velocity + decay * (place - target)) / damped)
    let (envelope, phase) = (exp(-decay * time), damped * time)
    let offset = envelope * (a * cos(phase) + b * sin(phase))
    let turning = envelope * damped * (b * cos(phase) - a * sin(phase))
    return (target + offset, turning - decay * offset)
  }

  @Test func `a spring overshoots`() {
    let stage = stage(.spring(duration: 0.5, bounce: 0.3))
    stage.send(.tapNamed("Week"), at: 0)
    let times = [0.1, 0.2, 0.3]
    let shown = times.map { highlight(stage, at: $0).x }
    let expected = times.map { oscillate(from: 7, 0, to: 15, after: $0).place }
    #expect(near(shown, expected, 1e-9), "\(shown)")
    // The peak, half a damped period after the start: 4.6 % beyond the target.
    let peak = 0.25 / (1 - 0.7 * 0.7).squareRoot()
    let overshoot = 8 * exp(-0.7 * Double.pi / (1 - 0.7 * 0.7).squareRoot())
    #expect(near(highlight(stage, at: peak).x, 15 + overshoot, 1e-9))
    #expect(overshoot > 0.36)
    #expect(stage.at(2).frames("highlight") == [rect(15, 1, 8, 3)])
  }

  @Test func `a spring that is reversed in mid-flight keeps its velocity`() {
    let stage = stage(.spring(duration: 0.5, bounce: 0.3))
    stage.send(.tapNamed("Week"), at: 0)
    let (place, velocity) = oscillate(from: 7, 0, to: 15, after: 0.1)
    #expect(velocity > 45)
    #expect(near(highlight(stage, at: 0.1).x, place, 1e-9))
    // To the left of the highlight, which belongs to Week and would take the tap.
    stage.tap(8, 2, at: 0.1)
    let times = [0, 0.0001, 0.01, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3]
    let shown = times.map { highlight(stage, at: 0.1 + $0).x }
    let expected = times.map { oscillate(from: place, velocity, to: 7, after: $0).place }
    #expect(near(shown, expected, 1e-9), "\(shown) \(expected)")
    // It goes on to the right at first, at the speed that it had.
    #expect(near((shown[1] - shown[0]) / 0.0001, velocity, 0.2))
    #expect(stage.at(2).frames("highlight") == [rect(7, 1, 7, 3)])
  }

  @Test func `selecting a tab evaluates the bodies that read it and no others`() {
    let stage = stage(siblings: 10, rows: 20)
    #expect(
      stage.host.counters.bodies == [
        "Picker": 1, "Tabs": 1, "Footer": 1, "Tab": 3, "Title": 3, "Sibling": 10,
      ])
    stage.host.counters.reset()
    stage.send(.tapNamed("Week"), at: 0)
    _ = stage.at(0)
    // The picker hands the state down without reading it. The old tab and the new one are others now.
    #expect(stage.host.counters.bodies == ["Footer": 1, "Tab": 2])
  }

  @Test func `a frame between events evaluates no body and measures nothing`() {
    let stage = stage(siblings: 10, rows: 20)
    stage.send(.tapNamed("Week"), at: 0)
    _ = stage.at(0)
    stage.host.counters.reset()
    var places: [Double] = []
    for frame in 1...20 { places.append(highlight(stage, at: Double(frame) * 0.0125).x) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(stage.host.counters == UpdateCounters())
  }

  @Test func `an idle picker costs nothing and asks for nothing`() {
    let stage = stage()
    let first = stage.at(1)
    stage.host.counters.reset()
    let later = stage.at(100)
    #expect(first.nextUpdate == nil && later.nextUpdate == nil)
    #expect(later.list.changes.isEmpty)
    #expect(later.list.generation == first.list.generation)
    #expect(stage.host.counters == UpdateCounters())
  }
}
