import DemoCatalog
import Inbetween
import InbetweenTesting
import Testing

/// Every demo under keys, the mouse and windows of other sizes, all of it at random and into what is on its way.
///
/// A tap in mid-flight meets another view than one at the end, so that there is no other demo to compare with: what
/// settles must be its own picture drawn anew.
@MainActor
@Suite struct DemoMouseLawTests {
  @Test(
    arguments: Demo.all.map(\.name),
    [GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3)])
  func `whatever happens in mid-flight, nothing jumps, and what settles is the picture drawn anew`(
    name: String, size: GridSize
  ) throws {
    let demo = try #require(Demo.named(name))
    let checker = ContinuityChecker(size: size, isAlone: true) { demo.host(describesNodes: true) }
    var events = Events(user: RandomUser(seed: 11), size: size)
    var time = 0.0
    for count in 1...RandomUser.times(1000) {
      time += events.user.pick([0, 0.02, 0.1, 0.3])
      try events.next(to: checker, at: time)
      if events.user.number(0...3) == 0 {
        time += 0.05
        checker.look(at: time)
      }
      guard count.isMultiple(of: 25) else { continue }
      try events.release(to: checker, at: time)
      if count.isMultiple(of: 100) { time = checker.watch(from: time) }
      time = checker.settle(after: time)
    }
    #expect(
      checker.violations.isEmpty, "\(checker.violations.prefix(3)), \(checker.violations.count)")
  }

  /// What a user does, one thing after the other.
  private struct Events {
    var user: RandomUser
    /// The size that the window has most of the time.
    let size: GridSize
    private var current: GridSize
    /// Where the mouse button is held down.
    private var held: CellPoint?

    init(user: RandomUser, size: GridSize) {
      (self.user, self.size, current) = (user, size, size)
    }

    /// Whether the window may be too small to show all.
    private var isSmall: Bool { size.rows < 24 || current != size }

    @MainActor mutating func next(to checker: ContinuityChecker, at time: Double) throws {
      let place = user.place(in: current)
      switch user.number(0...19) {
      case 0: try resize(checker, to: current == size ? user.size() : size, at: time)
      case 1...7:
        // Where not all is seen, or content is held beyond its edge, a key may scroll at once to what it chooses.
        try checker.send(.key(user.key()), at: time, mayJump: isSmall || held != nil)
      case 8...10 where held == nil: try checker.send(.tap(place), at: time)
      case 11...13:
        let scroll = MouseEvent(.scroll(user.number(-3...3)), at: place)
        // Of a way of many windows only the end is shown.
        try checker.send(.mouse(scroll), at: time, mayJump: isSmall)
      case 14...15 where held == nil:
        held = place
        try checker.send(.mouse(MouseEvent(.press, at: place)), at: time)
      default: try move(checker, to: place, at: time)
      }
    }

    @MainActor mutating func release(to checker: ContinuityChecker, at time: Double) throws {
      if let held { try checker.send(.mouse(MouseEvent(.release, at: held)), at: time) }
      held = nil
    }

    @MainActor private mutating func resize(
      _ checker: ContinuityChecker, to next: GridSize, at time: Double
    ) throws {
      current = next
      try checker.resize(to: next, at: time)
    }

    /// Moves the mouse, or lets go of what it holds.
    @MainActor private mutating func move(
      _ checker: ContinuityChecker, to place: CellPoint, at time: Double
    ) throws {
      guard let old = held else {
        return try checker.send(.mouse(MouseEvent(.move, at: place, button: nil)), at: time)
      }
      if user.number(0...3) == 0 { return try release(to: checker, at: time) }
      let next = user.place(near: old)
      held = next
      // What follows the mouse goes where it is.
      try checker.send(.mouse(MouseEvent(.move, at: next)), at: time, mayJump: true)
    }
  }
}
