import Inbetween
import Testing

/// The scenarios of animations, their interruptions and completions, that are known by a number.
@MainActor @Suite struct AnimationScenarios {
  private struct Model: Equatable {
    var x = 0.0
    var y = 0.0
    var other = 0
  }

  @Test func `W04 an animation for a value replaces that of the transaction inside it`() {
    let (stage, remote) = Remote.stage(Model(), columns: 200) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("V1").offset(x: model.x).animation(.linear(duration: 2), value: model.x)
          box("V2").offset(x: model.y)
        }
      }
    }
    remote.set(Model(x: 100, y: 100), .linear(duration: 1), at: 0)
    #expect(stage.at(1).frames("V1").map(\.x) == [50])
    #expect(stage.at(1).frames("V2").map(\.x) == [100])
    #expect(stage.at(2).frames("V1").map(\.x) == [100])
  }

  @Test func `W05 no animation for a value shows it at once, and another value's does nothing`() {
    let (stage, remote) = Remote.stage(Model(), columns: 200) { model in
      TopLeading {
        ZStack(alignment: .topLeading) {
          box("V1").offset(x: model.x).animation(nil, value: model.x)
          box("V2").offset(x: model.x).animation(.linear(duration: 2), value: model.other)
        }
      }
    }
    remote.set(Model(x: 100), .linear(duration: 1), at: 0)
    #expect(stage.at(0).frames("V1").map(\.x) == [100])
    #expect(stage.at(0.5).frames("V2").map(\.x) == [50])
    #expect(stage.at(1).frames("V2").map(\.x) == [100])
  }

  @Test(arguments: [(nil, [100.0, 100, 100]), (Animation.linear(duration: 1), [0, 50, 100])])
  func `W06 the flag stops an animation for a value and not the explicit one`(
    animation: Animation?, expected: [Double]
  ) {
    let (stage, remote) = Remote.stage(0.0, columns: 200) { x in
      TopLeading { box("V").offset(x: x).animation(.linear(duration: 2), value: x) }
    }
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = true
    remote.perform(at: 0) { withTransaction(transaction) { remote.model = 100 } }
    #expect([0, 0.5, 1].flatMap { stage.at($0).frames("V").map(\.x) } == expected)
  }

  @Test func `W10 an interrupted animation completes at its own time`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1), "c1", at: 0)
    lane.set(200, .linear(duration: 1), "c2", at: 0.5)
    #expect(lane.told(at: 0.999) == [])
    #expect(lane.told(at: 1) == ["c1"])
    #expect(lane.told(at: 1.499) == ["c1"])
    #expect(lane.told(at: 1.5) == ["c1", "c2"])
    #expect(lane.told(at: 9) == ["c1", "c2"])
  }

  @Test func `W10 an interrupted animation is removed with the one that interrupts it`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1), "c1", criteria: .removed, at: 0)
    lane.set(200, .linear(duration: 1), "c2", criteria: .removed, at: 0.5)
    #expect(lane.told(at: 1.499) == [])
    #expect(lane.told(at: 1.5) == ["c1", "c2"])
    #expect(lane.told(at: 9) == ["c1", "c2"])
  }

  @Test func `W11 the completion of a view that goes without animation comes once`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model(), columns: 200) { model in
      TopLeading { if model.other == 0 { box("a").offset(x: model.x) } }
    }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
        remote.model.x = 100
      } completion: {
        log.note("c")
      }
    }
    _ = stage.at(0.399)
    #expect(log.entries == [])
    remote.perform(at: 0.4) { remote.model.other = 1 }
    #expect(stage.at(0.4).nextUpdate == nil)
    #expect(log.entries == ["c"])
    _ = stage.at(3)
    #expect(log.entries == ["c"])
  }

  @Test func `W12 the completion of a loop comes with its successor's`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1).repeatForever(), "c", at: 0)
    #expect(lane.told(at: 5.25) == [])
    lane.set(0, .linear(duration: 1), "d", at: 5.25)
    let told = lane.told(at: 6.25)
    #expect(told.sorted() == ["c", "d"])
    #expect(lane.told(at: 20) == told)
    #expect(lane.isIdle(at: 20))
  }

  @Test func `W13 a loop fades out under its successor`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1).repeatForever(autoreverses: true), at: 0)
    #expect(lane.x(at: 2.25) == 25)
    lane.set(0, .linear(duration: 1), at: 2.25)
    #expect(lane.x(at: 2.25, 2.75, 3, 3.25) == [25, 37.5, 25, 0])
    #expect(lane.isIdle(at: 3.25))
  }

  @Test func `W15 after an even count of passes the model shows`() {
    let two = Lane()
    two.set(100, .linear(duration: 1).repeatCount(2, autoreverses: true), at: 0)
    #expect(two.x(at: 0.5, 1, 1.5, 1.999, 2, 9) == [50, 100, 50, 0.1, 100, 100])
    #expect(two.isIdle(at: 9))
    let three = Lane()
    three.set(100, .linear(duration: 1).repeatCount(3, autoreverses: true), at: 0)
    #expect(three.x(at: 2.5, 2.999, 3) == [50, 99.9, 100])
  }

  @Test func `W16 a delayed animation goes on under its successor`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1).delay(1), at: 0)
    #expect(lane.x(at: 0.5) == 0)
    lane.set(200, .linear(duration: 1), at: 0.5)
    #expect(lane.x(at: 0.5, 1, 1.25, 1.5, 2.2, 5) == [0, 100, 156.25, 200, 200, 200])
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0), .easeInOut(duration: -1), .easeInOut(duration: .nan),
    .linear(duration: 0).repeatForever(),
  ])
  func `W18 what takes no time shows its target in the same frame`(animation: Animation) {
    let lane = Lane()
    lane.set(100, animation, "done", at: 0)
    #expect(lane.x(at: 0) == 100)
    #expect(lane.log.entries == ["done"])
    #expect(lane.isIdle(at: 0))
    #expect(lane.told(at: 5) == ["done"])
  }

  @Test func `W19 an animation of infinite length does not settle`() {
    let lane = Lane()
    lane.set(100, .linear(duration: .infinity), at: 0)
    #expect(lane.x(at: 0, 5, 10) == [0, 0, 0])
    #expect(!lane.isIdle(at: 10))
    lane.set(40, .linear(duration: 1), at: 10)
    #expect(lane.x(at: 10.5, 11) == [20, 40])
    #expect(lane.isIdle(at: 11))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `W20 a width that is no number does not poison what follows`(bad: Double) {
    let (stage, remote) = Remote.stage(10.0, columns: 40) { width in
      TopLeading {
        Text("ok").frame(width: width).background(Color.red.accessibilityIdentifier("fill"))
      }
    }
    func width(at time: Double) -> [Double] { stage.at(time).frames("fill").map(\.width) }
    #expect(width(at: 0) == [10])
    remote.set(bad, .linear(duration: 1), at: 0)
    let unset = width(at: 2)
    #expect(unset == [2] || unset == [0])
    remote.set(30, .linear(duration: 1), at: 2)
    #expect(width(at: 2.5) == [unset == [2] ? 16 : 15])
    #expect(width(at: 3) == [30])
    #expect(stage.host.warnings.count == 1)
    #expect(stage.host.warnings.first?.contains("frame") == true)
  }

  @Test func `W21 speed stretches time`() {
    let fast = Lane()
    fast.set(100, .linear(duration: 1).speed(2), at: 0)
    #expect(fast.x(at: 0.25, 0.5) == [50, 100] && fast.isIdle(at: 0.5))
    let slow = Lane()
    slow.set(100, .linear(duration: 1).speed(0.5), at: 0)
    #expect(slow.x(at: 1, 2) == [50, 100] && slow.isIdle(at: 2))
  }

  @Test(arguments: [0.0, -1])
  func `W21 a speed of 0 or less holds the start until something else comes`(speed: Double) {
    let lane = Lane()
    lane.set(100, .linear(duration: 1).speed(speed), "hanging", at: 0)
    #expect(lane.x(at: 1, 5) == [0, 0])
    #expect(lane.log.entries == [] && !lane.isIdle(at: 5))
    lane.set(10, .linear(duration: 1), at: 5)
    #expect(lane.x(at: 5.5, 6) == [5, 10])
    #expect(lane.log.entries == ["hanging"] && lane.isIdle(at: 6))
  }

  @Test func `W25 a change without an animation keeps the rest of the way`() {
    let lane = Lane()
    lane.set(100, .linear(duration: 1), at: 0)
    #expect(lane.x(at: 0.5) == 50)
    lane.set(200, nil, at: 0.5)
    #expect(lane.x(at: 0.5, 0.75, 1) == [150, 175, 200])
    #expect(lane.isIdle(at: 1))
  }

  // In closed form the opacity stays within 0.480...0.814.
  @Test func `W26 an opacity that is toggled again and again keeps within bounds`() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let (stage, remote) = Remote.stage(0.5) { opacity in
      TopLeading { box("a").opacity(opacity) }
    }
    func opacity(at time: Double) -> Double { stage.at(time).all("a").first?.opacity ?? .nan }
    var seen: [Double] = []
    remote.set(1, spring, at: 0)
    for step in 0..<12 { seen.append(opacity(at: Double(step) / 100)) }
    remote.set(0.49, spring, at: 0.12)
    #expect(near(opacity(at: 0.12), 0.767))
    for toggle in 0..<10 {
      let time = 0.17 + 0.05 * Double(toggle)
      for step in 0..<5 { seen.append(opacity(at: time - 0.05 + Double(step) / 100)) }
      remote.set(toggle % 2 == 0 ? 0.5 : 0.49, spring, at: time)
    }
    #expect(seen.allSatisfy { $0 >= 0.48 && $0 <= 0.8141 }, "\(seen)")
    #expect(near(opacity(at: 1.62), 0.49, 0.001))
  }
}
