import Foundation

/// A view that leads to an address, by a click or by Return or the space bar.
///
/// Its text is underlined and in the colour of what can be acted on. The address goes to the environment's
/// `openURL`, and along with the text into the picture.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a view of its own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    label
      .environment(\.textLink, destination)
      .foregroundStyle(TintShapeStyle())
      .onTapGesture { openURL(destination) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a text that may have marks for emphasis.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
