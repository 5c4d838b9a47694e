/// The dots of one curve, as a line from point to point.
struct BrailleLayer {
  /// The dots of each cell, row by row, as braille numbers them.
  private(set) var dots: [UInt8]
  /// The row of dots in each column of cells where the curve first is; nil where it is not.
  private(set) var heights: [Int?]

  private let columns: Int

  init(of points: [(x: Double, y: Double)], scale: PlotScale) {
    columns = scale.columns
    dots = [UInt8](repeating: 0, count: scale.columns * scale.rows)
    heights = [Int?](repeating: nil, count: scale.columns)
    var before: (x: Int, y: Int)?
    for point in points {
      let next = (x: scale.column(of: point.x), y: scale.row(of: point.y))
      draw(from: before ?? next, to: next)
      before = next
    }
  }

  private mutating func draw(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      set(
        start.x + along(end.x - start.x, step, steps), start.y + along(end.y - start.y, step, steps)
      )
    }
  }

  /// Returns a part of a distance, rounded.
  private func along(_ distance: Int, _ step: Int, _ steps: Int) -> Int {
    guard steps > 0 else { return 0 }
    let doubled = 2 * distance * step
    return (doubled + (doubled < 0 ? -steps : steps)) / (2 * steps)
  }

  private mutating func set(_ x: Int, _ y: Int) {
    let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    dots[y / 4 * columns + x / 2] |= bits[y % 4 * 2 + x % 2]
    if heights[x / 2] == nil { heights[x / 2] = y }
  }
}
