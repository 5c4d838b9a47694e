import InbetweenDrawing
import InbetweenMotion

/// The style of what is behind everything: what `backgroundStyle` set, else the window's own background.
///
/// Where the colour scheme is not that of the window, it is the scheme's: white or black.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    if let style = environment.backgroundStyle {
      // A style that stands for the background itself ends at the window's.
      var outer = environment
      outer.backgroundStyle = nil
      return style._paint(in: outer)
    }
    return environment.windowBackground._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what is behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

/// What lies under everything, and the scheme that it suits.
nonisolated struct WindowBackground: Hashable, ShapeStyle {
  var color: RGBA
  var scheme: ColorScheme

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let current = environment.colorScheme
    guard current == scheme else {
      return (current == .light ? Color.white : Color.black)._paint(in: environment)
    }
    return _StylePaint(
      Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha))
  }
}

private enum WindowBackgroundKey: EnvironmentKey {
  static var defaultValue: WindowBackground { WindowBackground(color: .black, scheme: .dark) }
}

extension EnvironmentValues {
  /// The style of what is behind views; nil for the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What lies under everything.
  var windowBackground: WindowBackground {
    get { self[WindowBackgroundKey.self] }
    set { self[WindowBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Has the background style inside be another one.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
