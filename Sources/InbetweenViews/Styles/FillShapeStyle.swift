import InbetweenMotion

/// The style of what is filled on top of a background, which shines through: a faint grey.
///
/// Its levels are for shapes that are larger the less they matter: the track of a slider is filled with the
/// first, a field for text with the third.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Red, green and blue in bytes and the opacity by level, in light and in dark.
  ///
  /// Source: the system fill colours of iOS; the fifth level is half of the fourth.
  private static let levels: [(light: (Double, Double, Double, Double), dark: Double)] = [
    ((120, 120, 128, 0.2), 0.36), ((120, 120, 128, 0.16), 0.32), ((118, 118, 128, 0.12), 0.24),
    ((116, 116, 128, 0.08), 0.18), ((116, 116, 128, 0.04), 0.09),
  ]

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _paint(in: environment, level: 0)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint {
    let (light, dark) = Self.levels[level]
    let opacity = environment.colorScheme == .light ? light.3 : dark
    return Color(
      red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, opacity: opacity
    )._paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of what is filled on top of a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
