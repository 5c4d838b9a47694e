import Foundation
import InbetweenDrawing

/// The shape of the nearest container, made to fit. A terminal's containers are rectangles.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
  public typealias Body = Never

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(self, by: amount)
  }

  public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
}
