/// A label as it is; it fades while the button is pressed.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: ButtonLook(.plain), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is; it fades while the button is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
