import DemoCatalog
import Foundation
import Inbetween
import InbetweenTesting
import Testing

/// Every demo under random keys and the mouse, again and again into what is on its way.
@MainActor
@Suite struct DemoLawTests {
  private nonisolated static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .escape, .pageDown, .pageUp,
    .home, .end, "1", "2", "3", "s", "t",
  ]
  private nonisolated static let full = GridSize(columns: 80, rows: 24)
  private nonisolated static let small = GridSize(columns: 10, rows: 3)

  private nonisolated static var interactions: Int {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { Int($0) } ?? 1
    return 1000 * max(1, scale)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `nothing jumps, everything arrives, and nothing is left over`(name: String) throws {
    try interact(with: name, in: Self.full, times: Self.interactions)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `in a small window all arrives as well, and nothing is left over`(name: String) throws {
    try interact(with: name, in: Self.small, times: Self.interactions / 5)
  }

  private func interact(with name: String, in size: GridSize, times: Int) throws {
    let demo = try #require(Demo.named(name))
    let checker = ContinuityChecker(size: size) { demo.host(describesNodes: true) }
    // Content on its way to a row goes where that row is sorted to; content that is there at once does not.
    let keys = Self.keys.filter { size == Self.full || $0 != "s" }
    var random = SeededGenerator(seed: 7)
    var time = 0.0
    for count in 1...times {
      time += [0, 0.02, 0.1, 0.3][Int.random(in: 0..<4, using: &random)]
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      // Where not all is seen, a key may scroll at once to what it chooses.
      try checker.send(.key(KeyPress(key)), at: time, mayJump: size == Self.small)
      if Int.random(in: 0..<4, using: &random) == 0 {
        time += 0.05
        checker.look(at: time)
      }
      guard count.isMultiple(of: 20) else { continue }
      if count.isMultiple(of: 100) { time = checker.watch(from: time) }
      time = checker.settle(after: time)
      time = try useMouse(checker, in: size, at: time, &random)
      if count.isMultiple(of: 100) { time = checker.watch(from: time) }
      time = checker.settle(after: time)
    }
    checker.settle(after: time)
    #expect(
      checker.violations.isEmpty, "\(checker.violations.prefix(3)), \(checker.violations.count)")
  }

  /// Clicks somewhere, turns the wheel or drags, on what has settled; returns the time.
  private func useMouse(
    _ checker: ContinuityChecker, in size: GridSize, at start: TimeInterval,
    _ random: inout SeededGenerator
  ) throws -> TimeInterval {
    var time = start
    var place = CellPoint(
      column: Double(Int.random(in: 0..<size.columns, using: &random)) + 0.5,
      row: Double(Int.random(in: 0..<size.rows, using: &random)) + 0.5)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: try checker.send(.tap(place), at: time)
    case 1:
      let steps = Int.random(in: -3...3, using: &random)
      try checker.send(.mouse(MouseEvent(.scroll(steps), at: place)), at: time, mayJump: true)
    default:
      try checker.send(.mouse(MouseEvent(.press, at: place)), at: time)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        time += [0.01, 0.05, 0.2][Int.random(in: 0..<3, using: &random)]
        place.column += Double(Int.random(in: -6...6, using: &random))
        place.row += Double(Int.random(in: -2...2, using: &random))
        // What follows the mouse goes where it is.
        try checker.send(.mouse(MouseEvent(.move, at: place)), at: time, mayJump: true)
      }
      try checker.send(.mouse(MouseEvent(.release, at: place)), at: time)
    }
    return time
  }
}
