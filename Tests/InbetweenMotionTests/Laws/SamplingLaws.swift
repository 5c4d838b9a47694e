import Foundation
import InbetweenMotion
import Testing

/// What is shown depends on the time alone, not on the moments looked at.
struct SamplingLaws {
  private static let animations =
    NamedMotion.wrappedAnimations + [
      Animation(OwnLinear()), Animation(Tenths()), Animation(Borrowed(other: .bouncy)),
      Animation(Tenths()).repeatForever(),
    ]

  /// Sets a slot twice on the way, looks at the moments between in some order, and returns what was seen.
  private func film(
    _ animation: Animation, _ frames: [Double], order: ([Double]) -> [Double]
  ) -> [Double: Double] {
    var pool = AnimationPool()
    let slot = pool.insert([0])
    var seen: [Double: Double] = [:]
    let changes: [(time: Double, target: Double)] = [(0, 100), (0.2, -30), (1.0 / 3, 55)]
    for (index, change) in changes.enumerated() {
      _ = pool.set(
        slot, to: [change.target], animation: animation, serial: UInt64(index), at: change.time)
      let next = index + 1 < changes.count ? changes[index + 1].time : .infinity
      for time in order(frames.filter { $0 >= change.time && $0 < next }) {
        seen[time] = pool.presentation(of: slot, at: time)[0]
      }
    }
    return seen
  }

  @Test(arguments: SamplingLaws.animations)
  func `the frames of 30 fps are among those of 60 fps, in any order, bit for bit`(
    animation: Animation
  ) {
    let sixty = (0...120).map { Double($0) / 60 }
    let thirty = (0...60).map { Double($0) / 30 }
    var random = Seeded(state: 7)
    let all = film(animation, sixty) { $0 }
    let few = film(animation, thirty) { $0 }
    let backwards = film(animation, thirty) { $0.reversed() }
    let shuffled = film(animation, sixty) { $0.shuffled(using: &random) }
    for time in thirty {
      #expect(few[time] == all[time], "at \(time)")
      #expect(backwards[time] == all[time], "backwards at \(time)")
    }
    #expect(shuffled == all)
    #expect(Set(all.values).count > 10)
  }

  @Test(arguments: SamplingLaws.animations)
  func `a moment asked for at once is the one that many frames lead to`(animation: Animation) {
    for time in [0.41, 0.9, 1.7] {
      let frames = (0..<Int(time * 240)).map { Double($0) / 240 } + [time]
      let (one, many) = (film(animation, [time]) { $0 }, film(animation, frames) { $0 })
      #expect(one[time] != nil && one[time] == many[time], "at \(time)")
    }
  }
}
