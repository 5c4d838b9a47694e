import InbetweenDrawing

/// Chooses the glyph that shows a mask best.
struct GlyphChooser {
  /// A glyph, and whether it shows what the mask leaves out.
  struct Choice: Hashable {
    var scalar: UInt32
    var isInverted = false
  }

  private let glyphs: GlyphSet
  private let candidates: [BlockGlyph]
  private var lastMask: UInt64 = 0
  private var lastIsLine = false
  private var last = Choice(scalar: 0x20)

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
    candidates = glyphs == .sextants ? BlockGlyph.blocksAndSextants : BlockGlyph.blocks
  }

  /// Returns the glyph whose own mask, or its inverse, differs in the fewest bits.
  ///
  /// A line that no block shows well is drawn in braille.
  mutating func choice(for mask: UInt64, isLine: Bool) -> Choice {
    if mask == lastMask, isLine == lastIsLine { return last }
    lastMask = mask
    lastIsLine = isLine
    last = glyphs == .ascii ? GlyphChooser.asciiChoice(for: mask) : blockChoice(mask, isLine)
    return last
  }

  private func blockChoice(_ mask: UInt64, _ isLine: Bool) -> Choice {
    var best = Choice(scalar: 0x20)
    var fewest = Int.max
    for candidate in candidates {
      let difference = (candidate.mask ^ mask).nonzeroBitCount
      if difference < fewest {
        fewest = difference
        best = Choice(scalar: candidate.scalar)
      }
      if 64 - difference < fewest {
        fewest = 64 - difference
        best = Choice(scalar: candidate.scalar, isInverted: true)
      }
      if fewest == 0 { return best }
    }
    let count = mask.nonzeroBitCount
    guard isLine, count < 32, 4 * fewest > count else { return best }
    return Choice(scalar: GlyphChooser.braille(for: mask))
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

  /// A full cell from half on; below, a sign for the direction of what is there.
  private static func asciiChoice(for mask: UInt64) -> Choice {
    let count = mask.nonzeroBitCount
    if count >= 32 { return Choice(scalar: 0x20, isInverted: true) }
    if count < 4 { return Choice(scalar: 0x20) }
    let rows = (0..<8).filter { mask >> UInt64(8 * $0) & 0xFF != 0 }
    let columns = (0..<8).filter { mask >> UInt64($0) & 0x0101_0101_0101_0101 != 0 }
    let height = (rows.last ?? 0) - (rows.first ?? 0) + 1
    let width = (columns.last ?? 0) - (columns.first ?? 0) + 1
    let sign: Character =
      switch (width >= 6, height >= 6) {
      case (true, true): "+"
      case (true, false): (rows.first ?? 0) >= 4 ? "_" : "-"
      case (false, true): "|"
      case (false, false): "."
      }
    return Choice(scalar: UInt32(sign.asciiValue ?? 0x20))
  }
}
