/// Which glyphs the parts of cells are drawn with.
///
/// Not in SwiftUI.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Block elements: eighths, halves and quadrants; box-drawing lines and braille for thin strokes.
  case blocks
  /// Block elements and sextants (Unicode 13, Symbols for Legacy Computing).
  case sextants
  /// ASCII alone: whole cells, and `|`, `-`, `_`, `+`, `.` for thin strokes.
  case ascii
}
