import InbetweenDrawing

/// The largest circle in the middle of the frame.
public nonisolated struct Circle: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public var _geometry: ShapeGeometry { .circle }
}
