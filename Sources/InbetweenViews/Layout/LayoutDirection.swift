/// The direction in which people read.
///
/// Edges: layout goes from left to right; the other direction is there for code that names it.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
