/// A screen that is written in the plainest way that is fast: what every renderer is measured against.
///
/// Each cell is compared with the one that was written before. What differs is written at once: an absolute
/// move (or, across at most four cells that are equal, those cells again), the colours where they change,
/// and the character; around it stand the brackets of synchronized output. It knows nothing of wide
/// characters, attributes or repaints.
struct FloorScreen: ~Copyable {
  /// The most equal cells that are written again in place of a move.
  static let longestGap = 4

  let columns: Int
  let rows: Int
  /// The picture to be written, row after row.
  let cells: UnsafeMutablePointer<FloorCell>
  private let written: UnsafeMutablePointer<FloorCell>
  private var bytes: FloorBytes
  private var ink = FloorCell.standard
  private var background = FloorCell.standard

  /// Creates a screen for a terminal that shows blanks in its own colours.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = .allocate(capacity: columns * rows)
    written = .allocate(capacity: columns * rows)
    cells.initialize(repeating: .blank, count: columns * rows)
    written.initialize(repeating: .blank, count: columns * rows)
    // Each cell may take a move, both colours and a character; then there are the brackets.
    bytes = FloorBytes(capacity: 64 * columns * rows + 16)
  }

  deinit {
    cells.deallocate()
    written.deallocate()
  }

  /// Hands over the bytes that show the picture; none where nothing differs.
  mutating func write(_ take: (UnsafeRawBufferPointer) -> Void) {
    bytes.removeAll()
    bytes.put("\u{1B}[?2026h")
    let opening = bytes.count
    for row in 0..<rows { write(row: row) }
    guard bytes.count > opening else { return }
    bytes.put("\u{1B}[?2026l")
    take(bytes.all)
  }

  private mutating func write(row: Int) {
    let new = cells + row * columns
    let old = written + row * columns
    // Where the cursor stands in this row; far away at first.
    var cursor = -2 * FloorScreen.longestGap
    for column in 0..<columns where new[column] != old[column] {
      if column - cursor <= FloorScreen.longestGap {
        while cursor < column {
          put(new[cursor])
          cursor += 1
        }
      } else {
        bytes.putMove(row: row, column: column)
      }
      put(new[column])
      old[column] = new[column]
      cursor = column + 1
    }
  }

  @inline(__always)
  private mutating func put(_ cell: FloorCell) {
    if cell.ink != ink || cell.background != background { putColors(of: cell) }
    bytes.put(character: cell.glyph)
  }

  private mutating func putColors(of cell: FloorCell) {
    defer {
      ink = cell.ink
      background = cell.background
    }
    if cell.ink == FloorCell.standard && cell.background == FloorCell.standard {
      return bytes.put("\u{1B}[0m")
    }
    bytes.put("\u{1B}[")
    if cell.ink != ink { bytes.put(color: cell.ink, kind: UInt8(ascii: "3")) }
    if cell.background != background {
      if cell.ink != ink { bytes.put(UInt8(ascii: ";")) }
      bytes.put(color: cell.background, kind: UInt8(ascii: "4"))
    }
    bytes.put(UInt8(ascii: "m"))
  }
}
