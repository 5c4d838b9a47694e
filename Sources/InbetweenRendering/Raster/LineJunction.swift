/// Thin lines that go from the middle of a cell to the middles of at least two of its sides.
struct LineJunction {
  /// The sides that lines go to: 1 left, 2 right, 4 up, 8 down.
  private let sides: Int
  /// Whether the lines meet in a bend that leaves out the middle.
  private let isBent: Bool

  /// Finds the lines in a mask; nil where there is anything else.
  init?(_ mask: UInt64) {
    let across = BlockGlyph.mask(columns: 0..<8, rows: 2..<6)
    let down = BlockGlyph.mask(columns: 2..<6, rows: 0..<8)
    guard mask & ~(across | down) == 0 else { return nil }
    let left = BlockGlyph.mask(columns: 0..<1, rows: 0..<8)
    let right = BlockGlyph.mask(columns: 7..<8, rows: 0..<8)
    let top = BlockGlyph.mask(columns: 0..<8, rows: 0..<1)
    let bottom = BlockGlyph.mask(columns: 0..<8, rows: 7..<8)
    var sides = 0
    for (index, edge) in [left, right, top, bottom].enumerated() where mask & edge != 0 {
      sides |= 1 << index
    }
    guard sides.nonzeroBitCount >= 2 else { return nil }
    // A slope is no line along an axis.
    if sides == 3, mask.nonzeroBitCount != 8 * (mask & left).nonzeroBitCount { return nil }
    if sides == 12, mask.nonzeroBitCount != 8 * (mask & top).nonzeroBitCount { return nil }
    self.sides = sides
    isBent = mask & BlockGlyph.mask(columns: 3..<5, rows: 3..<5) == 0
  }

  /// The box-drawing character with these lines.
  var boxDrawing: UInt32 {
    switch sides {
    case 3: 0x2500
    case 12: 0x2502
    case 10: isBent ? 0x256D : 0x250C
    case 9: isBent ? 0x256E : 0x2510
    case 6: isBent ? 0x2570 : 0x2514
    case 5: isBent ? 0x256F : 0x2518
    case 14: 0x251C
    case 13: 0x2524
    case 11: 0x252C
    case 7: 0x2534
    default: 0x253C
    }
  }

  /// The ASCII sign for these lines.
  var ascii: UInt32 {
    let sign: Unicode.Scalar = sides == 3 ? "-" : sides == 12 ? "|" : "+"
    return sign.value
  }
}
