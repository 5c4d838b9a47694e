import InbetweenMotion

/// The style of what can be acted on: what `tint` set around the view, else the accent colour.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    // A tint that stands for the tint itself ends at the accent colour.
    var outer = environment
    outer.tint = nil
    return (environment.tint ?? AnyShapeStyle(Color.accentColor))._paint(in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that `tint` set; nil for the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Draws what can be acted on inside with a style; nil with the accent colour.
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Draws what can be acted on inside in a colour; nil in the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Draws what can be acted on inside in a colour; nil in the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
