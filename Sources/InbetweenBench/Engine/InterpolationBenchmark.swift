import CBench
import Inbetween

/// A million frames on their way under one curve: what they show at a time, beside a copy of that.
package enum InterpolationBenchmark {
  /// How many frames of a view move.
  package static let count = 1_000_000
  /// How often what they show is computed in a round.
  static let frames = 10

  /// Something was not shown as it should be.
  struct Difference: Error, CustomStringConvertible {
    let place: Int

    var description: String { "interpolate shows frame \(place) at a wrong place" }
  }

  /// Measures both in turn, and reports the medians.
  ///
  /// Errors: throws where a frame is not shown half of the way in the middle.
  package static func run(
    frames: Int = frames, count: Int = count
  ) throws -> BenchmarkReport {
    var pool = movingFrames(count)
    var shown: [SIMD4<Double>] = []
    pool.presentActive(at: 0.5, into: &shown)
    for place in shown.indices where !isMiddle(shown[place], of: place) {
      throw Difference(place: place)
    }
    var copy = shown
    return BenchmarkReport(
      rateOf: "interpolate", frames: frames, unit: "values", amount: count * frames
    ) {
      let time = seconds(frames) {
        pool.presentActive(at: Double($0 + 1) / Double(frames + 2), into: &shown)
      }
      return (time, seconds(frames) { _ in duplicate(shown, to: &copy) })
    }
  }

  private static func movingFrames(_ count: Int) -> AnimationPool {
    var pool = AnimationPool()
    let slots = (0..<count).map { pool.insert(start(of: $0)) }
    for (place, slot) in slots.enumerated() {
      let end = zip(start(of: place), [8, 4, 2, 1]).map { $0 + $1 }
      _ = pool.set(slot, to: end, animation: .easeInOut(duration: 1), serial: 1, at: 0)
    }
    return pool
  }

  private static func start(of place: Int) -> [Double] {
    [Double(place % 1000), Double(place / 1000), 10, 3]
  }

  private static func isMiddle(_ shown: SIMD4<Double>, of place: Int) -> Bool {
    let start = start(of: place)
    let middle = SIMD4(start[0] + 4, start[1] + 2, start[2] + 1, start[3] + 0.5)
    return (shown - middle).max() < 1e-9 && (middle - shown).max() < 1e-9
  }

  private static func duplicate(_ source: [SIMD4<Double>], to copy: inout [SIMD4<Double>]) {
    copy.withUnsafeMutableBytes { copy in source.withUnsafeBytes { copy.copyMemory(from: $0) } }
  }

  private static func seconds(_ frames: Int, _ body: (Int) -> Void) -> Double {
    let start = cbench_thread_seconds()
    for frame in 0..<frames { body(frame) }
    return cbench_thread_seconds() - start
  }
}
