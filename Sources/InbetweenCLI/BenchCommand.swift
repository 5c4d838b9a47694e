import Inbetween
import InbetweenBench

/// `inbetween bench [NAME]`: what frames cost, beside a yardstick.
enum BenchCommand {
  /// Measures, and returns the exit code: that of a signal which put an end to it, else 0.
  @MainActor
  static func run(_ arguments: [String]) throws -> Int32 {
    let arguments = try Arguments(arguments, options: ["--frames"], flags: ["--json"])
    guard !arguments.asksForHelp else {
      try Output.write(Array(help.utf8))
      return 0
    }
    let frames = try arguments.count("--frames", in: 1...1_000_000)
    for benchmark in try benchmarks(arguments.words) {
      do {
        let report = try benchmark.run(frames: frames)
        try Output.write(Array((arguments.has("--json") ? report.json : report.table).utf8))
      } catch let interruption as BenchmarkInterruption where interruption.isBySignal {
        Output.complain("\(benchmark.rawValue): \(interruption)")
        return interruption.code
      }
    }
    return 0
  }

  /// Returns the benchmark with a name; all of them for `all` and for none.
  private static func benchmarks(_ words: [String]) throws -> [Benchmark] {
    guard words.count <= 1 else {
      throw UsageError("bench takes one benchmark, got also \"\(words[1])\"")
    }
    guard let name = words.first, name != "all" else { return Benchmark.allCases }
    guard let benchmark = Benchmark(rawValue: name) else {
      throw UsageError.unknown("benchmark", name, known: Benchmark.names + ["all"])
    }
    return [benchmark]
  }

  private static let help = """
    usage: inbetween bench [NAME] [options]

    Measures what frames cost in processor time, beside a yardstick in the same run. Only a release build tells
    something: swift run -c release inbetween bench. Without a name, and by the name all, all are measured.

      W1        a highlight that slides between three labels, 80 x 24 cells, 4200 frames without pause; the
                floor is the same picture by hand. Both write to one pseudo-terminal, one write a frame, and
                a thread of its own, which does not count, reads it. Five rounds in turn; the median counts.
      W1-paced  the same at 60 Hz by the terminal's own run loop, 630 frames, and the floor by the same
      W2-10, W2-100, W2-1000
                so many boxes, a view each, that endless animations move to and fro, 160 x 50 cells, 300
                frames; W2-state: a hundred of them, whose places are state that changes in each frame
      W3        a gradient in every cell that fades, 160 x 50 cells; W3big: 300 x 100
      W4        a list of 10,000 rows, which is scrolled by one row in each frame, 80 x 24 cells
      W5        the picture of W1 at rest, 5 s: what the main thread does, and what it writes
      W6        1000 springs, each moved on in closed form by steps of 1/60 s, place and velocity; the yardstick is
                the same in C with the library's exponential, sine and cosine. Updates a second; 5000 steps.
      interpolate
                what 1,000,000 frames under one curve show, 10 times; the yardstick is a memcpy of that.
      updates   one change of state and its frame beside 10,000 views that do not read it, 1000 times; the
                yardstick is the same beside 10. The bodies and measurements of a change stand beside.
      loop      an empty tick of the terminal's run loop at 60 Hz, 180 ticks; the yardstick is an empty tick
                of a run loop that a dispatch timer wakes. All threads count.

      start     from the start of the program to its first byte on a terminal, 15 times; the median counts,
                and the floor is /bin/echo

      --frames N   how many frames or ticks
      --json       a line of JSON for each

    """
}
