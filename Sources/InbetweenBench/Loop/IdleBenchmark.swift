import CBench
import Foundation
import Inbetween

/// Workload W5: the first picture of W1, and then nothing, by the terminal's own run loop.
@MainActor
enum IdleBenchmark {
  /// How long nothing happens, in seconds.
  static let seconds = 5

  /// Measures what the main thread does between two keys: the one at the end wakes it, and does not count.
  static func run(seconds: Int = seconds) throws -> BenchmarkReport {
    let window = PeriodBarWorkload.window
    let terminal = try DrainedTerminal(columns: window.columns, rows: window.rows)
    let source = IdleSource()
    let renderer = CountingRenderer()
    let keyboard = terminal.controller
    Thread.detachNewThread {
      var key = UInt8(ascii: "k")
      for pause in [1.5, Double(seconds)] {
        Thread.sleep(forTimeInterval: pause)
        // If it cannot be typed, whoever waits for the program ends it.
        _ = write(keyboard, &key, 1)
      }
    }
    let code = try PacedRun.withStandardOutput(at: terminal.descriptor) {
      let session = try TerminalSession(usesMouse: false)
      return try TerminalRunLoop(source: source, renderer: renderer, session: session).run()
    }
    guard let cost = source.cost else { throw BenchmarkInterruption(code: code) }
    return BenchmarkReport(
      name: "W5",
      figures: [
        .init("seconds", Double(seconds)), .init("cpu_us", cost.seconds * 1e6),
        .init("wakeups", Double(cost.switches - 1)),
        .init("bytes", Double(renderer.bytes.dropFirst().reduce(0, +))),
      ])
  }
}

/// The views of W1 at rest; the first key begins what is measured, and the second one ends it.
@MainActor
private final class IdleSource: FrameSource {
  var onInvalidate: (@MainActor () -> TimeInterval)?
  private let host = PeriodBarPlayer().host
  private var start: (seconds: Double, switches: Int64)?
  /// What happened between the keys.
  private(set) var cost: (seconds: Double, switches: Int64)?

  func send(_ event: InputEvent, at time: TimeInterval) -> Handled {
    guard case .key = event else { return .ignored }
    let now = (cbench_thread_seconds(), cbench_thread_switches())
    if let start {
      cost = (now.0 - start.seconds, now.1 - start.switches)
    } else {
      start = now
    }
    return .handled
  }

  func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    var frame = host.frame(at: time, in: size)
    if cost != nil { frame.requests.append(.exit(0)) }
    return frame
  }
}

/// Writes frames as programs do, and counts their bytes.
@MainActor
private final class CountingRenderer: FrameRenderer {
  private let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
  /// The bytes of each frame.
  private(set) var bytes: [Int] = []

  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {
    var count = 0
    renderer.render(frame, fullRepaint: fullRepaint) {
      count += $0.count
      write($0)
    }
    bytes.append(count)
  }
}
