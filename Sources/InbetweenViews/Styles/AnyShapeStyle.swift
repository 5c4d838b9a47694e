import InbetweenMotion

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle, Equatable {
  private let base: any ShapeStyle

  /// Hides a style's type.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    base._paint(in: environment)
  }

  /// Whether two styles are known to draw the same.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    isSameStyle(lhs.base, rhs.base)
  }
}

/// A style that is more transparent than another one.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    base._paint(in: environment).faded(by: opacity)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.opacity == rhs.opacity && isSameStyle(lhs.base, rhs.base)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a number 0…1.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
