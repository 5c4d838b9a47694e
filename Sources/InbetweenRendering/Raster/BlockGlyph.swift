import InbetweenDrawing

/// A glyph that shows a part of a cell, with that part as a mask.
///
/// A mask has a bit for each eighth along both axes: bit 8 * row + column, from the top left.
struct BlockGlyph: Hashable {
  var scalar: UInt32
  var mask: UInt64

  /// Columns `columns` of rows `rows`.
  init(_ scalar: UInt32, columns: Range<UInt64>, rows: Range<UInt64>) {
    self.scalar = scalar
    mask = BlockGlyph.mask(columns: columns, rows: rows)
  }

  private init(_ scalar: UInt32, mask: UInt64) {
    self.scalar = scalar
    self.mask = mask
  }

  static func mask(columns: Range<UInt64>, rows: Range<UInt64>) -> UInt64 {
    let row = (1 << columns.upperBound) - (1 << columns.lowerBound) as UInt64
    return rows.reduce(0) { $0 | row << (8 * $1) }
  }

  /// Space, halves, quadrants, eighths from the left and from below and at the other edges. A full cell is the
  /// inverse of a space.
  ///
  /// Halves and quadrants go before eighths, because they have a mirror image among themselves.
  static let blocks: [BlockGlyph] = [BlockGlyph(0x20, mask: 0)] + halves + quadrants + eighths

  /// The glyphs of a set that show parts of a cell.
  static func parts(_ glyphs: GlyphSet) -> [BlockGlyph] {
    switch glyphs {
    case .octants: blocks + sextants + octants
    case .sextants: blocks + sextants
    case .blocks: blocks
    case .halves: [BlockGlyph(0x20, mask: 0)] + halves
    case .ascii: []
    }
  }

  /// The glyphs of a set that stand for what is thin, by what they stand for.
  static func thin(_ glyphs: GlyphSet) -> [BlockGlyph] {
    switch glyphs {
    case .octants, .sextants, .blocks: edgeLines + middleLines + dots
    case .halves: middleLines + dots
    case .ascii: []
    }
  }

  private static let halves: [BlockGlyph] = [
    BlockGlyph(0x258C, columns: 0..<4, rows: 0..<8),
    BlockGlyph(0x2590, columns: 4..<8, rows: 0..<8),
    BlockGlyph(0x2584, columns: 0..<8, rows: 4..<8),
    BlockGlyph(0x2580, columns: 0..<8, rows: 0..<4),
  ]

  private static let eighths: [BlockGlyph] =
    fromLeft + fromBelow + [
      BlockGlyph(0x2594, columns: 0..<8, rows: 0..<1),
      BlockGlyph(0x2595, columns: 7..<8, rows: 0..<8),
    ]

  /// One to seven eighths.
  private static let fromLeft: [BlockGlyph] = (1..<8).map {
    BlockGlyph(0x2590 - UInt32($0), columns: 0..<$0, rows: 0..<8)
  }
  private static let fromBelow: [BlockGlyph] = (1..<8).map {
    BlockGlyph(0x2580 + UInt32($0), columns: 0..<8, rows: 8 - $0..<8)
  }

  /// The glyphs of a set whose inverse is no glyph: inverted they show eighths from the right and from above,
  /// in the same order as those from the left and from below.
  static func invertible(_ glyphs: GlyphSet) -> [BlockGlyph] {
    switch glyphs {
    case .octants, .sextants, .blocks: fromLeft.reversed() + fromBelow.reversed()
    case .halves, .ascii: []
    }
  }

  /// The quadrants by their scalars; their four bits are top left, top right, bottom left, bottom right.
  private static let quadrants: [BlockGlyph] = [
    (0x2598, 0b0001), (0x259D, 0b0010), (0x2596, 0b0100), (0x2597, 0b1000), (0x259A, 0b1001),
    (0x259E, 0b0110), (0x259B, 0b0111), (0x259C, 0b1011), (0x2599, 0b1101), (0x259F, 0b1110),
  ].map { scalar, bits in
    BlockGlyph(scalar, mask: union(of: bits, columns: [0..<4, 4..<8], rows: [0..<4, 4..<8]))
  }

  /// The sextants; halves are left out, since they are blocks.
  private static let sextants: [BlockGlyph] = (1..<63).filter { $0 != 21 && $0 != 42 }.map { bits in
    let scalar = UInt32(0x1_FB00 + bits - 1 - (bits > 21 ? 1 : 0) - (bits > 42 ? 1 : 0))
    return BlockGlyph(
      scalar, mask: union(of: bits, columns: [0..<4, 4..<8], rows: [0..<3, 3..<5, 5..<8]))
  }

  /// The octants, and the parts of four rows and two columns that are called by other names.
  ///
  /// Their characters follow one another by their masks, the top left part being the lowest bit; masks that
  /// other characters have are left out. Source: Unicode 16, chart U1CC00.
  private static let octants: [BlockGlyph] = {
    let named: [Int: UInt32] = [
      0x01: 0x1_CEA8, 0x02: 0x1_CEAB, 0x03: 0x1_FB82, 0x14: 0x1_FBE6, 0x28: 0x1_FBE7,
      0x3F: 0x1_FB85, 0x40: 0x1_CEA3, 0x80: 0x1_CEA0, 0xC0: 0x2582, 0xFC: 0x2586,
    ]
    var scalar: UInt32 = 0x1_CD00
    return (1..<255).compactMap { bits in
      // Where each pair of rows is even, the mask is one of halves or quadrants.
      guard bits & 0x33 != bits >> 2 & 0x33 else { return nil }
      defer { scalar += named[bits] == nil ? 1 : 0 }
      let mask = union(
        of: bits, columns: [0..<4, 4..<8], rows: [0..<2, 2..<4, 4..<6, 6..<8])
      return BlockGlyph(named[bits] ?? scalar, mask: mask)
    }
  }()

  private static func union(
    of bits: Int, columns: [Range<UInt64>], rows: [Range<UInt64>]
  ) -> UInt64 {
    var mask: UInt64 = 0
    for bit in 0..<columns.count * rows.count where bits >> bit & 1 == 1 {
      mask |= self.mask(columns: columns[bit % columns.count], rows: rows[bit / columns.count])
    }
    return mask
  }

  /// Thin lines near an edge of the cell: the eighth there.
  private static let edgeLines: [BlockGlyph] = [
    BlockGlyph(0x2594, columns: 0..<8, rows: 1..<2),
    BlockGlyph(0x2581, columns: 0..<8, rows: 6..<7),
    BlockGlyph(0x258F, columns: 1..<2, rows: 0..<8),
    BlockGlyph(0x2595, columns: 6..<7, rows: 0..<8),
  ]

  /// Thin lines elsewhere: a line through the middle.
  private static let middleLines: [BlockGlyph] =
    [2..<3, 3..<4, 4..<5, 5..<6, 2..<4, 3..<5, 4..<6].flatMap { (middle: Range<UInt64>) in
      [
        BlockGlyph(0x2500, columns: 0..<8, rows: middle),
        BlockGlyph(0x2502, columns: middle, rows: 0..<8),
      ]
    }

  /// A bullet and a middle dot.
  private static let dots: [BlockGlyph] = [
    BlockGlyph(0x2022, columns: 1..<7, rows: 3..<5),
    BlockGlyph(0x2022, columns: 1..<7, rows: 3..<6),
    BlockGlyph(0xB7, columns: 3..<5, rows: 3..<5),
  ]
}
