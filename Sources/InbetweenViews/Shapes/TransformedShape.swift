import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape that an affine map is applied to. Another map is there at once: only the shape's own data move.
public nonisolated struct TransformedShape<Content: Shape>: _DerivedShape {
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The map, in points from the frame's origin.
  public var transform: CGAffineTransform

  /// Creates a shape from another one.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  @MainActor public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var _isUnchanged: Bool { transform.isIdentity }
}

extension Shape {
  /// Applies an affine map to the shape, in points from the frame's origin.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension CGAffineTransform {
  /// Returns a turn by an angle; one that is no number turns nothing.
  static func rotation(by angle: Angle) -> CGAffineTransform {
    angle.radians.isFinite ? CGAffineTransform(rotationAngle: CGFloat(angle.radians)) : .identity
  }

  /// Returns a change of size by factors; one that is no number is 1.
  static func scaling(by scale: CGSize) -> CGAffineTransform {
    func factor(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 1 }
    return CGAffineTransform(scaleX: factor(scale.width), y: factor(scale.height))
  }

  /// Returns the same map about a point of a rectangle instead of the origin.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + (anchor.x.isFinite ? anchor.x : 0.5) * rect.width
    let y = rect.minY + (anchor.y.isFinite ? anchor.y : 0.5) * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
