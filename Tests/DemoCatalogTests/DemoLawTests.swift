import DemoCatalog
import Foundation
import Inbetween
import InbetweenTesting
import Testing

/// Every demo under random keys, again and again into what is on its way.
@MainActor
@Suite struct DemoLawTests {
  private nonisolated static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .escape, .pageDown, .pageUp,
    .home, .end, "1", "2", "3",
  ]

  private nonisolated static var interactions: Int {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { Int($0) } ?? 1
    return 1000 * max(1, scale)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `nothing jumps, everything arrives, and nothing is left over`(name: String) throws {
    let demo = try #require(Demo.named(name))
    let checker = ContinuityChecker(size: GridSize(columns: 80, rows: 24)) {
      demo.host(describesNodes: true)
    }
    var random = SeededGenerator(seed: 7)
    var time = 0.0
    for count in 1...Self.interactions {
      time += [0, 0.02, 0.1, 0.3][Int.random(in: 0..<4, using: &random)]
      try checker.send(
        .key(KeyPress(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])), at: time)
      if Int.random(in: 0..<4, using: &random) == 0 {
        time += 0.05
        checker.look(at: time)
      }
      if count.isMultiple(of: 20) { time = checker.settle(after: time) }
    }
    checker.settle(after: time)
    #expect(
      checker.violations.isEmpty, "\(checker.violations.prefix(3)), \(checker.violations.count)")
  }
}
