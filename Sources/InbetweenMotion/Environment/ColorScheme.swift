/// Whether a terminal's background is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.dark
}

/// The colour of a terminal's text, and the scheme of the background that it suits.
package struct WindowForeground: Hashable, Sendable {
  package let color: Color.Resolved
  package let scheme: ColorScheme

  package init(color: Color.Resolved, scheme: ColorScheme) {
    self.color = color
    self.scheme = scheme
  }
}

private enum WindowForegroundKey: EnvironmentKey {
  static let defaultValue: WindowForeground? = nil
}

extension EnvironmentValues {
  /// The colour of the terminal's text; nil where it told none.
  package var windowForeground: WindowForeground? {
    get { self[WindowForegroundKey.self] }
    set { self[WindowForegroundKey.self] = newValue }
  }

  /// Whether the background is light or dark; dark unless the terminal said otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
