/// Tells which characters may reach a terminal.
package enum GlyphSafety {
  /// Whether a character neither controls the terminal nor moves what stands around it.
  ///
  /// Edges: false for both sets of control characters, DEL, line and paragraph separators, and the marks
  /// that turn the writing direction.
  package static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
