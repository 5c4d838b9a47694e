import InbetweenDrawing

/// Chooses the glyph that shows a mask best.
struct GlyphChooser {
  /// A glyph, and whether it shows what the mask leaves out.
  struct Choice: Hashable {
    var scalar: UInt32
    var isInverted = false
  }

  private let glyphs: GlyphSet
  private let parts: [BlockGlyph]
  private let thin: [BlockGlyph]
  private let invertible: [BlockGlyph]
  /// What was chosen before, each mask in one place: shapes have the same corners in each frame.
  private var known: [Known]

  private struct Known {
    var mask: UInt64 = 0
    var isLine = false
    var choice = Choice(scalar: 0x20)
  }

  /// The most bits that a thin line or dot has.
  private static let thinLimit = 20

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
    known = Array(repeating: Known(), count: 256)
    parts = BlockGlyph.parts(glyphs)
    thin = BlockGlyph.thin(glyphs)
    invertible = BlockGlyph.invertible(glyphs)
  }

  /// Returns the glyph whose own mask, or its inverse, differs in the fewest bits.
  ///
  /// Where two are equally near, a whole cell goes first, then a glyph before an inverted one, then what is
  /// first in its list. Lines that meet in the middle of a cell are box-drawing characters, and other lines
  /// that no block shows well are drawn in braille.
  mutating func choice(for mask: UInt64, isLine: Bool) -> Choice {
    let place = Int(truncatingIfNeeded: (mask &* 0x9E37_79B9_7F4A_7C15) >> 56)
    if known[place].mask != mask || known[place].isLine != isLine {
      let choice = glyphs == .ascii ? asciiChoice(mask, isLine) : blockChoice(mask, isLine)
      known[place] = Known(mask: mask, isLine: isLine, choice: choice)
    }
    return known[place].choice
  }

  private func blockChoice(_ mask: UInt64, _ isLine: Bool) -> Choice {
    let count = mask.nonzeroBitCount
    if isLine, count <= GlyphChooser.thinLimit, let junction = LineJunction(mask) {
      return Choice(scalar: junction.boxDrawing)
    }
    var (scalar, fewest) = GlyphChooser.nearest(to: mask, in: parts)
    if count <= GlyphChooser.thinLimit {
      let thin = GlyphChooser.nearest(to: mask, in: thin)
      if thin.difference < fewest { (scalar, fewest) = thin }
    }
    let inverted = GlyphChooser.nearest(to: ~mask, in: invertible)
    if 64 - count <= min(fewest, inverted.difference) {
      return Choice(scalar: 0x20, isInverted: true)
    }
    if inverted.difference < fewest { return Choice(scalar: inverted.scalar, isInverted: true) }
    guard isLine, glyphs != .halves, count < 32, 4 * fewest > count else {
      return Choice(scalar: scalar)
    }
    return Choice(scalar: GlyphChooser.braille(for: mask))
  }

  /// The first glyph whose mask differs in the fewest bits.
  private static func nearest(
    to mask: UInt64, in glyphs: [BlockGlyph]
  ) -> (scalar: UInt32, difference: Int) {
    var scalar: UInt32 = 0x20
    var fewest = Int.max
    for glyph in glyphs {
      let difference = (glyph.mask ^ mask).nonzeroBitCount
      if difference < fewest {
        fewest = difference
        scalar = glyph.scalar
      }
    }
    return (scalar, fewest)
  }

  /// The braille pattern whose dots stand where at least a quarter of their part is covered; if there is none,
  /// where any of it is.
  private static func braille(for mask: UInt64) -> UInt32 {
    var clear: UInt32 = 0
    var faint: UInt32 = 0
    for dot in 0..<8 {
      let column = UInt64(dot % 2 * 4)
      let row = UInt64(dot / 2 * 2)
      let part = BlockGlyph.mask(columns: column..<column + 4, rows: row..<row + 2)
      let count = (mask & part).nonzeroBitCount
      // Dots are numbered down the columns, the fourth row last.
      let bit: UInt32 = dot < 6 ? 1 << UInt32(dot % 2 * 3 + dot / 2) : 0x40 << UInt32(dot % 2)
      if count >= 2 { clear |= bit }
      if count >= 1 { faint |= bit }
    }
    return 0x2800 | (clear != 0 ? clear : faint)
  }

  /// A full cell from half on; below, for lines and what is as thin, a sign for their direction.
  private func asciiChoice(_ mask: UInt64, _ isLine: Bool) -> Choice {
    let count = mask.nonzeroBitCount
    if count >= 32 { return Choice(scalar: 0x20, isInverted: true) }
    guard isLine || count <= 8, count >= 4 else { return Choice(scalar: 0x20) }
    if let junction = LineJunction(mask) { return Choice(scalar: junction.ascii) }
    let rows = (0..<8).filter { mask >> UInt64(8 * $0) & 0xFF != 0 }
    let columns = (0..<8).filter { mask >> UInt64($0) & 0x0101_0101_0101_0101 != 0 }
    let isWide = columns.count >= 6
    let isHigh = rows.count >= 6
    let sign: Unicode.Scalar =
      switch (isWide, isHigh) {
      case (true, true): "+"
      case (true, false): (rows.first ?? 0) >= 6 ? "_" : "-"
      case (false, true): "|"
      case (false, false): "."
      }
    return Choice(scalar: sign.value)
  }
}
