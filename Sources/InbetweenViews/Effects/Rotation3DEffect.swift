import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view turned in space about an axis through a point of its frame; its layout stays.
  ///
  /// A cell has no room for perspective: the view is drawn as seen from far away, whatever `perspective` is.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
        anchorZ: anchorZ))
  }
}

/// Shows a view turned in space.
public nonisolated struct _Rotation3DEffect: GeometryEffect, Equatable {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat

  @MainActor public var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<
        AnimatableValues<Double, Double, Double>,
        AnimatablePair<UnitPoint.AnimatableData, CGFloat>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatableValues(axis.x, axis.y, axis.z),
          AnimatablePair(anchor.animatableData, anchorZ)))
    }
    set {
      angle.animatableData = newValue.first
      let (x, y, z) = newValue.second.first.value
      axis = SIMD3(x, y, z)
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second
    }
  }

  /// Source: Rodrigues' rotation formula, of which the columns for x and y remain.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let unit = axis / length
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    // The anchor's depth moves what is turned away from or towards it.
    let depth = -(anchorZ.isFinite ? Double(anchorZ) : 0)
    let turn = CGAffineTransform(
      a: CGFloat(cosine + unit.x * unit.x * rest),
      b: CGFloat(unit.x * unit.y * rest + unit.z * sine),
      c: CGFloat(unit.x * unit.y * rest - unit.z * sine),
      d: CGFloat(cosine + unit.y * unit.y * rest),
      tx: CGFloat(depth * (unit.x * unit.z * rest + unit.y * sine)),
      ty: CGFloat(depth * (unit.y * unit.z * rest - unit.x * sine)))
    return ProjectionTransform(turn.about(anchor, in: CGRect(origin: .zero, size: size)))
  }
}
