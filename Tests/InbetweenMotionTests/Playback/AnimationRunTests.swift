import InbetweenMotion
import Testing

struct AnimationRunTests {
  /// Returns the most rows of numbers that a value has while it is retargeted again and again.
  private func mostRows(_ count: Int, every seconds: Double, _ animations: [Animation]) -> Int {
    var run: AnimationRun?
    var most = 0
    for index in 0..<count {
      run =
        AnimationRun.successor(
          of: run, animation: animations[index % animations.count], at: Double(index) * seconds
        ).run
      most = max(most, run?.coefficientCount ?? 0)
    }
    return most
  }

  // Of curves those stay that are not over: 0.35 s are 21 steps, and the newest.
  @Test(arguments: [Animation.linear, .easeInOut, .timingCurve(.circularEaseIn, duration: 0.35)])
  func `a chain of curves is no longer than their duration`(animation: Animation) {
    #expect(mostRows(10_000, every: 1.0 / 60, [animation]) <= 22)
  }

  @Test(arguments: [Animation.default, .bouncy, .interactiveSpring, .smooth.delay(0.1).speed(2)])
  func `a spring that is interrupted by its like has its place, its velocity and one target`(
    animation: Animation
  ) {
    #expect(mostRows(10_000, every: 1.0 / 60, [animation]) <= 3)
  }

  // A motion far below has no share: exp(-80 ln 2) of the way is reached within some 60 time constants.
  @Test(arguments: [
    [Animation.interpolatingSpring], [.smooth.delay(0.2), .bouncy.speed(0.5)],
    [.linear(duration: 5), .easeOut(duration: 3)],
    [.easeInOut(duration: 1).repeatCount(3), .linear],
    [.linear.repeatForever(), .easeInOut],
  ])
  func `a chain does not grow with the number of interruptions`(animations: [Animation]) {
    let rows = mostRows(1000, every: 0.05, animations)
    #expect(mostRows(10_000, every: 0.05, animations) == rows)
    #expect(rows <= 160, "\(rows)")
  }
}
