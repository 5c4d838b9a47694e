import Inbetween

/// Workload W2: boxes of 2 x 1 cells that go to and fro and up and down, in a window of 160 x 50.
package struct MoversWorkload: PictureWorkload {
  package let name: String
  package let window = GridSize(columns: 160, rows: 50)
  package let frames = 300
  private let count: Int
  private let isStateful: Bool

  /// Creates the workload for a number of boxes, which animations move, or the state anew in each frame.
  package init(count: Int, isStateful: Bool = false) {
    self.count = count
    self.isStateful = isStateful
    name = isStateful ? "W2-state" : "W2-\(count)"
  }

  package func views() -> PictureViews {
    let window = window
    guard isStateful else {
      let host = ViewHost(Movers(count: count), size: window)
      return PictureViews(host: host) { host.frame(at: Double($0) / 60, in: window) }
    }
    let host = ViewHost(SteppedMovers(count: count), size: window)
    return PictureViews(host: host) { number in
      let time = Double(number) / 60
      if number > 0 { try host.send(.key(KeyPress(.space)), at: time) }
      return host.frame(at: time, in: window)
    }
  }

  package func floor() -> any PictureFloor {
    let (count, size) = (count, window)
    return DrawnFloor(window) { number, cells in
      cells.update(repeating: .blank, count: size.columns * size.rows)
      for box in 0..<count {
        let mover = Mover(number: box)
        let cell =
          cells + mover.row(inFrame: number) * size.columns
          + mover.column(inFrame: number)
        cell[0].background = mover.rgb
        cell[1].background = mover.rgb
      }
    }
  }
}

/// How a box of workload W2 moves, and its colour.
struct Mover {
  let number: Int

  /// The farthest column and row of a box's left end.
  static let limit = (column: 158, row: 49)

  /// Cells in a frame.
  var speed: (column: Int, row: Int) { (1 + number % 3, 1 + number % 2) }
  /// How far it has come on its way in frame 0.
  var start: (column: Int, row: Int) { (7 * number, 3 * number) }

  func column(inFrame frame: Int) -> Int {
    Self.triangle(start.column + frame * speed.column, Self.limit.column)
  }

  func row(inFrame frame: Int) -> Int {
    Self.triangle(start.row + frame * speed.row, Self.limit.row)
  }

  private static func triangle(_ position: Int, _ limit: Int) -> Int {
    let rest = position % (2 * limit)
    return rest <= limit ? rest : 2 * limit - rest
  }

  /// Red, green and blue in 24 bits.
  var rgb: UInt32 {
    let palette: [UInt32] = [0xE04040, 0x40C040, 0x4060E0, 0xE0C040, 0xC040C0, 0x40C0C0]
    return palette[number % 6]
  }

  var color: Color {
    Color(
      red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}
