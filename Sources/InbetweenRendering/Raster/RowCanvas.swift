import InbetweenDrawing

/// One row of cells while it is composed.
///
/// It does not own its memory: the rasteriser lends it for one row.
struct RowCanvas {
  let cells: UnsafeMutablePointer<CompositeCell>
  /// For each cell, what a shape covers of it; 0 between shapes.
  let masks: UnsafeMutablePointer<UInt64>
  /// How many columns the row has.
  let columns: Int
  /// The columns that are painted, as ranges from left to right.
  let runs: UnsafeBufferPointer<Range<Int>>

  /// Calls a closure with the part of a range of columns in each run.
  @inline(__always)
  func forEachRun(in columns: Range<Int>, _ body: (Int, Int) -> Void) {
    for run in runs {
      let first = max(run.lowerBound, columns.lowerBound)
      let end = min(run.upperBound, columns.upperBound)
      if first < end { body(first, end) }
    }
  }

  /// Empties all cells that are painted.
  func clear(_ background: SIMD4<Float>) {
    let empty = CompositeCell(background: background)
    for run in runs {
      (cells + run.lowerBound).update(repeating: empty, count: run.count)
    }
  }

  /// Covers the whole cells of a range.
  @inline(__always)
  func cover(_ first: Int, _ end: Int, _ paint: SIMD4<Float>) {
    for column in first..<end { cover(column, paint) }
  }

  @inline(__always)
  private func cover(_ column: Int, _ paint: SIMD4<Float>) {
    let alpha = paint.w
    guard alpha == 1 else {
      cells[column].blend(paint, alpha)
      return
    }
    switch cells[column].kind {
    case .leading: cells[column + 1].kind = .empty
    case .trailing:
      // The grapheme stays or goes with its left half.
      cells[column].background = paint
      cells[column].hasBackground = true
      return
    default: break
    }
    cells[column].kind = .empty
    cells[column].background = paint
    cells[column].hasBackground = true
  }

  /// Covers a part of each cell of a range.
  @inline(__always)
  func cover(_ first: Int, _ end: Int, part: UInt64, _ paint: SIMD4<Float>, isLine: Bool) {
    if part == ~0 { return cover(first, end, paint) }
    guard part != 0 else { return }
    for column in first..<end {
      cells[column].coverPart(part, paint, paint.w, isLine: isLine)
    }
  }

  // MARK: Shapes by their spans

  /// Adds a span of one of the eight rows of eighths to the masks.
  @inline(__always)
  func addSpan(_ left: Int32, _ right: Int32, eighth: UInt64) {
    guard left < right else { return }
    let first = Int(left >> 3)
    let last = Int((right - 1) >> 3)
    let head: UInt64 = 0xFF << UInt64(left & 7) & 0xFF
    let tail: UInt64 = 0xFF >> UInt64(7 - (right - 1) & 7)
    if first == last {
      masks[first] |= (head & tail) << (8 * eighth)
      return
    }
    masks[first] |= head << (8 * eighth)
    for column in first + 1..<last { masks[column] |= 0xFF << (8 * eighth) }
    masks[last] |= tail << (8 * eighth)
  }

  /// Covers what the masks of a range say, and empties them.
  func coverByMasks(_ columns: Range<Int>, _ paint: SIMD4<Float>, isLine: Bool) {
    forEachRun(in: columns) { first, end in
      for column in first..<end {
        cover(column, column + 1, part: masks[column], paint, isLine: isLine)
      }
    }
    (masks + columns.lowerBound).update(repeating: 0, count: columns.count)
  }

  // MARK: Text

  /// Writes a grapheme of one or two cells in a colour.
  @inline(__always)
  func write(
    _ glyph: UInt32, at column: Int, width: Int, _ attributes: TextAttributes,
    _ paint: SIMD4<Float>, link: UInt16
  ) {
    let alpha = paint.w
    let isTaken = cells[column].kind.isText || (width == 2 && cells[column + 1].kind.isText)
    if isTaken, alpha < 0.5 { return }
    detach(column)
    cells[column].foldMask()
    cells[column].kind = width == 2 ? .leading : .text
    cells[column].glyph = glyph
    cells[column].attributes = attributes
    cells[column].link = link
    cells[column].setInk(paint)
    guard width == 2 else { return }
    detach(column + 1)
    cells[column + 1].foldMask()
    cells[column + 1].kind = .trailing
    cells[column + 1].setInk(paint)
  }

  /// Removes the other half of the wide grapheme at a column, if there is one.
  @inline(__always)
  private func detach(_ column: Int) {
    switch cells[column].kind {
    case .leading: cells[column + 1].kind = .empty
    case .trailing: cells[column - 1].kind = .empty
    default: break
    }
  }
}

extension CompositeCell {
  /// Gives the glyph its colour over the background.
  @inline(__always)
  fileprivate mutating func setInk(_ paint: SIMD4<Float>) {
    ink = paint.w == 1 ? paint : background + (paint - background) * paint.w
  }
}
