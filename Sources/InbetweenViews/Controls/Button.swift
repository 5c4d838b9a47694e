import InbetweenMotion

/// Something that is clicked, or chosen by Return or the space bar, to have something done.
///
/// The mouse button has to go up in the button that it went down in. Tab brings the keyboard focus.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyles) private var styles

  /// Creates a button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button for something special, with a label of its own.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    var outer = styles
    let style: any PrimitiveButtonStyle = outer.styles.popLast() ?? DefaultButtonStyle()
    return styled(by: style).environment(\.buttonStyles, outer)
  }

  @MainActor
  private func styled<Style: PrimitiveButtonStyle>(by style: Style) -> AnyView {
    AnyView(
      StyledButton(
        style: style,
        configuration: PrimitiveButtonStyleConfiguration(
          role: role,
          label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
          action: action)))
  }
}

extension Button where Label == Text {
  /// Creates a button with a text that may have marks for emphasis.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button for something special, with a text that may have marks for emphasis.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button for something special, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == InbetweenViews.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button for something special, with a text and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      InbetweenViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was asked for, in the style that is around that one's.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
