import InbetweenMotion

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle, Equatable {
  private let base: any ShapeStyle

  /// Hides a style's type.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    base._paint(in: environment)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint {
    base._paint(in: environment, level: level)
  }

  /// Whether two styles are known to draw the same.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    isSameStyle(lhs.base, rhs.base)
  }
}
