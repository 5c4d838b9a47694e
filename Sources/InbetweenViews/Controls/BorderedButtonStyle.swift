/// A label in the accent colour on a tint of it.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: ButtonLook(.tinted), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the accent colour on a tint of it.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
