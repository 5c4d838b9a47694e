import InbetweenDrawing

/// The masks of a list, and what each covers of the row that is being painted.
struct MaskTable {
  /// What a mask covers of a cell.
  struct MaskCell {
    /// The eighths that are covered.
    var part: UInt64 = 0
    /// How opaque the mask is there.
    var alpha: Float = 0
    /// The grapheme that is the mask's shape there; 0 for none.
    var glyph: UInt32 = 0
    /// How many cells the grapheme takes.
    var width: UInt8 = 0
    var attributes: TextAttributes = []

    /// Adds a part to the shape.
    mutating func add(_ part: UInt64, _ alpha: Float) {
      guard part != 0, alpha > 0 else { return }
      if self.part == 0 {
        self.alpha = alpha
      } else if part == ~0 {
        self.alpha += (1 - self.alpha) * alpha
      } else {
        self.alpha = max(self.alpha, alpha)
      }
      self.part |= part
    }

    /// Cuts the shape to another one.
    mutating func cut(by other: MaskCell) {
      part &= other.part
      alpha *= other.alpha
      if glyph == 0 { (glyph, width, attributes) = (other.glyph, other.width, other.attributes) }
    }
  }

  /// The mask of each scope; -1 for one that has none.
  private(set) var slots: [Int32] = []
  /// The mask around each mask; -1 for none.
  private var outer: [Int32] = []
  private var cells: [[MaskCell]] = []
  /// The row that the cells of each mask belong to; -1 for none.
  private var rows: [Int] = []

  /// Finds the masks of a list.
  mutating func read(_ list: DisplayList) {
    slots = Array(repeating: -1, count: list.scopes.count)
    outer = []
    var around = slots
    for (index, scope) in list.scopes.enumerated() {
      if scope.parent >= 0 { around[index] = around[Int(scope.parent)] }
      switch scope.mask {
      case .none: break
      case .masked:
        slots[index] = Int32(outer.count)
        outer.append(around[index])
        around[index] = slots[index]
      case .shape: around[index] = -1
      }
    }
    cells = Array(repeating: [], count: outer.count)
    rows = Array(repeating: -1, count: outer.count)
  }

  /// Forgets what the masks cover.
  mutating func beginFrame() {
    for slot in rows.indices { rows[slot] = -1 }
  }

  /// Adds a part of a cell to a mask's shape.
  mutating func add(
    _ part: UInt64, alpha: Float, to slot: Int32, row: Int, column: Int, columns: Int
  ) {
    begin(slot, row, columns)
    cells[Int(slot)][column].add(part, alpha)
  }

  /// Adds a grapheme to a mask's shape.
  mutating func add(
    glyph: UInt32, width: Int, attributes: TextAttributes, alpha: Float, to slot: Int32, row: Int,
    column: Int, columns: Int
  ) {
    begin(slot, row, columns)
    for place in column..<min(columns, column + width) {
      cells[Int(slot)][place].add(~0, alpha)
      cells[Int(slot)][place].glyph = glyph
      cells[Int(slot)][place].width = place == column ? UInt8(width) : 0
      cells[Int(slot)][place].attributes = attributes
    }
  }

  /// Returns what a mask and those around it leave of a cell.
  func cell(_ slot: Int32, row: Int, column: Int) -> MaskCell {
    var result = MaskCell(part: ~0, alpha: 1)
    var current = slot
    while current >= 0 {
      guard rows[Int(current)] == row else { return MaskCell() }
      result.cut(by: cells[Int(current)][column])
      if result.part == 0 { return MaskCell() }
      current = outer[Int(current)]
    }
    return result
  }

  private mutating func begin(_ slot: Int32, _ row: Int, _ columns: Int) {
    guard rows[Int(slot)] != row else { return }
    rows[Int(slot)] = row
    if cells[Int(slot)].count == columns {
      for column in 0..<columns { cells[Int(slot)][column] = MaskCell() }
    } else {
      cells[Int(slot)] = Array(repeating: MaskCell(), count: columns)
    }
  }
}
