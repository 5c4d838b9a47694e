import InbetweenMotion

/// The style that `foregroundStyle` set around the view.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle` set around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The styles that a view's text and shapes are drawn with, the most important first, and those around.
///
/// A style that stands for the foreground itself, such as `.secondary`, means the one around.
nonisolated final class ForegroundStyles: Sendable, Equatable {
  /// One to three styles.
  let levels: [any ShapeStyle]
  let outer: ForegroundStyles?

  init(_ levels: [any ShapeStyle], around outer: ForegroundStyles?) {
    self.levels = levels
    self.outer = outer
  }

  static func == (lhs: ForegroundStyles, rhs: ForegroundStyles) -> Bool {
    guard lhs !== rhs else { return true }
    return lhs.levels.count == rhs.levels.count && lhs.outer == rhs.outer
      && zip(lhs.levels, rhs.levels).allSatisfy { isSameStyle($0, $1) }
  }
}

/// Whether two styles are known to draw the same.
nonisolated func isSameStyle(_ lhs: any ShapeStyle, _ rhs: any ShapeStyle) -> Bool {
  func isSame<Style: ShapeStyle>(_ style: Style) -> Bool { InbetweenMotion.isSame(style, rhs) }
  return isSame(lhs)
}

private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
  /// The styles that text and shapes are drawn with; nil for the colours of the system.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

extension _Node {
  /// What the foreground is drawn with here.
  var foregroundPaint: _StylePaint { ForegroundStyle()._paint(in: environmentValues) }

  /// The colour of the foreground here; the first one of a gradient.
  var foregroundColor: Color.Resolved { foregroundPaint.leadingColor }
}

extension View {
  /// Draws text and shapes inside with a style.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_EnvironmentModifier.foreground([style]))
  }

  /// Draws text and shapes inside with a style, and what matters less with another one.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    modifier(_EnvironmentModifier.foreground([primary, secondary]))
  }

  /// Draws text and shapes inside with a style, and what matters less and least with others.
  nonisolated public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    modifier(_EnvironmentModifier.foreground([primary, secondary, tertiary]))
  }

  /// Draws text and shapes inside in a colour; nil draws them in the primary one.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      color.map { _EnvironmentModifier.foreground([$0]) }
        ?? _EnvironmentModifier { $0.foregroundStyles = nil })
  }
}

extension _EnvironmentModifier {
  fileprivate static func foreground(_ levels: [any ShapeStyle]) -> _EnvironmentModifier {
    _EnvironmentModifier {
      $0.foregroundStyles = ForegroundStyles(levels, around: $0.foregroundStyles)
    }
  }
}
