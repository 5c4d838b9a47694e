import InbetweenRendering
import Testing

@Suite struct VirtualClockTests {
  @Test func `frame k is at k divided by the rate`() {
    #expect(VirtualClock(fps: 10).time(ofFrame: 3) == 0.3)
    #expect(VirtualClock(fps: 60).time(ofFrame: 21) == 0.35)
  }

  @Test(arguments: [
    (20.0, 0.0, 0.35, 0..<8), (20.0, 0.1, 0.35, 2..<10), (20.0, 0.12, 0.1, 3..<5),
    (20.0, 0.12, 0.01, 3..<3), (7.0, 0.0, 0.43, 0..<4), (3.0, 1.0 / 3, 0.0, 1..<2),
    (10.0, 0.1, 0.2, 1..<4), (0.5, 3.0, 5.0, 2..<5),
  ])
  func `a span holds the frames within it, both ends included`(
    fps: Double, start: Double, duration: Double, frames: Range<Int>
  ) {
    #expect(VirtualClock(fps: fps).frames(from: start, duration: duration) == frames)
  }

  @Test func `every second frame at twice the rate is at the same time`() {
    for number in 0..<1000 {
      #expect(
        VirtualClock(fps: 60).time(ofFrame: 2 * number)
          == VirtualClock(fps: 30).time(ofFrame: number))
    }
  }
}
