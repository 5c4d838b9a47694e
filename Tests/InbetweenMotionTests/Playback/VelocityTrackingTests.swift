import InbetweenMotion
import Testing

struct VelocityTrackingTests {
  @Test func `two samples at one time count as the later one`() {
    var sampler = VelocitySampler<Double>()
    for (value, time) in [(0.0, 0.0), (5, 1), (10, 1)] { sampler.add(value, at: time) }
    #expect(sampler.velocity == 10)
  }

  @Test func `a spring goes on with the velocity of a drag`() {
    var value = AnimatedValue(0.0)
    for step in 1...5 {
      value.set(
        Double(step) * 10, animation: nil, tracksVelocity: true, at: Double(step) * 0.0625)
      #expect(value.presentation(at: Double(step) * 0.0625) == Double(step) * 10)
    }
    // 10 in a sixteenth of a second; a second later 0.998^1000 of it is left.
    #expect(isClose(value.velocity(at: 0.3125), 160, within: 1e-9))
    #expect(isClose(value.velocity(at: 1.3125), 160 * 0.1350645224, within: 1e-6))
    #expect(isClose(value.end ?? 0, 2.3125, within: 1e-8))
    value.set(0, animation: .smooth, at: 0.3125)
    #expect(value.presentation(at: 0.3225) > 51)
    #expect(value.presentation(at: 2) == 0)
  }

  @Test func `without tracking a change at once leaves no velocity`() {
    var value = AnimatedValue(0.0)
    for step in 1...5 { value.set(Double(step), animation: nil, at: Double(step) * 0.1) }
    #expect(value.velocity(at: 0.5) == 0)
    #expect(value.end == nil)
  }

  @Test func `tracking shows the target at once also in the middle of an animation`() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.set(40, animation: nil, tracksVelocity: true, at: 0.5)
    #expect(value.presentation(at: 0.5) == 40)
    value.set(41, animation: nil, tracksVelocity: true, at: 0.75)
    #expect(value.velocity(at: 0.75) == 4)
  }

  @Test func `a transaction that tracks velocity has something to play`() {
    var transaction = Transaction()
    #expect(transaction.effectiveAnimation == nil)
    transaction.tracksVelocity = true
    #expect(transaction.effectiveAnimation?.isCustom == true)
    transaction.animation = .linear
    #expect(transaction.effectiveAnimation == .linear)
  }
}
