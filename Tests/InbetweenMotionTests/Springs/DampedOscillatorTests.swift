import Foundation
import InbetweenMotion
import Testing

struct DampedOscillatorTests {
  struct Sample: Sendable {
    let oscillator: DampedOscillator
    let time: TimeInterval
    let response: DampedOscillator.Response
  }

  // Computed with 40 decimal digits from sines and hyperbolic sines.
  @Test(arguments: [
    Sample(
      oscillator: .init(response: 0.5, dampingFraction: 0.7), time: 0.2,
      response: .init(
        g: 0.126289104398207438, gv: -2.95380680071596131, h: 0.0187052000812080078,
        hv: -0.202789962892474136)),
    Sample(
      oscillator: .init(response: 0.5, dampingFraction: 1), time: 0.2,
      response: .init(
        g: 0.284584310914042593, gv: -2.55828332819738199, h: 0.0162005184315886258,
        hv: -0.122579126598156335)),
    Sample(
      oscillator: .init(response: 0.5, dampingFraction: 0.99999999), time: 0.2,
      response: .init(
        g: 0.284584306627597708, gv: -2.55828333862900022, h: 0.0162005184976476199,
        hv: -0.122579128473210435)),
    Sample(
      oscillator: .init(response: 0.5, dampingFraction: 1.00000001), time: 0.2,
      response: .init(
        g: 0.284584315200487425, gv: -2.55828331776576388, h: 0.0162005183655296324,
        hv: -0.122579124723102277)),
    Sample(
      oscillator: .init(response: 0.5, dampingFraction: 2.5), time: 0.2,
      response: .init(
        g: 0.618775182045701772, gv: -1.62287979014556507, h: 0.0102770063279235864,
        hv: -0.0269481695683093606)),
    Sample(
      oscillator: .init(response: 3, dampingFraction: 40), time: 7,
      response: .init(
        g: 0.832658317816904096, gv: -0.0218023509348174369, h: 0.00497034000652799725,
        hv: -0.00013014353519196446)),
    Sample(
      oscillator: .init(response: 1, dampingFraction: 0), time: 12.3,
      response: .init(
        g: -0.309016994374947424, gv: -5.97566432948311189, h: 0.151365345728131396,
        hv: -0.309016994374947424)),
  ])
  func `the motion is exact for every damping`(sample: Sample) {
    let response = sample.oscillator.response(at: sample.time)
    #expect(isClose(response.g, sample.response.g, within: 1e-13))
    #expect(isClose(response.gv, sample.response.gv, within: 1e-12))
    #expect(isClose(response.h, sample.response.h, within: 1e-13))
    #expect(isClose(response.hv, sample.response.hv, within: 1e-13))
  }

