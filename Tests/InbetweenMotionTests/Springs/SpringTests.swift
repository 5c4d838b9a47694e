import InbetweenMotion
import Testing

struct SpringTests {
  @Test func `a spring moves each component of a vector by itself`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let pair = spring.value(
      target: AnimatablePair(100.0, -3.0), initialVelocity: AnimatablePair(0, 8), time: 0.2)
    #expect(pair.first == spring.value(target: 100.0, time: 0.2))
    #expect(pair.second == spring.value(target: -3.0, initialVelocity: 8, time: 0.2))
  }

  @Test @MainActor func `a spring moves what is animatable from its start`() {
    let spring = Spring.smooth
    let shown = spring.value(
      fromValue: UnitPoint(x: 1, y: 0), toValue: UnitPoint(x: 0, y: 1), initialVelocity: .zero,
      time: 0.1)
    // 1 - (1 + 4 pi 0.1) exp(-4 pi 0.1) = 0.357740
    #expect(isClose(shown.x, 1 - 0.357740, within: 1e-6))
    #expect(isClose(shown.y, 0.357740, within: 1e-6))
    let duration = spring.settlingDuration(
      fromValue: UnitPoint.zero, toValue: UnitPoint(x: 1, y: 0), initialVelocity: .zero,
      epsilon: 0.128)
    #expect(isClose(duration, 0.8, within: 1e-9))
  }

  @Test func `a spring without damping never settles`() {
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }
}
