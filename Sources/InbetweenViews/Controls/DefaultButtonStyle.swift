/// The look of buttons that were given no style: a label in the accent colour.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: ButtonLook(.none), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of buttons that were given no style: a label in the accent colour.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
