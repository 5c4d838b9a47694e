import InbetweenDrawing

extension ANSIWriter {
  mutating func write(_ run: CellDiff.Run, of screen: CellBuffer, clusters: ClusterTable) {
    let first = run.row * screen.columns
    screen.cells.withUnsafeBufferPointer { cells in
      let row = UnsafeBufferPointer(rebasing: cells[first..<first + screen.columns])
      var column = run.columns.lowerBound
      while column < run.columns.upperBound {
        // A move, a change of all colours and attributes, and one character.
        buffer.reserve(128)
        column += write(row, at: column, in: run, clusters: clusters)
      }
    }
  }

  /// Writes the cell at a column, or the blank ones from there on, and returns how many cells that were.
  @inline(__always)
  private mutating func write(
    _ row: UnsafeBufferPointer<Cell>, at column: Int, in run: CellDiff.Run, clusters: ClusterTable
  ) -> Int {
    let cell = row[column]
    let wanted = Pen(cell, colors: colors, declaredBackground: declaredBackground)
    move(toRow: run.row, column: column)
    setLink(cell.link, clusters: clusters)
    if cell.glyph == Cell.space {
      setPenForSpace(wanted)
      return writeBlanks(row, at: column, until: run.columns.upperBound)
    }
    setPen(wanted)
    if cell.role == .single {
      guard writeGlyph(cell.glyph, clusters: clusters) else {
        cursorColumn = nil
        return 1
      }
      let count = 1 + writeRepetitions(of: cell, in: row, from: column + 1, until: run.columns)
      advance(by: count, in: row.count)
      return count
    }
    guard cell.role == .leading, column + 1 < row.count, row[column + 1].role == .trailing else {
      buffer.put(UInt8(ascii: " "))
      advance(by: 1, in: row.count)
      return 1
    }
    _ = writeGlyph(cell.glyph, clusters: clusters)
    // Terminals disagree about some widths: the next cell is found by its column, not by counting.
    cursorColumn = nil
    return 2
  }

  /// Has the terminal repeat a character where that takes fewer bytes, and returns how often.
  ///
  /// Only those of ASCII: tmux 3.4 repeats no others.
  @inline(__always)
  private mutating func writeRepetitions(
    of cell: Cell, in row: UnsafeBufferPointer<Cell>, from column: Int, until columns: Range<Int>
  ) -> Int {
    guard features.contains(.repeat), cell.glyph < 0x80, column < columns.upperBound,
      row[column] == cell
    else { return 0 }
    var count = 1
    while column + count < columns.upperBound, row[column + count] == cell { count += 1 }
    guard count > ANSIWriter.repetitionLength(count) else { return 0 }
    putRepetition(count)
    return count
  }

  /// Writes spaces, by erasing or repeating where that takes fewer bytes.
  ///
  /// Only the terminal's own background is erased: not all terminals erase in the one in force.
  private mutating func writeBlanks(
    _ row: UnsafeBufferPointer<Cell>, at column: Int, until end: Int
  ) -> Int {
    var count = 1
    let isLink = row[column].link != 0
    while !isLink, column + count < end, isBlank(row[column + count]) { count += 1 }
    let isErasable = features.contains(.erase) && pen?.background.isStandard == true
    if isErasable, column + count == row.count, count > 3 {
      buffer.put("\u{1B}[K")
    } else if isErasable, count > (column + count == end ? 5 : 10) {
      buffer.put("\u{1B}[")
      buffer.put(number: count)
      buffer.put(UInt8(ascii: "X"))
    } else {
      writeSpaces(count)
      advance(by: count, in: row.count)
    }
    return count
  }

  private mutating func writeSpaces(_ count: Int) {
    buffer.put(UInt8(ascii: " "))
    if features.contains(.repeat), count - 1 > ANSIWriter.repetitionLength(count - 1) {
      putRepetition(count - 1)
    } else {
      buffer.reserve(count + 64)
      for _ in 1..<count { buffer.put(UInt8(ascii: " ")) }
    }
  }

  /// Has the terminal show the last character again, so many times.
  private mutating func putRepetition(_ count: Int) {
    buffer.put("\u{1B}[")
    if count > 1 { buffer.put(number: count) }
    buffer.put(UInt8(ascii: "b"))
  }

  /// How many bytes a repetition takes.
  @inline(__always)
  private static func repetitionLength(_ count: Int) -> Int {
    3 + (count > 1 ? ByteBuffer.digitCount(count) : 0)
  }

  private func isBlank(_ cell: Cell) -> Bool {
    guard cell.glyph == Cell.space, cell.link == 0, let pen else { return false }
    return Pen(cell, colors: colors, declaredBackground: declaredBackground).drawsSpacesLike(pen)
  }

  private mutating func advance(by count: Int, in columns: Int) {
    guard let column = cursorColumn else { return }
    cursorColumn = column + count < columns ? column + count : nil
  }
}
