import InbetweenMotion
import Testing

/// The scenarios of transactions and completions that need no view.
struct TransactionScenarios {
  @Test func `W01: the innermost animation wins for the writes inside it`() {
    let timeline = AnimationTimeline()
    let (a, b) = (timeline.value(0.0), timeline.value(0.0))
    withAnimation(.linear(duration: 1)) {
      a.model = 100
      withAnimation(.linear(duration: 2)) { b.model = 100 }
    }
    timeline.advance(to: 0.5)
    #expect(a.presentation == 50 && b.presentation == 25)
    timeline.advance(to: 1)
    #expect(a.presentation == 100 && b.presentation == 50)
    timeline.advance(to: 2)
    #expect(b.presentation == 100)
    #expect(timeline.nextDeadline == nil && !a.isAnimating && !b.isAnimating)
  }

  @Test func `W06: a flag against implicit animations leaves the explicit one`() {
    let track = Track()
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { track.x.model = 100 }
    #expect(track.shown(at: 0) == 100)
    let second = Track()
    transaction.animation = .linear(duration: 1)
    withTransaction(transaction) { second.x.model = 100 }
    #expect(second.shown(at: 0.5, 1) == [50, 100])
  }

  @Test func `W09: a write that changes nothing does not complete early`() {
    let timeline = AnimationTimeline()
    let (a, b) = (timeline.value(0.0), timeline.value(100.0))
    var count = 0
    withAnimation(.linear(duration: 1)) {
      a.model = 100
      b.model = 100
    } completion: {
      count += 1
    }
    timeline.advance(to: 0.999)
    #expect(count == 0)
    timeline.advance(to: 1)
    #expect(count == 1)
    timeline.advance(to: 9)
    #expect(count == 1)
  }

  @Test func `W10: an interrupted animation completes at its own time`() {
    let track = Track()
    track.set(100, .linear(duration: 1), "c1", at: 0)
    track.set(200, .linear(duration: 1), "c2", at: 0.5)
    #expect(track.calls(at: 0.999) == [])
    #expect(track.calls(at: 1) == ["c1"])
    #expect(track.calls(at: 1.499) == ["c1"])
    #expect(track.calls(at: 1.5) == ["c1", "c2"])
    #expect(track.calls(at: 9) == ["c1", "c2"])
  }

  @Test func `W10: an interrupted animation is removed with the one that interrupts it`() {
    let track = Track()
    track.set(100, .linear(duration: 1), "c1", criteria: .removed, at: 0)
    track.set(200, .linear(duration: 1), "c2", criteria: .removed, at: 0.5)
    #expect(track.calls(at: 1.499) == [])
    #expect(track.calls(at: 1.5) == ["c1", "c2"])
    #expect(track.calls(at: 9) == ["c1", "c2"])
  }

  @Test func `W11: the completion of a value that goes is called once`() {
    let track = Track()
    track.set(100, .linear(duration: 1), "c", at: 0)
    #expect(track.calls(at: 0.4) == [])
    track.remove()
    #expect(track.timeline.nextDeadline == 0.4)
    #expect(track.calls(at: 0.4) == ["c"])
    #expect(track.isIdle)
    #expect(track.calls(at: 1) == ["c"])
  }

  @Test func `W12: the completion of a loop comes with its successor`() {
    let track = Track()
    track.set(100, .linear(duration: 1).repeatForever(), "c", at: 0)
    #expect(track.calls(at: 5.25) == [])
    track.set(0, .linear(duration: 1), "d", at: 5.25)
    let calls = track.calls(at: 6.25)
    #expect(calls.sorted() == ["c", "d"])
    #expect(track.calls(at: 20) == calls)
    #expect(track.isIdle)
  }

  @Test func `W13: a loop fades out under its successor, and no frame is asked for after it`() {
    let track = Track()
    track.set(100, .linear(duration: 1).repeatForever(autoreverses: true), at: 0)
    #expect(track.shown(at: 2.25) == 25)
    track.set(0, .linear(duration: 1), at: 2.25)
    #expect(track.shown(at: 2.25, 2.75, 3) == [25, 37.5, 25])
    #expect(track.timeline.nextDeadline == 3.25)
    #expect(track.shown(at: 3.25) == 0)
    #expect(track.isIdle)
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0), .easeInOut(duration: -1), .easeInOut(duration: .nan),
    .linear(duration: 0).repeatForever(),
  ])
  func `W18: what takes no time completes once and asks for no frame`(animation: Animation) {
    let track = Track()
    track.set(100, animation, "done", at: 0)
    #expect(track.calls == ["done"])
    #expect(track.isIdle)
    #expect(track.shown(at: 0, 1) == [100, 100])
    #expect(track.calls == ["done"])
  }

  @Test func `W19: an animation of infinite length does not settle`() {
    let track = Track()
    track.set(100, .linear(duration: .infinity), "endless", at: 0)
    #expect(track.shown(at: 0, 5, 10) == [0, 0, 0])
    #expect(!track.isIdle && track.x.isAnimating)
    track.set(40, .linear(duration: 1), at: 10)
    #expect(track.shown(at: 10.5, 11) == [20, 40])
    #expect(track.calls == ["endless"])
    #expect(track.isIdle)
  }

  @Test(arguments: [0.0, -1])
  func `W21: what hangs completes with its successor`(speed: Double) {
    let track = Track()
    track.set(100, .linear(duration: 1).speed(speed), "hanging", at: 0)
    #expect(track.shown(at: 1, 5) == [0, 0])
    #expect(track.calls == [] && !track.isIdle)
    track.set(10, .linear(duration: 1), at: 5)
    #expect(track.shown(at: 5.5) == 5)
    #expect(track.shown(at: 6) == 10)
    #expect(track.calls == ["hanging"])
    #expect(track.isIdle)
    #expect(track.calls(at: 60) == ["hanging"])
  }

  @Test func `W24: writing an equal value changes nothing, whatever the transaction`() {
    let track = Track()
    track.set(100, .linear(duration: 1), "first", at: 0)
    #expect(track.shown(at: 0.25) == 25)
    track.set(100, nil, at: 0.5)
    track.set(100, .linear(duration: 5), at: 0.6)
    #expect(track.shown(at: 0.75) == 75)
    #expect(track.calls(at: 0.999) == [])
    #expect(track.shown(at: 1) == 100)
    #expect(track.calls == ["first"])
    #expect(track.isIdle)
  }

  @Test func `W25: a change without an animation keeps the rest of the way`() {
    let track = Track()
    track.set(100, .linear(duration: 1), at: 0)
    track.set(200, nil, at: 0.5)
    #expect(track.shown(at: 0.5, 0.75, 1) == [150, 175, 200])
    #expect(track.isIdle)
  }
}
