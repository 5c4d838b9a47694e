import InbetweenMotion

/// A level of another style, which matters less the higher it is.
nonisolated struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle, Equatable {
  let base: Base
  let level: Int

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    base._paint(in: environment, level: level)
  }

  func _paint(in environment: EnvironmentValues, level: Int) -> _StylePaint {
    base._paint(in: environment, level: min(self.level + level, 4))
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.level == rhs.level && isSameStyle(lhs.base, rhs.base)
  }
}

extension ShapeStyle {
  /// The second level of the style: what matters less. Levels of most styles are fainter ones.
  public nonisolated var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  /// The third level of the style: what matters still less.
  public nonisolated var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  /// The fourth level of the style: what matters little.
  public nonisolated var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  /// The fifth level of the style: what matters least.
  public nonisolated var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}
