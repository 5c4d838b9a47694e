import CBench
import Inbetween

/// Workload W6: a thousand springs, whose target changes every second, each moved on by itself.
///
/// Each update computes place and velocity in closed form: nothing is shared between springs or kept between
/// steps. The yardstick does the same with the exponential, sine and cosine of the C library.
package enum SpringBenchmark {
  /// How many springs there are.
  static let count = 1000
  /// How many steps of 1/60 s a round takes.
  static let steps = 5000
  private static let spring = Spring(response: 2 * .pi / 6, dampingRatio: 0.5)

  /// Springs and yardstick arrived at different places: the measurement would compare different work.
  struct Difference: Error, CustomStringConvertible {
    let expected: Double
    let found: Double

    var description: String { "W6 and its yardstick differ: \(found), the yardstick \(expected)" }
  }

  /// Measures both in turn, and reports the medians.
  ///
  /// Errors: throws where the yardstick arrives elsewhere.
  package static func run(steps: Int = steps) throws -> BenchmarkReport {
    try BenchmarkReport(rateOf: "W6", frames: steps, unit: "updates", amount: steps * count) {
      let (seconds, places) = measure(steps, moveSprings)
      let (yardstick, expected) = measure(steps, moveYardsticks)
      for (found, expected) in zip(places, expected)
      where !((found - expected).magnitude < 1e-6) {
        throw Difference(expected: expected, found: found)
      }
      return (seconds, yardstick)
    }
  }

  /// What is moved: places, velocities, and how far each goes in a step, which no compiler can know.
  private struct Bodies {
    var values = [Double](repeating: 0, count: count)
    var velocities = [Double](repeating: 0, count: count)
    let steps = [Double](repeating: 1.0 / 60, count: count)
  }

  private static func measure(
    _ steps: Int, _ move: (inout Bodies, Double) -> Void
  ) -> (seconds: Double, places: [Double]) {
    var bodies = Bodies()
    let start = cbench_thread_seconds()
    for step in 0..<steps { move(&bodies, step / 60 % 2 == 0 ? 100 : 0) }
    return (cbench_thread_seconds() - start, bodies.values)
  }

  private static func moveSprings(_ bodies: inout Bodies, to target: Double) {
    for index in 0..<count {
      spring.update(
        value: &bodies.values[index], velocity: &bodies.velocities[index], target: target,
        deltaTime: bodies.steps[index])
    }
  }

  private static func moveYardsticks(_ bodies: inout Bodies, to target: Double) {
    cbench_move_springs(
      &bodies.values, &bodies.velocities, bodies.steps, Int32(count), target, 6, 0.5)
  }
}
