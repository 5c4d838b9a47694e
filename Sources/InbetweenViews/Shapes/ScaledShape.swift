import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that is drawn larger or smaller about a point of its frame.
public nonisolated struct ScaledShape<Content: Shape>: _DerivedShape {
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape from another one.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  @MainActor public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform.scaling(by: scale).about(anchor, in: rect))
  }

  public var _isUnchanged: Bool { scale == CGSize(width: 1, height: 1) }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  @MainActor public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension Shape {
  /// Draws the shape larger or smaller by factors along both axes, about a point of its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the shape larger or smaller by a factor, about a point of its frame.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
