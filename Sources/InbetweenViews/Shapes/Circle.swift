import Foundation
import InbetweenDrawing

/// The largest circle in the middle of the frame.
public nonisolated struct Circle: InsettableShape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(self, by: amount)
  }

  public var _outline: _ShapeOutline { _ShapeOutline(.circle) }
}
