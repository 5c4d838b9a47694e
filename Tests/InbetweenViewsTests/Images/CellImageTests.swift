import Inbetween
import Testing

@MainActor
@Suite struct CellImageTests {
  @Test func `each cell has its colour`() {
    let view = CellImage(columns: 3, rows: 2) { x, y in
      Color.Resolved(red: Float(x) / 2, green: Float(y), blue: 0)
    }
    let picture = Stage(TopLeading { view }, columns: 5, rows: 3, metrics: .terminal).at(0)
    #expect(picture.ofType("CellImage").map(\.frame) == [rect(0, 0, 3, 2)])
    let screen = Screen(picture)
    #expect(screen.painted?.columns == 0...2)
    #expect(screen.painted?.rows == 0...1)
    // A half is 127.5, rounded up.
    #expect((0..<3).map { screen.background($0, 0) } == [[0, 0, 0], [128, 0, 0], [255, 0, 0]])
    #expect(
      (0..<3).map { screen.background($0, 1) } == [[0, 255, 0], [128, 255, 0], [255, 255, 0]])
  }

  @Test func `new colours are a patch`() {
    let (stage, remote) = Remote.stage(Float(0), columns: 4, rows: 1) { red in
      CellImage(columns: 4, rows: 1) { _, _ in Color.Resolved(red: red, green: 0, blue: 0) }
    }
    let generation = stage.at(0).list.generation
    remote.set(1, at: 0)
    let picture = stage.at(0)
    #expect(picture.list.generation == generation)
    #expect(picture.list.changes.count == 1)
    #expect(Screen(picture).background(0, 0) == [255, 0, 0])
  }

  @Test func `colours out of range are cut, and no number is 0`() {
    let view = CellImage(columns: 3, rows: 1) { x, _ in
      Color.Resolved(
        colorSpace: .sRGBLinear, red: [2, -1, .nan][x], green: 1, blue: 0, opacity: [2, 1, 1][x])
    }
    let screen = Screen(Stage(TopLeading { view }, columns: 3, rows: 1, metrics: .terminal).at(0))
    #expect(
      (0..<3).map { screen.background($0, 0) } == [[255, 255, 0], [0, 255, 0], [0, 255, 0]])
  }

  @Test(arguments: [(0, 5), (-3, 4), (Int.max, 2), (1 << 20, 1 << 20)])
  func `a size that makes no sense is empty`(columns: Int, rows: Int) {
    let view = CellImage(columns: columns, rows: rows) { _, _ in
      Color.Resolved(red: 1, green: 1, blue: 1)
    }
    #expect(Screen(Stage(view).at(0)).isBlank)
  }
}
