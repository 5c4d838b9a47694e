import Inbetween

/// Puts views into the window's upper left corner.
struct TopLeading<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension View {
  /// Gives a view a size and a name.
  func sized(_ name: String, _ width: CGFloat, _ height: CGFloat = 1) -> some View {
    accessibilityIdentifier(name).frame(width: width, height: height)
  }
}

/// Returns a coloured view with a size and a name.
@MainActor
func box(_ name: String, _ width: CGFloat = 1, _ height: CGFloat = 1) -> some View {
  Color.red.sized(name, width, height)
}
