import Inbetween

/// Buttons of the same width, by a layout of one's own, and the same buttons in an ordinary row.
///
/// A button counts how often it was chosen, by a click, or by Tab and Return. The space bar and the arrow keys take
/// the next set of words.
public struct EqualWidth: View {
  @State private var language = 0
  @State private var answer = "nothing yet"
  private let animation: Animation

  /// Creates the two rows; `animation` is how the buttons change their widths.
  public init(animation: Animation = .spring) { self.animation = animation }

  public var body: some View {
    // What does not fit into the window can be scrolled to.
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 16) {
        Row(title: "All as wide as the widest") { EqualWidthHStack { buttons } }
        Row(title: "An ordinary row") { HStack(spacing: 0) { buttons } }
        Text("Chosen: \(answer)").foregroundColor(.gray)
      }
    }
    .focusable()
    .onKeyPress(.space) { speak(language + 1) }
    .onKeyPress(.rightArrow) { speak(language + 1) }
    .onKeyPress(.leftArrow) { speak(language - 1) }
  }

  private static let words = [
    ["OK", "Cancel, maybe later"],
    ["In Ordnung", "Abbrechen", "Hilfe"],
    ["D'accord", "Non"],
  ]

  private var buttons: some View {
    ForEach(Self.words[language].indices, id: \.self) { index in
      let word = Self.words[language][index]
      // A longer answer may move what is in flight.
      Button(word) { withAnimation(animation) { answer = word } }
        .frame(maxWidth: .infinity)
        .background { RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.35)) }
    }
  }

  private func speak(_ next: Int) -> KeyPress.Result {
    let count = Self.words.count
    withAnimation(animation) { language = (next + count) % count }
    return .handled
  }

  /// A title and what it is the title of.
  private struct Row<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
        content
      }
    }
  }
}

/// Puts views side by side and gives each the width of the widest.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
