import Foundation
import InbetweenDrawing

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(self, by: amount)
  }

  public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
}
