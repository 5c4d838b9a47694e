import InbetweenMotion

/// A header or a footer, with the look that a list gives it.
nonisolated struct SectionEdge<Content: View>: View {
  let content: Content
  /// Whether the section below is there, if that can be changed.
  var isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.listLook) private var look

  @MainActor var body: some View {
    if !isInList {
      content
    } else if let isExpanded, look.hasDisclosures {
      HStack(spacing: 8) {
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
        content
        Spacer(minLength: 0)
      }
      .foregroundStyle(.secondary)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
    } else {
      content.foregroundStyle(.secondary)
    }
  }
}
