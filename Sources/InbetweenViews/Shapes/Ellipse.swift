import Foundation
import InbetweenDrawing

/// The ellipse that touches the frame's four sides.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(self, by: amount)
  }

  public var _outline: _ShapeOutline { _ShapeOutline(.ellipse) }
}
