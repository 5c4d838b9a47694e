import Foundation
import InbetweenMotion
import Testing

/// The engine's part of the scenarios whose ids the names begin with, and the laws of motion.
struct AnimatedValueTests {
  @Test func `W13: a loop fades out under the curve that interrupts it`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(x.end == .infinity)
    #expect(isClose(x.presentation(at: 2.25), 25, within: 1e-9))
    x.set(0, animation: .linear(duration: 1), at: 2.25)
    #expect(shown(x, at: 2.25, 2.75, 3, 3.25, 9) == [25, 37.5, 25, 0, 0])
    #expect(x.end == 3.25)
  }

  @Test func `W15: after an even count of passes the target shows`() {
    var two = AnimatedValue(0.0)
    two.set(100, animation: .linear(duration: 1).repeatCount(2, autoreverses: true), at: 0)
    #expect(shown(two, at: 0.5, 1, 1.5, 1.999, 2, 7) == [50, 100, 50, 0.1, 100, 100])
    var three = AnimatedValue(0.0)
    three.set(100, animation: .linear(duration: 1).repeatCount(3), at: 0)
    #expect(shown(three, at: 2.5, 2.999, 3) == [50, 99.9, 100])
  }

  @Test func `W16: a delayed animation goes on under its successor`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .linear(duration: 1).delay(1), at: 0)
    x.set(200, animation: .linear(duration: 1), at: 0.5)
    #expect(shown(x, at: 0.5, 1, 1.25, 1.5, 5) == [0, 100, 156.25, 200, 200])
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0), .easeInOut(duration: -1), .easeInOut(duration: .nan),
    .linear(duration: 0).repeatForever(), .linear(duration: .nan).repeatCount(3).delay(.nan),
    .linear(duration: 1).speed(.infinity), .interpolatingSpring(stiffness: 0, damping: 1),
    .interpolatingSpring(stiffness: .nan, damping: .nan),
    .timingCurve(.circularEaseIn, duration: -.infinity),
  ])
  func `W18: what takes no time shows the target at once`(animation: Animation) {
    var x = AnimatedValue(0.0)
    x.set(100, animation: animation, at: 0)
    #expect(!x.isAnimating(at: 0))
    #expect(shown(x, at: 0, 1) == [100, 100])
    #expect(animation.logicalDuration == 0)
  }

  @Test func `W19: an animation of infinite length waits for its successor`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .linear(duration: .infinity), at: 0)
    #expect(shown(x, at: 0, 10, 1e12) == [0, 0, 0])
    #expect(x.end == .infinity)
    x.set(40, animation: .linear(duration: 1), at: 10)
    #expect(shown(x, at: 10.5, 11) == [20, 40])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `W20: a value that is no number does not poison what follows`(bad: Double) {
    var x = AnimatedValue(10.0)
    x.set(bad, animation: .linear(duration: 1), at: 0)
    #expect(!x.isAnimating(at: 0))
    x.set(2, animation: .linear(duration: 1), at: 1)
    #expect(shown(x, at: 1) == [2])
    x.set(30, animation: .linear(duration: 1), at: 2)
    #expect(shown(x, at: 2.5, 3) == [16, 30])
  }

  @Test func `W21: speed stretches time, and 0 or less holds it`() {
    func run(_ speed: Double) -> AnimatedValue<Double> {
      var x = AnimatedValue(0.0)
      x.set(100, animation: .linear(duration: 1).speed(speed), at: 0)
      return x
    }
    #expect(shown(run(2), at: 0.25, 0.5) == [50, 100])
    #expect(run(2).end == 0.5)
    #expect(shown(run(0.5), at: 1, 2) == [50, 100])
    for speed in [0.0, -1] {
      var x = run(speed)
      #expect(shown(x, at: 0, 5) == [0, 0])
      #expect(x.end == .infinity)
      x.set(10, animation: .linear(duration: 1), at: 5)
      #expect(shown(x, at: 5.5, 6) == [5, 10])
      #expect(x.end == 6)
    }
  }

  @Test func `W25: a change without an animation moves the model and keeps the rest of the way`() {
    var x = AnimatedValue(0.0)
    x.set(100, animation: .linear(duration: 1), at: 0)
    x.set(300, animation: nil, at: 0.5)
    #expect(x.model == 300)
    #expect(shown(x, at: 0.5, 0.75, 1) == [250, 275, 300])
  }

  @Test func `W26: a spring toggled again and again keeps within bounds`() {
    var x = AnimatedValue(0.5)
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    var seen: [Double] = []
    var targets = [(0.0, 1.0), (0.12, 0.49)]
    for toggle in 0..<10 {
      targets.append((0.17 + 0.05 * Double(toggle), toggle % 2 == 0 ? 0.5 : 0.49))
    }
    for frame in 0...100 {
      let time = Double(frame) / 60
      while let (start, target) = targets.first, start <= time {
        x.set(target, animation: spring, at: start)
        targets.removeFirst()
      }
      seen.append(x.presentation(at: time))
    }
    #expect(seen.allSatisfy { $0 >= 0.4799 && $0 <= 0.8141 })
    #expect(isClose(x.presentation(at: 1.62), 0.49, within: 0.001))
  }

  @Test func `E26: after an hour of sleep each value is where it would be`() {
    var x = AnimatedValue(0.0)
    var y = x
    var z = x
    x.set(100, animation: .linear(duration: 1), at: 0)
    y.set(100, animation: .linear(duration: 0.4).repeatForever(autoreverses: false), at: 0)
    z.set(100, animation: .spring(duration: 0.5, bounce: 0), at: 0)
    #expect(shown(x, at: 3600.1) == [100])
    #expect(shown(y, at: 3600.1) == [25])
    #expect(shown(z, at: 3600.1) == [100])
  }

  @Test func `a bouncy spring passes its target and comes back`() {
    var x = AnimatedValue(0.0)
    x.set(1000, animation: .spring(duration: 0.5, bounce: 0.3), at: 0)
    let strip = (0...6).map { x.presentation(at: Double($0) / 10).rounded() }
    #expect(strip == [0, 423, 874, 1034, 1039, 1014, 1001])
  }

  @Test func `a spring reversed in flight keeps its velocity`() {
    let natural = 2 * Double.pi / 0.5
    let (decay, swing) = (0.7 * natural, natural * (1 - 0.49).squareRoot())
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    var x = AnimatedValue(0.0)
    x.set(100, animation: spring, at: 0)
    // From rest: 100 - 100 exp(-d t) (cos q t + d/q sin q t), and its derivative.
    let fade = exp(-decay * 0.15)
    let (c, s) = (cos(swing * 0.15), sin(swing * 0.15))
    let place = 100 - 100 * fade * (c + decay / swing * s)
    let velocity = 100 * fade * natural * natural / swing * s
    #expect(isClose(x.presentation(at: 0.15), place, within: 1e-10))
    #expect(isClose(x.velocity(at: 0.15), velocity, within: 1e-9))
    x.set(0, animation: spring, at: 0.15)
    #expect(isClose(x.presentation(at: 0.15), place, within: 1e-10))
    #expect(isClose(x.velocity(at: 0.15), velocity, within: 1e-9))
    // From there to 0: exp(-d t) (x0 cos q t + (v0 + d x0)/q sin q t).
    for later in [0.01, 0.1, 0.3] {
      let expected =
        exp(-decay * later)
        * (place * cos(swing * later) + (velocity + decay * place) / swing * sin(swing * later))
      #expect(isClose(x.presentation(at: 0.15 + later), expected, within: 1e-9))
    }
    #expect(x.presentation(at: 0.16) > place)
    #expect(shown(x, at: 3) == [0])
  }

  @Test func `a spring that changes its response blends over its blend duration`() {
    let first = Animation.spring(response: 1, dampingFraction: 1)
    let second = Animation.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.5)
    var blending = AnimatedValue(0.0)
    var sudden = blending
    blending.set(100, animation: first, at: 0)
    sudden.set(100, animation: first, at: 0)
    blending.set(200, animation: second, at: 0.3)
    sudden.set(200, animation: .spring(response: 0.2, dampingFraction: 1), at: 0.3)
    let expected = stepped(
      to: 200, from: blending.presentation(at: 0.3), blending.velocity(at: 0.3))
    for (time, number) in expected {
      #expect(isClose(blending.presentation(at: 0.3 + time), number, within: 0.02))
    }
    #expect(blending.presentation(at: 0.4) < sudden.presentation(at: 0.4) - 10)
    #expect(shown(blending, at: 5) == [200])
  }

  /// The spring of the test above in small steps, at 0.1, 0.2 … 0.8 s.
  private func stepped(
    to target: Double, from place: Double, _ velocity: Double
  ) -> [(Double, Double)] {
    var (x, v) = (place, velocity)
    var samples: [(Double, Double)] = []
    let step = 1e-5
    for index in 0..<80_000 {
      let progress = min(1, Double(index) * step / 0.5)
      let response = 0.2 + 0.8 * (1 - progress * progress * (3 - 2 * progress))
      let natural = 2 * Double.pi / response
      v += step * (natural * natural * (target - x) - 2 * natural * v)
      x += step * v
      if (index + 1) % 10_000 == 0 { samples.append((Double(index + 1) * step, x)) }
    }
    return samples
  }

  /// Values at times, rounded to a billionth.
  private func shown(_ value: AnimatedValue<Double>, at times: Double...) -> [Double] {
    times.map { (value.presentation(at: $0) * 1e9).rounded() / 1e9 }
  }
}