  // The numbers of decision [16].
  @Test(arguments: [
    (FluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0), 241.0, 362.0),
    (FluidSpring(response: 0.5, dampingFraction: 0.85, blendDuration: 0), 165, 306),
    (FluidSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0), 230, 340),
    (FluidSpring(response: 0.15, dampingFraction: 0.85, blendDuration: 0), 87, 127),
  ])
  func `a spring is at rest at the step that SwiftUI's conditions name`(
    spring: FluidSpring, unit: Double, hundred: Double
  ) {
    #expect(spring.duration(ofIntervalSquared: 1) == unit / 300)
    #expect(spring.duration(ofIntervalSquared: 10_000) == hundred / 300)
  }

  @Test(arguments: 0..<60)
  func `rest is found where a search of all steps finds it`(seed: Int) {
    var random = Seeded(state: UInt64(seed) &+ 77)
    let response = random.next(0.1...2)
    let fraction = seed % 4 == 0 ? 1 : random.next(0.08...3)
    let (x, y) = (random.next(-300...300), random.next(-3...3))
    let (u, v) = (random.next(-900...900), random.next(-9...9))
    let interval = seed % 5 == 0 ? 0 : random.next(0.1...400)
    let rest = DampedOscillator(response: response, dampingFraction: fraction).restTime(
      distanceSquared: x * x + y * y, dot: x * u + y * v, velocitySquared: u * u + v * v,
      intervalSquared: interval * interval)
    let search = Search(response: response, fraction: fraction, reach: interval * 0.01)
    let expected = (0...30_000).first { search.isAtRest((x, y), (u, v), Double($0) / 300) }
    #expect(rest == expected.map { Double($0) / 300 })
  }

  @Test func `springs that hardly move or hardly brake are answered quickly`() {
    func rest(_ response: Double, _ fraction: Double, _ distance: Double) -> TimeInterval {
      DampedOscillator(response: response, dampingFraction: fraction).restTime(
        distanceSquared: distance * distance, dot: 0, velocitySquared: 0,
        intervalSquared: distance * distance)
    }
    // Slow decay at sqrt(k) / (2 z): ln(100) / (2 pi / 2e9) s.
    #expect(isClose(rest(1, 1e9, 1) / (log(100) / (.pi / 1e9)), 1, within: 1e-3))
    #expect(rest(1, 0, 1) == .infinity)
    #expect(rest(.infinity, 1, 1) == .infinity)
    // The envelope reaches 0.06 / k at ln(100 k / 0.06) / (z w), and no later.
    let latest = log(100 * 4 * .pi * .pi / 0.06) / (1e-6 * 2 * .pi)
    #expect(rest(1, 1e-6, 100) <= latest * 1.0001 && rest(1, 1e-6, 100) > latest / 2)
    #expect(rest(0.5, 0.5, .infinity) == 0)
    #expect(rest(0.5, 0.5, .nan) == 0)
    #expect(rest(0.5, 0.5, 0) == 0)
  }

  @Test(arguments: [-1.0, 0, 1e-9, .nan, -.infinity])
  func `a response that makes no sense is as stiff as can be`(response: Double) {
    let oscillator = DampedOscillator(response: response, dampingFraction: 1)
    #expect(oscillator.stiffness == 45_000)
    #expect(oscillator.response(at: 0.1).g < 1e-7)
  }

  @Test(arguments: [Double.nan, -.infinity, -1, 0, 1, 1e9, 1e300, .infinity])
  func `no damping and no time make NaN`(fraction: Double) {
    for response in [0, 0.5, 1e300, .infinity] {
      let oscillator = DampedOscillator(response: response, dampingFraction: fraction)
      for time in [0, 1e-300, 0.1, 1e9, 1e300, .infinity] {
        let sample = oscillator.response(at: time)
        #expect(!sample.g.isNaN && !sample.gv.isNaN && !sample.h.isNaN && !sample.hv.isNaN)
      }
    }
  }
}

/// SwiftUI's conditions at a moment, by the textbook solution.
private struct Search {
  let response: Double
  let fraction: Double
  let reach: Double

  func isAtRest(
    _ place: (Double, Double), _ velocity: (Double, Double), _ time: TimeInterval
  ) -> Bool {
    let (x, u) = motion(place.0, velocity.0, time)
    let (y, v) = motion(place.1, velocity.1, time)
    let natural = 2 * Double.pi / response
    let force = { (distance: Double, rate: Double) in
      natural * natural * distance + 2 * fraction * natural * rate
    }
    let pull = (force(x, u), force(y, v))
    return u * u + v * v <= 0.0036 && pull.0 * pull.0 + pull.1 * pull.1 <= 0.0036
      && (reach == 0 || x * x + y * y <= reach * reach)
  }

  private func motion(
    _ place: Double, _ velocity: Double, _ time: TimeInterval
  ) -> (Double, Double) {
    let natural = 2 * Double.pi / response
    let decay = fraction * natural
    if fraction == 1 {
      let slope = velocity + natural * place
      let fade = exp(-natural * time)
      return ((place + slope * time) * fade, (velocity - natural * slope * time) * fade)
    }
    if fraction < 1 {
      let swing = natural * (1 - fraction * fraction).squareRoot()
      let other = (velocity + decay * place) / swing
      let (c, s, fade) = (cos(swing * time), sin(swing * time), exp(-decay * time))
      let shown = fade * (place * c + other * s)
      return (shown, -decay * shown + fade * swing * (other * c - place * s))
    }
    let spread = natural * (fraction * fraction - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let a = (velocity + fast * place) / (fast - slow)
    let b = place - a
    return (
      a * exp(-slow * time) + b * exp(-fast * time),
      -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
    )
  }
}
