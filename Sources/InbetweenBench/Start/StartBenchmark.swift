import CBench
import Foundation
import Inbetween

/// How long a program takes from its start to the first byte on the terminal.
enum StartBenchmark {
  /// How often it is started; the median counts.
  static let starts = 15

  /// The program could not be started, or wrote nothing.
  struct Failure: Error, CustomStringConvertible {
    let reason: Int32

    var description: String {
      "cannot start the program: \(String(cString: strerror(reason)))"
    }
  }

  /// Starts this very program, with the period picker, again and again; as the floor, one that writes a byte.
  static func run(starts: Int = starts) throws -> BenchmarkReport {
    let program = try programPath()
    let times = try (0..<starts).map { _ in
      try seconds([program, "play", "period-picker"])
    }
    let floors = try (0..<starts).map { _ in try seconds(["/bin/echo"]) }
    let (time, floor) = (median(times), median(floors))
    return BenchmarkReport(
      name: "start",
      figures: [
        .init("first_byte_ms", time * 1000), .init("starts", Double(starts)),
        .init("floor_first_byte_ms", floor * 1000), .init("floor_ratio", time / floor),
      ])
  }

  private static func seconds(_ words: [String]) throws -> Double {
    var seconds = 0.0
    let texts = words.map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    let reason = cbench_seconds_to_first_byte(texts, 80, 24, &seconds)
    guard reason == 0 else { throw Failure(reason: reason) }
    return seconds
  }

  private static func programPath() throws -> String {
    guard let path = Bundle.main.executablePath else { throw Failure(reason: ENOENT) }
    return path
  }
}
