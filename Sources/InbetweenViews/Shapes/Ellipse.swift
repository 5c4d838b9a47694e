import Foundation
import InbetweenDrawing

/// The ellipse that touches the frame's four sides.
public nonisolated struct Ellipse: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public var _geometry: ShapeGeometry? { .ellipse }
}
