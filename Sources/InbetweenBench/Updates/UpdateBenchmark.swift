import CBench
import Inbetween

/// One change of state and the frame after it, beside few and beside many views that do not read it.
@MainActor
enum UpdateBenchmark {
  /// How many changes a round takes.
  static let updates = 1000
  /// How often both are measured; the medians count.
  private static let rounds = 5
  private static let window = GridSize(columns: 80, rows: 24)

  /// What a number of changes took.
  private struct Cost {
    var seconds: Double
    var bodies: Int
    var layouts: Int
  }

  /// Measures both in turn, and reports the medians; the counts are the same in each round.
  static func run(updates: Int = updates) throws -> BenchmarkReport {
    var few: [Cost] = []
    var many: [Cost] = []
    for _ in 0..<rounds {
      few.append(try measure(updates, beside: 10))
      many.append(try measure(updates, beside: 10_000))
    }
    let (fewSeconds, seconds) = (median(few.map(\.seconds)), median(many.map(\.seconds)))
    func each(_ total: Int) -> Double { Double(total) / Double(updates) }
    return BenchmarkReport(
      name: "updates",
      figures: [
        .init("cpu_us_per_update", seconds * 1_000_000 / Double(updates)),
        .init("updates", Double(updates)),
        .init("bodies_per_update", each(many[0].bodies)),
        .init("layouts_per_update", each(many[0].layouts)),
        .init("few_cpu_us_per_update", fewSeconds * 1_000_000 / Double(updates)),
        .init("few_bodies_per_update", each(few[0].bodies)),
        .init("few_layouts_per_update", each(few[0].layouts)),
        .init("few_ratio", seconds / fewSeconds),
      ])
  }

  private static func measure(_ updates: Int, beside count: Int) throws -> Cost {
    let host = ViewHost(Crowd(count: count), size: window)
    _ = host.frame(at: 0, in: window)
    host.counters.reset()
    let start = cbench_thread_seconds()
    for number in 1...updates {
      let time = Double(number) / 60
      try host.send(.key(KeyPress("n")), at: time)
      _ = host.frame(at: time, in: window)
    }
    return Cost(
      seconds: cbench_thread_seconds() - start,
      bodies: host.counters.bodies.values.reduce(0, +),
      layouts: host.counters.layouts.values.reduce(0, +))
  }

  private struct Crowd: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        Counter()
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
  }

  private struct Counter: View {
    // A number that grows longer would move the siblings, which would be related then.
    @State private var count = 10_000

    var body: some View {
      Text("\(count)")
        .focusable()
        .onKeyPress("n") {
          count += 1
          return .handled
        }
    }
  }
}
