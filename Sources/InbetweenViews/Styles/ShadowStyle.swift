import Foundation
import InbetweenMotion

/// A shadow that a style throws.
public nonisolated struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow under what is drawn, blurred by a radius and moved by a distance in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow along the inside of the edge of what is drawn. Not drawn: cells have no room for it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns the shadow as it is drawn in an environment; nil for one that is not drawn.
  func resolved(in environment: EnvironmentValues) -> _StylePaint.Shadow? {
    guard !isInner else { return nil }
    return _StylePaint.Shadow(
      color: color.resolve(in: environment), radius: sensible(radius) ?? 0,
      x: bounded(offset.width) ?? 0, y: bounded(offset.height) ?? 0)
  }
}
