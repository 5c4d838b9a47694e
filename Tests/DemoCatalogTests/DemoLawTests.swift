import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// Every demo under random keys into what is on its way, with the mouse and in windows of other sizes on what has
/// settled: it ends as the same demo does that shows each change at once.
@MainActor
@Suite struct DemoLawTests {
  private nonisolated static let full = GridSize(columns: 80, rows: 24)
  private nonisolated static let small = GridSize(columns: 10, rows: 3)

  @Test(arguments: Demo.all.map(\.name))
  func `nothing jumps, everything arrives, and nothing is left over`(name: String) throws {
    try interact(with: name, in: Self.full, times: RandomUser.times(1000))
  }

  @Test(arguments: Demo.all.map(\.name))
  func `in a small window all arrives as well, and nothing is left over`(name: String) throws {
    try interact(with: name, in: Self.small, times: RandomUser.times(1000))
  }

  private func interact(with name: String, in size: GridSize, times: Int) throws {
    let demo = try #require(Demo.named(name))
    let checker = ContinuityChecker(size: size) { demo.host(describesNodes: true) }
    var user = RandomUser(seed: 7)
    var time = 0.0
    for count in 1...times {
      time += user.pick([0, 0.02, 0.1, 0.3])
      // Where not all is seen, a key may scroll at once to what it chooses.
      try checker.send(.key(user.key()), at: time, mayJump: size == Self.small)
      if user.number(0...3) == 0 {
        time += 0.05
        checker.look(at: time)
      }
      guard count.isMultiple(of: 20) else { continue }
      if count.isMultiple(of: 100) { time = checker.watch(from: time) }
      time = checker.settle(after: time)
      time = try useMouse(checker, in: size, at: time, &user)
      if count.isMultiple(of: 100) { time = checker.watch(from: time) }
      time = checker.settle(after: time)
      guard count.isMultiple(of: 200) else { continue }
      try checker.resize(to: user.size(), at: time)
      time = checker.settle(after: time)
      try checker.resize(to: size, at: time)
      time = checker.settle(after: time)
    }
    checker.settle(after: time)
    #expect(
      checker.violations.isEmpty, "\(checker.violations.prefix(3)), \(checker.violations.count)")
  }

  /// Clicks somewhere, turns the wheel or drags, on what has settled; returns the time.
  private func useMouse(
    _ checker: ContinuityChecker, in size: GridSize, at start: Double, _ user: inout RandomUser
  ) throws -> Double {
    var time = start
    var place = user.place(in: size)
    switch user.number(0...2) {
    case 0: try checker.send(.tap(place), at: time)
    case 1:
      // Of a way of many windows only the end is shown.
      let scroll = MouseEvent(.scroll(user.number(-3...3)), at: place)
      try checker.send(.mouse(scroll), at: time, mayJump: size == Self.small)
    default:
      try checker.send(.mouse(MouseEvent(.press, at: place)), at: time)
      for _ in 0..<user.number(1...5) {
        time += user.pick([0.01, 0.05, 0.2])
        place = user.place(near: place)
        // What follows the mouse goes where it is.
        try checker.send(.mouse(MouseEvent(.move, at: place)), at: time, mayJump: true)
      }
      try checker.send(.mouse(MouseEvent(.release, at: place)), at: time)
    }
    return time
  }
}
