import InbetweenMotion

/// How buttons look, and when they do what they are there for.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns a button; it calls `trigger()` of the configuration when it is used.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The styles that views around a button set, the nearest one last.
///
/// A style may make buttons of its own, which have the style around it.
nonisolated struct ButtonStyles: Equatable {
  var styles: [any PrimitiveButtonStyle] = []

  /// Styles that hold something are taken for different ones, so that no change is missed.
  static func == (lhs: ButtonStyles, rhs: ButtonStyles) -> Bool {
    lhs.styles.count == rhs.styles.count && zip(lhs.styles, rhs.styles).allSatisfy(isSame)
  }

  private static func isSame(
    _ left: any PrimitiveButtonStyle, _ right: any PrimitiveButtonStyle
  ) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    return size(of: left) == 0
  }

  private static func size<Style: PrimitiveButtonStyle>(of style: Style) -> Int {
    MemoryLayout<Style>.size
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ButtonStyles { ButtonStyles() }
}

extension EnvironmentValues {
  /// The styles of the buttons here.
  var buttonStyles: ButtonStyles {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons inside a style that says how they look and when they act.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.buttonStyles) { $0.styles.append(style) }
  }
}

/// A button as a style makes it; what the style reads of the environment is read here.
nonisolated struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
