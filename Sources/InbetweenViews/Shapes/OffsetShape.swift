import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that is drawn elsewhere than its frame.
public nonisolated struct OffsetShape<Content: Shape>: _DerivedShape {
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a shape from another one.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  @MainActor public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  @MainActor public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      .offsetBy(dx: bounded(offset.width) ?? 0, dy: bounded(offset.height) ?? 0)
  }

  public var _isUnchanged: Bool { offset == .zero }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  @MainActor public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// Draws the shape a distance in points from its frame.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Draws the shape a distance in points from its frame.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Draws the shape a distance in points from its frame.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
