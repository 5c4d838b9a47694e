import Foundation
import InbetweenDrawing

/// The largest circle in the middle of the frame.
public nonisolated struct Circle: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var _geometry: ShapeGeometry? { .circle }
}
