import Inbetween

/// Three tabs: a click, the arrow keys or a digit moves the highlight.
public struct PeriodPicker: View {
  @Namespace private var namespace
  @State private var selected = 0

  private let titles: [String]
  private let animation: Animation

  /// Creates a picker; `animation` moves the highlight.
  public init(titles: [String] = ["Day", "Week", "Month"], animation: Animation = .easeInOut) {
    self.titles = titles
    self.animation = animation
  }

  public var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background {
            if selected == index {
              Capsule()
                .fill(.blue.opacity(0.2))
                .matchedGeometryEffect(id: "highlight", in: namespace)
            }
          }
          .onTapGesture { select(index) }
      }
    }
    .focusable()
    .onKeyPress(.leftArrow) { select(max(0, selected - 1)) }
    .onKeyPress(.rightArrow) { select(min(titles.count - 1, selected + 1)) }
    .onKeyPress(characters: .decimalDigits) { press in
      guard let digit = Int(press.characters), titles.indices.contains(digit - 1) else {
        return .ignored
      }
      return select(digit - 1)
    }
  }

  @discardableResult
  private func select(_ index: Int) -> KeyPress.Result {
    withAnimation(animation) { selected = index }
    return .handled
  }
}
