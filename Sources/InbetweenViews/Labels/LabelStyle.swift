import InbetweenMotion

/// How labels are arranged.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what the style makes of a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns a label made of its parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style arranges.
public nonisolated struct LabelStyleConfiguration {
  /// The title of a label.
  public nonisolated struct Title: View {
    let content: AnyView

    /// The title.
    public var body: some View { content }
  }

  /// The icon of a label.
  public nonisolated struct Icon: View {
    let content: AnyView

    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  /// How labels are arranged.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Arranges the labels inside in a style.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, style)
  }
}
