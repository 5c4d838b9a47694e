import Foundation
import Inbetween
import InbetweenTesting

/// Somebody who presses keys and uses the mouse at random, the same way for each seed.
struct RandomUser {
  private static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .escape, .pageDown, .pageUp,
    .home, .end, .tab, .tab, "1", "2", "3", "s", "t",
  ]
  private static let sizes = [(80, 24), (10, 3), (40, 8), (131, 40), (20, 24), (1, 1), (33, 5)]

  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How often each law is tried, times the scale that a thorough run asks for.
  static func times(_ count: Int) -> Int {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { Int($0) } ?? 1
    return count * max(1, scale)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// A key; Tab goes backwards now and then.
  mutating func key() -> KeyPress {
    let key = pick(Self.keys)
    return KeyPress(key, modifiers: key == .tab && number(0...2) == 0 ? .shift : [])
  }

  mutating func place(in size: GridSize) -> CellPoint {
    CellPoint(
      column: Double(number(0...size.columns - 1)) + 0.5,
      row: Double(number(0...size.rows - 1)) + 0.5)
  }

  mutating func place(near place: CellPoint) -> CellPoint {
    CellPoint(
      column: place.column + Double(number(-6...6)), row: place.row + Double(number(-2...2)))
  }

  mutating func size() -> GridSize {
    let size = pick(Self.sizes)
    return GridSize(columns: size.0, rows: size.1)
  }
}
