/// Something that names a space in which places are measured.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view around: its own upper left corner, which stays as it scrolls.
  ///
  /// Edges: outside of scroll views it is the window's space.
  public static var scrollView: NamedCoordinateSpace { .scrollView(axes: []) }

  /// The space of the innermost scroll view around that scrolls along an axis.
  ///
  /// Edges: outside of such scroll views it is the window's space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .scrollView(axes: Axis.Set(axis))
  }

  /// The space of a view around that bears a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
