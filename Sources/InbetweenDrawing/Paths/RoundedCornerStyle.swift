/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle or an ellipse.
  case circular
  /// Corners that bend gradually. Drawn as `circular`: the difference is finer than a terminal's cells.
  case continuous
}
