/// What places are measured from.
public enum CoordinateSpace: Hashable {
  /// The window's upper left corner.
  case global
  /// The upper left corner of the view itself.
  case local
  /// The upper left corner of a view around with this name.
  case named(AnyHashable)

  /// Whether this is the window's space.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}
