import InbetweenDrawing

/// Turns the difference between two screens into the bytes that a terminal needs.
///
/// Not in SwiftUI. The writer knows the terminal's cursor and colours across frames, and says only what
/// changes. An unchanged frame gives no byte; a frame of more than one run stands in synchronized-output
/// brackets; nothing is ever erased as a whole. Which sequences it may use beside cursor moves, colours and
/// characters is for its ``Features`` to say. Control characters and marks of the writing direction never
/// pass: a replacement character stands for them.
public struct ANSIWriter: ~Copyable, @unchecked Sendable {
  /// How many colours the bytes use.
  public let colors: ColorMode
  /// The background that counts as none where there are no colours.
  public let declaredBackground: CellColor
  /// The terminal's row in which the picture begins, from 0.
  public let firstRow: Int
  /// What is used beside cursor moves, colours and characters.
  public let features: Features

  var buffer = ByteBuffer()
  /// The colours in force; nil where they are not known.
  var pen: Pen?
  /// The link that what is written next leads to; 0, none, between frames.
  var link: UInt16 = 0
  /// The cursor's row in the picture; nil where it is not known.
  var cursorRow: Int?
  /// The cursor's column; nil where it is not known, and behind the last cell of a row.
  var cursorColumn: Int?
  private var isCursorShown = false
  private var diff = CellDiff()
  private var scrollFinder = ScrollFinder()

  /// Creates a writer for a terminal of which it knows nothing but that its cursor is hidden.
  public init(
    colors: ColorMode = .trueColor, declaredBackground: RGBA = .black, firstRow: Int = 0,
    features: Features = .all
  ) {
    self.colors = colors
    self.features = features
    self.declaredBackground = CellColor(declaredBackground)
    self.firstRow = firstRow
  }

  /// How many cells have been compared with what the terminal shows, since the writer was made.
  package var comparedCellCount: Int { diff.comparedCount }
  /// How many cells have been written, since the writer was made.
  package private(set) var writtenCellCount = 0

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
    let shifts = self.shifts(to: new, from: old)
    let start = shifts.isEmpty ? old : old?.shifted(by: shifts)
    if !shifts.isEmpty { diff.find(new, over: start, damage: nil) }
    var runs = diff.runs
    if colors != .trueColor, let start, start.size == new.size {
      runs = runs.compactMap { trimmed($0, new, over: start) }
    }
    let isInBrackets = features.contains(.synchronized) && (runs.count > 1 || !shifts.isEmpty)
    buffer.reserve(64)
    if isInBrackets { buffer.put("\u{1B}[?2026h") }
    if isCursorShown, !runs.isEmpty || !shifts.isEmpty {
      buffer.put("\u{1B}[?25l")
      isCursorShown = false
    }
    scroll(by: shifts)
    for run in runs {
      write(run, of: new, clusters: clusters)
      writtenCellCount += run.columns.count
    }
    setLink(0, clusters: clusters)
    showCursor(at: ANSIWriter.cell(of: cursor, in: new.size))
    if isInBrackets { buffer.put("\u{1B}[?2026l") }
  }

  /// Returns the blocks of rows that the terminal can move; none where it may not.
  ///
  /// Only within brackets, since else the moved screen may show before its new rows do.
  private mutating func shifts(to new: CellBuffer, from old: CellBuffer?) -> [RowShift] {
    guard features.isSuperset(of: [.scroll, .synchronized]), let old, old.size == new.size else {
      return []
    }
    return scrollFinder.find(new, over: old, runs: diff.runs)
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
}
