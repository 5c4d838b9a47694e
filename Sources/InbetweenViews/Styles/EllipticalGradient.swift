import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Colours that change with the distance from a point, as a part of the width and the height.
///
/// It is a style, and a view that fills the space that it is offered. Colours, centre and radii are animated.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startFraction: CGFloat
  private let endFraction: CGFloat

  init(
    _ gradient: AnyGradient, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startFraction, self.endFraction) = (startFraction, endFraction)
  }

  /// Creates a gradient between two ellipses, whose radii are fractions of what is drawn.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startFraction: startRadiusFraction,
      endFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    gradient.paint(
      .elliptical(
        center: center, startFraction: bounded(startFraction) ?? 0,
        endFraction: bounded(endFraction) ?? 0),
      in: environment)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that change with the distance from a point, as a part of the width and the height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at even distances from a point of what is drawn.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places between two ellipses around a point of what is drawn.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours that change with the distance from a point, as a part of the width and the height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient, center: center, startFraction: startRadiusFraction,
      endFraction: endRadiusFraction)
  }
}
