import InbetweenDrawing

/// Turns the difference between two screens into the bytes that a terminal needs.
///
/// Not in SwiftUI. The writer knows the terminal's cursor and colours across frames, and says only what
/// changes. An unchanged frame gives no byte; a frame of more than one run stands in synchronized-output
/// brackets; nothing is ever erased as a whole. Control characters and marks of the writing direction never
/// pass: a replacement character stands for them.
public struct ANSIWriter: ~Copyable, @unchecked Sendable {
  /// How many colours the bytes use.
  public let colors: ColorMode
  /// The background that counts as none where there are no colours.
  public let declaredBackground: CellColor
  /// The terminal's row in which the picture begins, from 0.
  public let firstRow: Int

  var buffer = ByteBuffer()
  /// The colours in force; nil where they are not known.
  var pen: Pen?
  /// The cursor's row in the picture; nil where it is not known.
  var cursorRow: Int?
  /// The cursor's column; nil where it is not known, and behind the last cell of a row.
  var cursorColumn: Int?
  private var isCursorShown = false
  private var diff = CellDiff()

  /// Creates a writer for a terminal of which it knows nothing but that its cursor is hidden.
  public init(
    colors: ColorMode = .trueColor, declaredBackground: RGBA = .black, firstRow: Int = 0
  ) {
    self.colors = colors
    self.declaredBackground = CellColor(declaredBackground)
    self.firstRow = firstRow
  }

  /// How many bytes wait to be taken.
  public var byteCount: Int { buffer.count }

  /// Hands over the waiting bytes and forgets them.
  public mutating func takeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    defer { buffer.removeAll() }
    return try body(buffer.bytes)
  }

  /// Forgets all about the terminal, after others wrote to it and left its cursor hidden.
  public mutating func forgetTerminal() {
    forgetPenAndPlace()
    isCursorShown = false
  }

  private mutating func forgetPenAndPlace() {
    pen = nil
    cursorRow = nil
    cursorColumn = nil
  }

  /// Adds the bytes that turn one screen into another.
  ///
  /// Shape: `old` is what the terminal shows; nil, or a screen of another size, means that nothing is known
  /// and all is written. `damage` says that the two differ nowhere else; nil, that they may differ anywhere.
  /// `cursor` is where the terminal's cursor shall stand; nil hides it. Edges: a half of a wide grapheme
  /// without its other half is written as a space. Errors: traps for damage of another size.
  public mutating func write(
    _ new: CellBuffer, over old: CellBuffer?, damage: CellDamage? = nil, clusters: ClusterTable,
    cursor: CellPoint? = nil
  ) {
    if let damage {
      precondition(
        damage.size == new.size,
        "damage has its screen's size, got \(damage.size.columns) x \(damage.size.rows)")
    }
    if old?.size != new.size { forgetPenAndPlace() }
    diff.find(new, over: old, damage: damage)
    let place = ANSIWriter.cell(of: cursor, in: new.size)
    var runs = diff.runs
    if colors != .trueColor, let old, old.size == new.size {
      runs = runs.compactMap { trimmed($0, new, over: old) }
    }
    let isInBrackets = runs.count > 1
    buffer.reserve(64)
    if isInBrackets { buffer.put("\u{1B}[?2026h") }
    if !runs.isEmpty, isCursorShown {
      buffer.put("\u{1B}[?25l")
      isCursorShown = false
    }
    for run in runs { write(run, of: new, clusters: clusters) }
    showCursor(at: place)
    if isInBrackets { buffer.put("\u{1B}[?2026l") }
  }

  private mutating func showCursor(at place: (column: Int, row: Int)?) {
    buffer.reserve(64)
    if let place { move(toRow: place.row, column: place.column) }
    guard isCursorShown != (place != nil) else { return }
    buffer.put(place == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
    isCursorShown = place != nil
  }

  /// Returns the cell of a point, or nil where there is no such cell.
  private static func cell(of point: CellPoint?, in size: GridSize) -> (column: Int, row: Int)? {
    guard let point, point.column >= 0, point.row >= 0, point.column < Double(size.columns),
      point.row < Double(size.rows)
    else { return nil }
    return (Int(point.column), Int(point.row))
  }

  // MARK: Runs

  private mutating func write(_ run: CellDiff.Run, of screen: CellBuffer, clusters: ClusterTable) {
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
    if cell.glyph == Cell.space {
      setPenForSpace(wanted)
      if wanted.background.isStandard {
        return writeBlanks(row, at: column, until: run.columns.upperBound)
      }
      buffer.put(UInt8(ascii: " "))
      advance(by: 1, in: row.count)
      return 1
    }
    setPen(wanted)
    if cell.role == .single {
      let isCertain = writeGlyph(cell.glyph, clusters: clusters)
      if isCertain { advance(by: 1, in: row.count) } else { cursorColumn = nil }
      return 1
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

  /// Writes spaces on the terminal's own background, by erasing where that takes fewer bytes.
  private mutating func writeBlanks(
    _ row: UnsafeBufferPointer<Cell>, at column: Int, until end: Int
  ) -> Int {
    var count = 1
    while column + count < end, isBlank(row[column + count]) { count += 1 }
    if column + count == row.count, count > 3 {
      buffer.put("\u{1B}[K")
    } else if count > (column + count == end ? 5 : 10) {
      buffer.put("\u{1B}[")
      buffer.put(number: count)
      buffer.put(UInt8(ascii: "X"))
    } else {
      for _ in 0..<count { buffer.put(UInt8(ascii: " ")) }
      advance(by: count, in: row.count)
    }
    return count
  }

  private func isBlank(_ cell: Cell) -> Bool {
    guard cell.glyph == Cell.space, let pen else { return false }
    return Pen(cell, colors: colors, declaredBackground: declaredBackground).drawsSpacesLike(pen)
  }

  private mutating func advance(by count: Int, in columns: Int) {
    guard let column = cursorColumn else { return }
    cursorColumn = column + count < columns ? column + count : nil
  }
}
