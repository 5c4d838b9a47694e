/// How finely the edges of shapes are drawn.
///
/// Not in SwiftUI.
public enum EdgeStyle: String, Hashable, Sendable, CaseIterable {
  /// To an eighth of a cell along both axes, with block glyphs.
  case subcell
  /// To whole cells: both edges are rounded by floor(v + 0.5).
  case cell
}
