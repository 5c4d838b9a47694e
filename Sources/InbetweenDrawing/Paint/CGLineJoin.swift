#if !canImport(CoreGraphics)
  /// How lines are joined. Where Core Graphics exists, its own type serves.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// By a sharp corner.
    case miter
    /// By a round corner.
    case round
    /// By a corner that is cut off.
    case bevel
  }
#endif
