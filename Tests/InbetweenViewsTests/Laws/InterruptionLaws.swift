import Foundation
import Inbetween
import Testing

/// What holds when an animation interrupts another one at any time, for each pair of the built-in ones.
@MainActor @Suite struct InterruptionLaws {
  /// The built-in animations, but for those that jump by themselves: an even count that reverses does when
  /// it ends, and a loop that does not reverse at each turn.
  nonisolated static let animations: [Animation] = [
    .linear(duration: 0.4), .easeIn(duration: 0.5), .easeOut(duration: 0.3), .easeInOut,
    .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.5), .easeInOut(duration: 0.3).delay(0.2),
    .linear(duration: 0.2).repeatCount(3), .easeInOut(duration: 0.3).repeatForever(),
    .linear(duration: 1).speed(3), .default, .smooth, .snappy, .bouncy, .interactiveSpring,
    .spring(response: 0.4, dampingFraction: 0.5, blendDuration: 0.2), .bouncy.delay(0.15),
    .interpolatingSpring(stiffness: 170, damping: 15),
  ]

  @Test(arguments: InterruptionLaws.animations.indices)
  func `a view goes on from where it is, without a jump, and ends exactly on its model`(index: Int)
  {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { UInt64($0) } ?? 1
    var random = Seeded(UInt64(index))
    for _ in 0..<max(1, scale) {
      for second in Self.animations {
        let time = Double.random(in: 0.01..<0.7, using: &random)
        interrupt(Self.animations[index], by: second, at: time, &random)
      }
    }
  }

  private func interrupt(
    _ first: Animation, by second: Animation, at time: Double, _ random: inout Seeded
  ) {
    let name = Comment(rawValue: "\(first), then \(second) at \(time)")
    let lane = Lane()
    lane.set(100, first, at: 0)
    let before = lane.x(at: time)
    lane.set(-40, second, at: time)
    #expect(near(lane.x(at: time), before, 1e-5), name)
    // The fastest one here goes 140 points in a tenth of a second: a thousandth of a point in a moment.
    var moment = time
    for _ in 0..<20 {
      let (from, to) = (lane.x(at: moment), lane.x(at: moment + 1e-6))
      // Where a spring comes to rest it is nearer than a hundredth of its way.
      let isAtRest = lane.isIdle(at: moment + 1e-6)
      #expect(near(to, from, isAtRest ? 1.4 : 0.01), name)
      moment += Double.random(in: 0.01..<0.1, using: &random)
    }
    if !lane.isIdle(at: time + 5) {
      // A loop goes on until something else takes over.
      lane.set(20, .easeInOut(duration: 1), at: time + 6)
      #expect(lane.x(at: time + 7) == 20, name)
    } else {
      #expect(lane.x(at: time + 5) == -40, name)
    }
    #expect(lane.isIdle(at: time + 7), name)
  }
}
