import DemoCatalog
import Foundation
import Inbetween
import InbetweenTesting
import Testing

/// Every demo under random keys: what is painted of a frame, over the frame before, is what painting all of it
/// gives.
@MainActor
@Suite struct DemoDamageTests {
  private nonisolated static let keys: [KeyEquivalent] = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .tab, .pageDown, .pageUp, .home,
    .end, "1", "2", "3",
  ]
  private nonisolated static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3),
    GridSize(columns: 131, rows: 30),
  ]

  private nonisolated static var frames: Int {
    let scale = ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { Int($0) } ?? 1
    return 60 * max(1, scale)
  }

  @Test(arguments: Demo.all.map(\.name), [EdgeStyle.subcell, .cell])
  func `painting what changed gives the whole picture`(name: String, edges: EdgeStyle) throws {
    let host = try #require(Demo.named(name)).host()
    var random = SeededGenerator(seed: 11)
    var rasterizer = Rasterizer(edges: edges)
    var size = Self.sizes[0]
    var painted = CellBuffer(size)
    var time = 0.0
    var changed = 0
    for number in 0..<Self.frames {
      if number.isMultiple(of: 5) {
        let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
        try host.send(.key(KeyPress(key)), at: time)
      }
      if number % 40 == 39 {
        size = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)]
      }
      let list = host.frame(at: time, in: size).list
      let before = painted
      let damage = rasterizer.render(list, into: &painted)
      changed += before == painted ? 0 : 1
      var whole = CellBuffer(size)
      var other = Rasterizer(edges: edges)
      other.render(list, into: &whole)
      try #require(painted == whole, "frame \(number) at \(time)")
      try #require(isRight(damage, before, painted), "frame \(number) at \(time)")
      time += [1.0 / 60, 1.0 / 60, 0.05, 0.3][Int.random(in: 0..<4, using: &random)]
    }
    // The keys are those of the demos: something must have happened.
    #expect(changed > 3)
  }

  /// Whether no cell changed outside of the damage.
  private func isRight(_ damage: CellDamage, _ old: CellBuffer, _ new: CellBuffer) -> Bool {
    guard old.size == new.size else { return damage.cellCount == new.columns * new.rows }
    return (0..<new.rows).allSatisfy { row in
      let painted = damage.columns(inRow: row)
      return (0..<new.columns).allSatisfy { column in
        old[column, row] == new[column, row] || painted.contains { $0.contains(column) }
      }
    }
  }
}
