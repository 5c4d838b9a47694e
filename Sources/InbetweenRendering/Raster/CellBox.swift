/// A box of whole cells, or of whole eighths of cells.
struct CellBox: Hashable {
  var left: Int32 = 0
  var top: Int32 = 0
  /// The column behind the last one.
  var right: Int32 = 0
  /// The row behind the last one.
  var bottom: Int32 = 0

  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: CellBox) -> CellBox {
    CellBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The box of cells around a box of eighths.
  var cellsAroundEighths: CellBox {
    CellBox(left: left >> 3, top: top >> 3, right: (right + 7) >> 3, bottom: (bottom + 7) >> 3)
  }
}
