import Foundation
import InbetweenDrawing

/// A rectangle with round ends.
public nonisolated struct Capsule: Shape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }

  public var _geometry: ShapeGeometry? { .capsule }
}
