import InbetweenDrawing

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public var _geometry: ShapeGeometry { .capsule }
}
