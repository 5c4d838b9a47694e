import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
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

  @MainActor public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(shape: self, amount: amount) { shape, rect, amount in
      var shape = shape
      shape.cornerSize.width = max(0, shape.cornerSize.width - amount)
      shape.cornerSize.height = max(0, shape.cornerSize.height - amount)
      return shape.path(in: rect)
    }
  }

  public var _outline: _ShapeOutline {
    _ShapeOutline(
      .roundedRectangle(
        cornerWidth: sensible(cornerSize.width) ?? 0,
        cornerHeight: sensible(cornerSize.height) ?? 0))
  }
}
