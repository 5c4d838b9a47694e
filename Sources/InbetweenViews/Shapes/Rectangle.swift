import Foundation
import InbetweenDrawing

/// A rectangle.
public nonisolated struct Rectangle: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public var _geometry: ShapeGeometry? { .rectangle }
}
