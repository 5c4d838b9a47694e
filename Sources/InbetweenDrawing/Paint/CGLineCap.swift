#if !canImport(CoreGraphics)
  /// How the ends of a line look. Where Core Graphics exists, its own type serves.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Flat, at the end itself.
    case butt
    /// Round, half a line width beyond the end.
    case round
    /// Flat, half a line width beyond the end.
    case square
  }
#endif
