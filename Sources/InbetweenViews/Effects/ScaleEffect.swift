import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view larger or smaller by factors along both axes, about a point of its frame; its layout stays.
  ///
  /// Shapes are stretched; glyphs move to the nearest cells and keep their size.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Shows the view larger or smaller by a factor, about a point of its frame; its layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller by factors along both axes, about a point of its frame; its layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

/// Shows a view larger or smaller.
public nonisolated struct _ScaleEffect: GeometryEffect, Equatable {
  /// The factors along both axes.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates an effect.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public var animatableData:
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let bounds = CGRect(origin: .zero, size: size)
    return ProjectionTransform(CGAffineTransform.scaling(by: scale).about(anchor, in: bounds))
  }
}
