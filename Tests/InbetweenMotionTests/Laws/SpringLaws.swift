import Foundation
import InbetweenMotion
import Testing

/// What holds for each spring, however it is damped and whatever its mass.
struct SpringLaws {
  private static let times = [0.013, 0.1, 0.25, 0.61, 1.3]

  @Test(arguments: NamedMotion.springs)
  func `a spring goes from 0 to its target`(named: NamedMotion.AnySpring) {
    let spring = named.spring
    #expect(spring.value(target: 100.0, initialVelocity: 30, time: 0) == 0)
    #expect(spring.velocity(target: 100.0, initialVelocity: 30, time: 0) == 30)
    #expect(isClose(spring.value(target: 100.0, initialVelocity: 30, time: 60), 100, within: 1e-6))
    #expect(isClose(spring.velocity(target: 100.0, time: 60), 0, within: 1e-6))
  }

  @Test(arguments: NamedMotion.springs)
  func `a spring's velocity is its derivative`(named: NamedMotion.AnySpring) {
    let h = 1e-6
    for time in SpringLaws.times {
      func value(_ time: Double) -> Double {
        named.spring.value(target: 1.0, initialVelocity: 3, time: time)
      }
      let slope = (value(time + h) - value(time - h)) / (2 * h)
      let velocity = named.spring.velocity(target: 1.0, initialVelocity: 3, time: time)
      #expect(isClose(velocity, slope, within: 1e-6), "at \(time)")
    }
  }

  @Test(arguments: NamedMotion.springs)
  func `force is mass times the change of velocity`(named: NamedMotion.AnySpring) {
    let (spring, h) = (named.spring, 1e-6)
    for time in SpringLaws.times {
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 1.0, initialVelocity: 3, time: time)
      }
      let acceleration = (velocity(time + h) - velocity(time - h)) / (2 * h)
      let force = spring.force(
        target: 1.0, position: spring.value(target: 1.0, initialVelocity: 3, time: time),
        velocity: velocity(time))
      let limit = 1e-6 * (1 + spring.stiffness)
      #expect(isClose(force, spring.mass * acceleration, within: limit), "at \(time)")
    }
  }

  @Test(arguments: NamedMotion.springs)
  func `small steps lead where one step does`(named: NamedMotion.AnySpring) {
    var (value, velocity) = (0.0, 3.0)
    for step in [0.01, 0.2, 0.003, 0.087] {
      named.spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: step)
    }
    let expected = named.spring.value(target: 1.0, initialVelocity: 3, time: 0.3)
    #expect(isClose(value, expected, within: 1e-12))
    let rate = named.spring.velocity(target: 1.0, initialVelocity: 3, time: 0.3)
    #expect(isClose(velocity, rate, within: 1e-10))
  }

  // All of them swing faster than one radian a second, so that the estimate of the envelope holds.
  @Test(arguments: NamedMotion.springs)
  func `a spring stays near its target from when it settles`(named: NamedMotion.AnySpring) {
    let end = named.spring.settlingDuration
    #expect(end > 0.1 && end < 12)
    for step in 0...200 {
      let time = end + Double(step) / 200
      let left = 1 - named.spring.value(target: 1.0, time: time)
      if left.magnitude > 0.001 { Issue.record("\(left) at \(time)") }
    }
  }

  @Test(arguments: NamedMotion.springs)
  func `a spring's value does not depend on what it was asked before`(
    named: NamedMotion.AnySpring
  ) {
    func values(_ times: [Double]) -> [Double: Double] {
      Dictionary(
        uniqueKeysWithValues: times.map { ($0, named.spring.value(target: 1.0, time: $0)) })
    }
    let sixty = (0...120).map { Double($0) / 60 }
    let thirty = (0...60).map { Double($0) / 30 }
    let (all, few) = (values(sixty), values(thirty.reversed()))
    for time in thirty { #expect(all[time] == few[time]) }
  }
}
