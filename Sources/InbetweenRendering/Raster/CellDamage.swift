import InbetweenDrawing

/// Which cells of a screen were painted again.
///
/// Not in SwiftUI. Each row has a 64-bit mask of column tiles, so that a tile is `(columns + 63) / 64` cells
/// wide. Cells that were not painted hold what they held before; a painted cell may hold the same again.
public struct CellDamage: Hashable, Sendable {
  /// The size of the screen.
  public let size: GridSize
  let tileWidth: Int
  var masks: [UInt64]

  /// Creates damage without any cell.
  public init(size: GridSize) {
    self.size = size
    tileWidth = max(1, (size.columns + 63) / 64)
    masks = Array(repeating: 0, count: size.rows)
  }

  /// Whether no cell was painted.
  public var isEmpty: Bool { masks.allSatisfy { $0 == 0 } }

  /// How many cells were painted.
  public var cellCount: Int {
    var count = 0
    for mask in masks where mask != 0 {
      forEachRun(of: mask) { count += $1 - $0 }
    }
    return count
  }

  /// Returns the painted columns of a row as separate ranges from left to right.
  ///
  /// Errors: traps outside of the screen.
  public func columns(inRow row: Int) -> [Range<Int>] {
    precondition(
      masks.indices.contains(row), "a row lies on the screen, got \(row) of \(size.rows)")
    var ranges: [Range<Int>] = []
    forEachRun(of: masks[row]) { ranges.append($0..<$1) }
    return ranges
  }

  /// Calls a closure with the first column and the one behind the last of each run of tiles.
  @inline(__always)
  func forEachRun(of mask: UInt64, _ body: (Int, Int) -> Void) {
    var rest = mask
    var first = 0
    while rest != 0 {
      let gap = rest.trailingZeroBitCount
      rest >>= UInt64(gap)
      let length = (~rest).trailingZeroBitCount
      rest = length == 64 ? 0 : rest >> UInt64(length)
      first += gap
      body(first * tileWidth, min(size.columns, (first + length) * tileWidth))
      first += length
    }
  }

  /// The mask of all tiles of a row.
  var wholeRow: UInt64 { tileMask(0, size.columns) }

  /// The mask of the tiles that hold columns from a first one up to one behind the last.
  func tileMask(_ first: Int, _ end: Int) -> UInt64 {
    guard first < end else { return 0 }
    let low = first / tileWidth
    let high = (end - 1) / tileWidth
    return (~0 >> UInt64(63 - (high - low))) << UInt64(low)
  }

  mutating func removeAll() {
    for row in masks.indices { masks[row] = 0 }
  }

  mutating func addAll() {
    let mask = wholeRow
    for row in masks.indices { masks[row] = mask }
  }

  /// Adds a box of cells that lies on the screen.
  mutating func add(_ box: CellBox) {
    guard !box.isEmpty else { return }
    let mask = tileMask(Int(box.left), Int(box.right))
    for row in Int(box.top)..<Int(box.bottom) { masks[row] |= mask }
  }
}
