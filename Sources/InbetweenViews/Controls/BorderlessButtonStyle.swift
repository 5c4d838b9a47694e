/// A label in the accent colour, red if the button is destructive; it fades while the button is pressed.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: ButtonLook(.none), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the accent colour, red if the button is destructive; it fades while the button is pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
