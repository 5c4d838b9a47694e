import InbetweenMotion
import Testing

struct AnimationTimelineTests {
  @Test func `a value without an animation shows its model at once`() {
    let track = Track(5)
    #expect(track.shown(at: 0) == 5)
    track.x.model = 7
    #expect(track.x.model == 7 && track.shown(at: 0) == 7)
    #expect(track.isIdle)
  }

  @Test(arguments: [7.0, 30, 60, 1])
  func `a chain of completions begins where the animation before ended`(framesPerSecond: Double) {
    let timeline = AnimationTimeline()
    let x = timeline.value(0.0)
    var moments: [Double] = []
    func go(_ target: Double) {
      withAnimation(.linear(duration: 0.3)) {
        x.model = target
      } completion: {
        moments.append((timeline.now * 1e6).rounded() / 1e6)
        if moments.count < 4 { go(100 - target) }
      }
    }
    go(100)
    for frame in 1...Int(framesPerSecond) { timeline.advance(to: Double(frame) / framesPerSecond) }
    #expect(moments == [0.3, 0.6, 0.9])
    // A third of the way back down after 0.9 s.
    #expect(isClose(x.presentation, 200.0 / 3, within: 1e-9))
    timeline.advance(to: 2)
    #expect(moments == [0.3, 0.6, 0.9, 1.2])
    #expect(x.presentation == 0 && timeline.nextDeadline == nil)
  }

  @Test func `the next deadline is the next end that somebody waits for or comes to rest at`() {
    let track = Track()
    #expect(track.timeline.nextDeadline == nil)
    track.set(100, .linear(duration: 2).logicallyComplete(after: 0.5), "c", at: 1)
    #expect(track.timeline.nextDeadline == 1.5)
    #expect(track.calls(at: 1.5) == ["c"])
    #expect(track.timeline.nextDeadline == 3)
    track.timeline.advance(to: 3)
    #expect(track.timeline.nextDeadline == nil)
  }

  @Test func `a time that lies back or is no number counts as now`() {
    let track = Track()
    track.set(100, .linear(duration: 1), at: 0)
    #expect(track.shown(at: 0.5, 0.2, .nan, -.infinity) == [50, 50, 50, 50])
    #expect(track.timeline.now == 0.5)
    #expect(track.shown(at: .infinity) == 100)
    #expect(track.timeline.now == 1e12)
  }

  @Test func `a call from within a completion does nothing`() {
    let timeline = AnimationTimeline()
    let x = timeline.value(0.0)
    withAnimation(.linear(duration: 1)) {
      x.model = 100
    } completion: {
      timeline.advance(to: 50)
    }
    timeline.advance(to: 2)
    #expect(timeline.now == 2)
  }

  @Test func `a loop of animations that are ever shorter comes to an end`() {
    let timeline = AnimationTimeline()
    let x = timeline.value(0.0)
    var count = 0
    func again() {
      count += 1
      withAnimation(.linear(duration: 1e-8)) {
        x.model += 1
      } completion: {
        again()
      }
    }
    again()
    timeline.advance(to: 1)
    #expect(timeline.now == 1)
    #expect(count > 100_000 && count < 100_100)
  }

  @Test func `one completion waits for all values of its transaction`() {
    let timeline = AnimationTimeline()
    let (x, y) = (timeline.value(0.0), timeline.value(AnimatablePair(0.0, 0.0)))
    var moments: [Double] = []
    withAnimation(.linear(duration: 1)) {
      x.model = 1
      withAnimation(.linear(duration: 2)) { y.model = AnimatablePair(1, 2) }
    } completion: {
      moments.append(timeline.now)
    }
    timeline.advance(to: 1.5)
    #expect(moments == [])
    #expect(y.presentation == AnimatablePair(0.75, 1.5))
    #expect(y.velocity == .zero)
    timeline.advance(to: 5)
    #expect(moments == [2])
  }

  @Test func `a completion with nothing to wait for comes after those that were done before`() {
    let track = Track()
    track.set(100, .linear(duration: 1), "first", at: 0)
    track.set(200, .linear(duration: 0), "second", at: 0.5)
    track.set(200, .linear(duration: 1), "third", at: 0.5)
    track.set(300, nil, "fourth", at: 0.5)
    #expect(track.calls(at: 0.5) == ["first", "second", "third", "fourth"])
    track.set(400, nil, "fifth", at: 0.5)
    #expect(track.calls == ["first", "second", "third", "fourth", "fifth"])
  }

  @Test func `a spring goes on with its velocity, and with that of a drag`() {
    let track = Track()
    track.set(100, .smooth, at: 0)
    track.timeline.advance(to: 0.1)
    let velocity = track.x.velocity
    #expect(velocity > 100)
    track.set(0, .smooth, at: 0.1)
    #expect(isClose(track.x.velocity, velocity, within: 1e-9))
    let dragged = Track()
    for step in 1...4 {
      dragged.timeline.advance(to: Double(step) / 64)
      withTransaction(\.tracksVelocity, true) { dragged.x.model = Double(step) }
    }
    #expect(dragged.x.presentation == 4 && dragged.x.velocity == 64)
  }
}
