/// How buttons look; they act as buttons do.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns what the button looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Gives the buttons inside a style that says how they look.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    buttonStyle(PressableButtonStyle(style: style))
  }
}

/// Has buttons act as buttons do, and look as a style says.
nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

/// A button that knows whether it is pressed.
nonisolated struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @State private var isFocused = false

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  @MainActor var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        isPressed: isPressed)
    )
    .environment(\.isFocused, isFocused)
    .gesture(
      PressingGesture(content: PressGesture()) { isPressed = $0 }
        .onEnded { _ in configuration.trigger() }
    )
    .modifier(FocusReader { isFocused = $0 })
  }
}
