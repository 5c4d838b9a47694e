import InbetweenDrawing

/// A rectangle.
public nonisolated struct Rectangle: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public var _geometry: ShapeGeometry { .rectangle }
}
