import InbetweenMotion

/// How much what is drawn matters: a level of the foreground style.
///
/// Levels that `foregroundStyle` does not name are the last one that it names, fainter: at 50, 25, 18 and
/// 10 percent of its opacity. Without a foreground style they are the system's label colours.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  fileprivate init(level: Int) { self.level = level }

  /// Parts of the opacity, by how far below the last named level.
  static let fractions = [1, 0.5, 0.25, 0.18, 0.1]
  /// The opacity of the system's labels by level, of which the second is ``Color/secondary``.
  private static let labels = [1, 0.6, 0.3, 0.18, 0.1]

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    guard let styles = environment.foregroundStyles, let last = styles.levels.last else {
      if level == 0 { return Color.primary._paint(in: environment) }
      return Color.secondary._paint(in: environment)
        .faded(by: Self.labels[level] / Self.labels[1])
    }
    var outer = environment
    outer.foregroundStyles = styles.outer
    guard level >= styles.levels.count else { return styles.levels[level]._paint(in: outer) }
    return last._paint(in: outer, level: level - styles.levels.count + 1)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most: the foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// What matters still less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// What matters little.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// What matters least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
