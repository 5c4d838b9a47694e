import Foundation
import InbetweenMotion
import Testing

struct SpringTakeoverTests {
  @Test func `a spring at twice the speed is one with half the response, when interrupted too`() {
    let fast = Animation.spring(response: 0.5, dampingFraction: 0.6).speed(2)
    let short = Animation.spring(response: 0.25, dampingFraction: 0.6)
    var (wrapped, bare) = (AnimatedValue(0.0), AnimatedValue(0.0))
    for (target, time) in [(100.0, 0.0), (-50, 0.1), (80, 0.17)] {
      wrapped.set(target, animation: fast, at: time)
      bare.set(target, animation: short, at: time)
      for later in [0.0, 0.03, 0.06] {
        let expected = bare.presentation(at: time + later)
        #expect(isClose(wrapped.presentation(at: time + later), expected, within: 1e-9))
        // The wrapped spring's velocity is in its own time.
        let velocity = bare.velocity(at: time + later) / 2
        #expect(isClose(wrapped.velocity(at: time + later), velocity, within: 1e-8))
      }
    }
  }

  @Test func `a delayed spring interrupted while it waits starts when it would have`() {
    let animation = Animation.spring(duration: 0.5).delay(0.4)
    var x = AnimatedValue(0.0)
    x.set(100, animation: animation, at: 1)
    x.set(200, animation: animation, at: 1.2)
    #expect(x.presentation(at: 1.39) == 0)
    // 1 - (1 + 4 pi 0.1) exp(-4 pi 0.1) = 0.357740 of the way, 0.1 s after the start at 1.4.
    #expect(isClose(x.presentation(at: 1.5), 71.548, within: 1e-3))
  }

  @Test func `a spring wrapped in another way is laid over the motion`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .linear(duration: 1), at: 0)
    x.set(0, animation: .spring(duration: 0.5).delay(0.2), at: 0.5)
    // The line goes on alone until the spring's start at 0.7, then fades out under it.
    #expect(isClose(x.presentation(at: 0.6), 60, within: 1e-9))
    #expect(isClose(x.presentation(at: 0.8), 80 * (1 - 0.357740), within: 1e-4))
    #expect(x.presentation(at: 9) == 0)
  }

  @Test func `a value is at rest in the midst of a long blend too`() throws {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .spring(response: 0.3, dampingFraction: 1), at: 0)
    x.set(
      200, animation: .spring(response: 0.5, dampingFraction: 1, blendDuration: 30), at: 0.1)
    let end = try #require(x.end)
    // In small steps: the first moment at which velocity and force are below 0.06, and 1 % is left.
    var (place, velocity) = (x.presentation(at: 0.1), x.velocity(at: 0.1))
    var time = 0.0
    let step = 1e-5
    while time < 20 {
      let progress = time / 30
      let response = 0.5 - 0.2 * (1 - progress * progress * (3 - 2 * progress))
      let natural = 2 * Double.pi / response
      let force = natural * natural * (200 - place) - 2 * natural * velocity
      if abs(velocity) <= 0.06 && abs(force) <= 0.06 && abs(200 - place) <= 2 { break }
      velocity += step * force
      place += step * velocity
      time += step
    }
    #expect(time > 0.3 && time < 2)
    #expect(isClose(end, 0.1 + time, within: 0.005))
  }

  @Test func `a change in the same moment sends the spring on from there`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .bouncy, at: 0)
    x.set(40, animation: .bouncy, at: 0)
    var y = AnimatedValue(0.0)
    y.set(40, animation: .bouncy, at: 0)
    for time in [0, 0.05, 0.3] {
      #expect(isClose(x.presentation(at: time), y.presentation(at: time), within: 1e-9))
    }
  }
}
