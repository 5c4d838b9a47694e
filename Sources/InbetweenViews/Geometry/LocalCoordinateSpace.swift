/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a view's own space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
