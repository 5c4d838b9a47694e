/// Which glyphs the parts of cells are drawn with.
///
/// Not in SwiftUI. The names are those of the option `--glyphs`.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Octants (Unicode 16, Symbols for Legacy Computing Supplement) and everything below.
  case octants = "octant"
  /// Sextants (Unicode 13, Symbols for Legacy Computing) and block elements.
  case sextants = "sextant"
  /// Block elements: eighths, halves and quadrants; box-drawing lines and braille for thin strokes.
  case blocks = "block"
  /// Halves of cells and box-drawing lines, which the oldest fonts have.
  case halves = "half"
  /// ASCII alone: whole cells, and `|`, `-`, `_`, `+`, `.` for thin strokes. Texts lose their marks, and
  /// other characters become those that look most alike, or `?`.
  case ascii
}
