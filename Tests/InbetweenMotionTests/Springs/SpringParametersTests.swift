import InbetweenMotion
import Testing

struct SpringParametersTests {
  @Test func `bounces out of range count as the nearest sensible ones`() {
    #expect(Spring(duration: 1, bounce: 3) == Spring(duration: 1, bounce: 1))
    #expect(Spring(duration: 1, bounce: -1) == Spring(duration: 1, bounce: -0.9999))
    #expect(Spring(duration: 1, bounce: -.infinity).value(target: 1.0, time: 1).isFinite)
  }

  @Test func `critical settling is solved exactly`() {
    // (1 + y) exp(-y) = 0.001 at y = 9.233413476451586
    let spring = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(isClose(spring.response, 2 * .pi / (9.233413476451586 / 2), within: 1e-12))
  }
}
