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
        Row(title: "An ordinary row") { HStack { buttons } }
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
        .padding(.horizontal, 8)
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

/// Puts views side by side, as far apart as they want, and gives each the width of the widest.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = largestSize(of: subviews)
    let gaps = spacing(between: subviews).reduce(0, +)
    return CGSize(
      width: largest.width * CGFloat(subviews.count) + gaps, height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = ProposedViewSize(width: largestSize(of: subviews).width, height: bounds.height)
    var x = bounds.minX
    for (subview, gap) in zip(subviews, spacing(between: subviews) + [0]) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
      x += (size.width ?? 0) + gap
    }
  }

  private func largestSize(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private func spacing(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
  }
}
