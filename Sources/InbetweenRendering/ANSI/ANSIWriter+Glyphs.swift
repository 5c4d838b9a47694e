import InbetweenDrawing

extension ANSIWriter {
  /// Writes a grapheme, and returns whether every terminal moves the cursor by one cell for it.
  mutating func writeGlyph(_ number: UInt32, clusters: ClusterTable) -> Bool {
    if (0x20..<0x7F).contains(number) {
      buffer.put(UInt8(truncatingIfNeeded: number))
      return true
    }
    if let scalar = Unicode.Scalar(number) {
      buffer.put(scalar: GlyphSafety.isSafe(scalar) ? number : 0xFFFD)
      return ANSIWriter.hasCertainWidth(number)
    }
    let text = clusters.string(for: number).unicodeScalars
    buffer.reserve(4 * text.count)
    for scalar in text {
      buffer.put(scalar: GlyphSafety.isSafe(scalar) ? scalar.value : 0xFFFD)
    }
    return false
  }

  /// Whether terminals agree that a character takes one cell: European letters and punctuation, arrows,
  /// mathematical signs, box drawing, blocks, braille and the signs of legacy computing.
  private static func hasCertainWidth(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x590: true
    case 0x2010..<0x2028, 0x2030..<0x2060, 0x2190..<0x2194, 0x2200..<0x2300: true
    case 0x2500..<0x25A0, 0x2800..<0x2900, 0x1_CC00..<0x1_CEB4, 0x1_FB00..<0x1_FC00: true
    default: false
    }
  }
}
