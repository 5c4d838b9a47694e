/// The space of a view that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace {
  /// The space of the innermost scroll view around that scrolls along some axes at least.
  static func scrollView(axes: Axis.Set) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: axes)))
  }
}

/// What scroll views are called by as spaces.
struct ScrollSpace: Hashable {
  /// The axes along which the scroll view scrolls at least.
  let axes: Axis.Set
}
