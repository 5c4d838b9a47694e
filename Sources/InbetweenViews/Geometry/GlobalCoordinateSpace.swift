/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the window's space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
