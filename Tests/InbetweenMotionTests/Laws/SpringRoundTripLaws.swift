import Foundation
import InbetweenMotion
import Testing

/// Every pair of a spring's parameters leads to every other one and back.
struct SpringRoundTripLaws {
  /// How a spring can be described.
  enum Form: CaseIterable, Sendable {
    case duration, response, physical, heavy, settling

    /// Describes a spring in this form, reading nothing but its properties, and builds it anew.
    func rebuilt(_ spring: Spring) -> Spring {
      switch self {
      case .duration: return Spring(duration: spring.duration, bounce: spring.bounce)
      case .response:
        return Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      case .physical:
        return Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          allowOverDamping: true)
      case .heavy:
        // Seven times as heavy, pulled and braked seven times as hard.
        return Spring(
          mass: 7 * spring.mass, stiffness: 7 * spring.stiffness, damping: 7 * spring.damping,
          allowOverDamping: true)
      case .settling:
        // The envelope exp(-d t) z / sqrt(1 - z²), or (1 + w t) exp(-w t) at z = 1, down to a thousandth.
        let (ratio, natural) = (spring.dampingRatio, 2 * Double.pi / spring.response)
        let decades =
          ratio < 1
          ? log(ratio / (1 - ratio * ratio).squareRoot() / 0.001) / ratio : 9.233413476451586
        return Spring(
          settlingDuration: decades / natural, dampingRatio: ratio, epsilon: 0.001)
      }
    }
  }

  @Test(arguments: Form.allCases, Form.allCases)
  func `a spring described in two ways one after the other is the same spring`(
    first: Form, second: Form
  ) {
    for bounce in [-0.7, -0.25, 0, 0.15, 0.3, 0.6, 0.95] {
      // A settling duration cannot describe an overdamped spring.
      if bounce < 0, first == .settling || second == .settling { continue }
      let spring = Spring(duration: 0.7, bounce: bounce)
      let again = second.rebuilt(first.rebuilt(spring))
      #expect(isClose(again.duration, 0.7, within: 1e-9), "bounce \(bounce)")
      #expect(isClose(again.response, 0.7, within: 1e-9), "bounce \(bounce)")
      #expect(isClose(again.bounce, bounce, within: 1e-9), "\(again.bounce), not \(bounce)")
      let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      #expect(isClose(again.dampingRatio, ratio, within: 1e-9), "bounce \(bounce)")
      for time in [0.05, 0.2, 0.7] {
        let (value, expected) = (
          again.value(target: 1.0, time: time), spring.value(target: 1.0, time: time)
        )
        #expect(isClose(value, expected, within: 1e-9), "bounce \(bounce) at \(time)")
      }
    }
  }

  @Test(arguments: [0.2, 1, 2.5, 40], [0.1, 0.9, 1, 1.1, 4])
  func `physical quantities come back as they were put in`(mass: Double, ratio: Double) {
    let stiffness = 120.0
    let damping = 2 * ratio * (stiffness * mass).squareRoot()
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    #expect(spring.mass == mass)
    #expect(isClose(spring.stiffness, stiffness, within: 1e-9))
    #expect(isClose(spring.damping, damping, within: 1e-11))
    #expect(isClose(spring.dampingRatio, ratio, within: 1e-9))
    #expect(isClose(spring.response, 2 * .pi * (mass / 120).squareRoot(), within: 1e-12))
    let bounce = ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    #expect(isClose(spring.bounce, bounce, within: 1e-9))
  }

  @Test(arguments: [0.02, 0.5, 2, 9], [0.05, 0.5, 0.95])
  func `a spring is within a thousandth when it was told to settle`(
    duration: Double, ratio: Double
  ) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(isClose(spring.dampingRatio, ratio, within: 1e-12))
    // The envelope by its definition: decay and swing from the damping and the period.
    let decay = spring.damping / 2
    let swing = ((2 * .pi / spring.response) * (2 * .pi / spring.response) - decay * decay)
      .squareRoot()
    #expect(isClose(exp(-decay * duration) * decay / swing, 0.001, within: 1e-12))
  }
}
