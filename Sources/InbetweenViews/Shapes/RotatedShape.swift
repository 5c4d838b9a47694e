import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that is turned about a point of its frame.
public nonisolated struct RotatedShape<Content: Shape>: _DerivedShape {
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The angle, clockwise on a screen.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape from another one.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  @MainActor public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  @MainActor public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform.rotation(by: angle).about(anchor, in: rect)
    return shape.path(in: rect).applying(turn)
  }

  public var _isUnchanged: Bool { angle.radians == 0 }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  @MainActor public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Turns the shape by an angle, clockwise on a screen, about a point of its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
