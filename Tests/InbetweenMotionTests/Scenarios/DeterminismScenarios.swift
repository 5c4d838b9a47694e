import InbetweenMotion
import Testing

/// The scenarios of determinism that need no view.
struct DeterminismScenarios {
  @Test(arguments: [4.0, 30, 7, nil] as [Double?])
  func `D13: a loop's phase does not depend on the frames before`(framesPerSecond: Double?) {
    let track = Track()
    track.set(100, .linear(duration: 0.4).repeatForever(autoreverses: false), at: 0)
    if let framesPerSecond {
      var frame = 0.0
      while frame / framesPerSecond < 3 {
        _ = track.shown(at: frame / framesPerSecond)
        frame += 1
      }
    }
    track.timeline.advance(to: 3)
    #expect(isClose(track.x.presentation, 50, within: 1e-6))
  }

  // 0.4 s into a critically damped spring of 0.3 s: 1 - (1 + w t) exp(-w t) with w t = 8.3776.
  @Test func `D14: a frame is the same, asked for directly or step by step`() {
    let animation = Animation.spring(duration: 0.3, bounce: 0).delay(0.1)
    let direct = Track()
    direct.set(1, animation, at: 0)
    direct.timeline.advance(to: 0.5)
    #expect(isClose(direct.x.presentation, 0.997843, within: 1e-4))
    for _ in 0..<100 {
      let stepped = Track()
      stepped.set(1, animation, at: 0)
      #expect(stepped.x.presentation == 0)
      for frame in 1...5 { stepped.timeline.advance(to: Double(frame) / 10) }
      #expect(stepped.x.presentation == direct.x.presentation)
    }
  }
}
