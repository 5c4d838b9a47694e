import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view turned by an angle, clockwise, about a point of its frame; its layout stays.
  ///
  /// Shapes are turned; glyphs move to the nearest cells and stay upright.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}

/// Shows a view turned.
public nonisolated struct _RotationEffect: GeometryEffect, Equatable {
  /// The angle, clockwise on a screen.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates an effect.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  @MainActor public var animatableData:
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let bounds = CGRect(origin: .zero, size: size)
    return ProjectionTransform(CGAffineTransform.rotation(by: angle).about(anchor, in: bounds))
  }
}
