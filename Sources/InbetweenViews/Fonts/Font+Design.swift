extension Font {
  /// The look of characters, which in a terminal is that of its own font.
  public enum Design: Hashable, Sendable {
    /// The system's look.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All characters of one width.
    case monospaced
  }

  /// The distance between lines, which in a terminal is always the same.
  public enum Leading: Hashable, Sendable {
    /// The usual one.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }
}
