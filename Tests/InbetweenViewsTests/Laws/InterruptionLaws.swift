import Foundation
import Inbetween
import Testing

/// What holds when an animation interrupts another one at any time, for each pair of the built-in ones and for
/// whatever moves a view.
@MainActor @Suite struct InterruptionLaws {
  /// The built-in animations of each kind, and one of an author's own.
  nonisolated static let animations: [Animation] = [
    .linear(duration: 0.4), .easeIn(duration: 0.5), .easeOut(duration: 0.3), .easeInOut,
    .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.5),
    .timingCurve(.circularEaseInOut, duration: 0.4), .easeInOut(duration: 0.3).delay(0.2),
    .linear(duration: 0.2).repeatCount(3), .easeOut(duration: 0.2).repeatCount(2),
    .linear(duration: 0.2).repeatCount(3, autoreverses: false),
    .easeInOut(duration: 0.3).repeatForever(),
    .linear(duration: 0.3).repeatForever(autoreverses: false),
    .linear(duration: 1).speed(3), .bouncy.delay(0.15), .bouncy.repeatCount(3), .smooth.speed(2),
    .interpolatingSpring(stiffness: 170, damping: 15), Animation(Steady(duration: 0.4)),
  ]

  /// The springs that take over place and velocity.
  nonisolated static let springs: [Animation] = [
    .default, .spring, .smooth, .snappy, .bouncy, .interactiveSpring,
    .spring(response: 0.4, dampingFraction: 0.5, blendDuration: 0.2),
  ]

  /// Goes evenly, as an author would write it.
  private struct Steady: CustomAnimation {
    let duration: Double

    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < duration ? value.scaled(by: time / duration) : nil }
  }

  private nonisolated static var all: [Animation] { animations + springs }

  private nonisolated static var scale: UInt64 {
    let text = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"]
    return max(1, text.flatMap { UInt64($0) } ?? 1)
  }

  @Test(arguments: InterruptedView.Way.allCases, all.indices)
  func `a view goes on from where it is, ends exactly on its model, and tells of each end once`(
    way: InterruptedView.Way, index: Int
  ) {
    var random = Seeded(UInt64(index))
    for _ in 0..<Self.scale {
      for second in Self.all { interrupt(Self.all[index], by: second, way, &random) }
    }
  }

  private func interrupt(
    _ first: Animation, by second: Animation, _ way: InterruptedView.Way, _ random: inout Seeded
  ) {
    let time = Double.random(in: 0.01..<0.7, using: &random)
    let name = Comment(rawValue: "\(first), then \(second) at \(time)")
    let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]
    let (one, two) = (random.chance(0.5) ? 1 : 0, random.chance(0.5) ? 1 : 0)
    let view = InterruptedView(way)
    view.go(to: 1, first, "first", criteria: criteria[one], at: 0)
    let before = view.value(at: time)
    view.go(to: 2, second, "second", criteria: criteria[two], at: time)
    #expect(near(view.value(at: time), before, 1e-5), name)
    // The fastest one here goes 140 points in a tenth of a second: a thousandth of a point in a moment.
    var moment = time
    for _ in 0..<20 {
      let (from, to) = (view.value(at: moment), view.value(at: moment + 1e-6))
      // Where a spring comes to rest it is nearer than a hundredth of its way.
      let isAtRest = view.isIdle(at: moment + 1e-6)
      #expect(near(to, from, isAtRest ? 1.4 : 0.01), name)
      moment += Double.random(in: 0.01..<0.1, using: &random)
    }
    if view.isIdle(at: time + 6) { #expect(view.value(at: time + 6) == view.goals[2], name) }
    // A loop goes on until something else takes over: that of a removal, until the view is there again.
    view.go(to: 1, .easeInOut(duration: 1), "third", criteria: .removed, at: time + 7)
    #expect(view.value(at: time + 8) == view.goals[1], name)
    view.go(to: 0, .easeInOut(duration: 1), "fourth", criteria: .removed, at: time + 9)
    #expect(view.value(at: time + 10) == view.goals[0], name)
    #expect(view.isIdle(at: time + 10), name)
    #expect(view.count(at: time + 10) == (way == .insertion ? 0 : 1), name)
    #expect(view.log.entries.sorted() == ["first", "fourth", "second", "third"], name)
  }

  @Test(arguments: InterruptedView.Way.allCases, springs.indices)
  func `a spring takes over the velocity of another one`(way: InterruptedView.Way, index: Int) {
    let moment = 1e-5
    var random = Seeded(UInt64(index))
    for second in Self.springs {
      let time = Double.random(in: 0.02..<0.1, using: &random)
      let view = InterruptedView(way)
      view.go(to: 1, Self.springs[index], "first", criteria: .removed, at: 0)
      let (past, now) = (view.value(at: time - moment), view.value(at: time))
      view.go(to: 2, second, "second", criteria: .removed, at: time)
      let (before, after) = (
        (now - past) / moment, (view.value(at: time + moment) - now) / moment
      )
      // A way of 140 points with a response of 0.15 s: at most 250,000 points a second², so 5 in two moments.
      #expect(near(after, before, 6), "\(Self.springs[index]), then \(second) at \(time)")
      #expect(abs(before) > 6)
    }
  }
}
