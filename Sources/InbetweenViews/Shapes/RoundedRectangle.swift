import Foundation
import InbetweenDrawing

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, Hashable {
  public typealias Body = Never

  /// The width and height of a corner in points.
  public var cornerSize: CGSize
  /// How a corner is bent.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners are quarters of an ellipse of this size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle whose corners are quarters of a circle of this radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var _geometry: ShapeGeometry? {
    .roundedRectangle(
      cornerWidth: sensible(cornerSize.width) ?? 0, cornerHeight: sensible(cornerSize.height) ?? 0)
  }
}
