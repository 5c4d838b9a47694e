import Inbetween

/// Three cards in one style: another look of the style is another look of every card.
///
/// The arrow keys or a click raise a card. The space bar, Return, or a click on the line at the bottom
/// gives the cards the next look.
public struct Cards: View {
  @State private var selected = 1
  @State private var look = 0
  private let animation: Animation

  /// Creates the cards; `animation` raises them and changes their look.
  public init(animation: Animation = .spring) { self.animation = animation }

  public var body: some View {
    ZStack {
      Color(red: 0.35, green: 0.42, blue: 0.55)
      ViewThatFits {
        VStack(spacing: 48) {
          HStack(spacing: 24) {
            ForEach(Self.weather.indices, id: \.self) { index in
              card(index, isRaised: index == selected).onTapGesture { select(index) }
            }
          }
          Text("Look: \(CardLook.all[look].name)")
            .foregroundStyle(.white.opacity(0.8))
            .onTapGesture { nextLook() }
        }
        // Where there is no room for three there is one, and a click on it is for the look.
        card(selected, isRaised: false).onTapGesture { nextLook() }
      }
    }
    .environment(\.cardLook, CardLook.all[look])
    .focusable()
    .onKeyPress(.leftArrow) { select(selected - 1) }
    .onKeyPress(.rightArrow) { select(selected + 1) }
    .onKeyPress(.space) { nextLook() }
    .onKeyPress(.return) { nextLook() }
  }

  private static let weather = [
    (title: "Rain", value: "4 mm"), (title: "Wind", value: "23 km/h"), (title: "Sun", value: "6 h"),
  ]

  private func card(_ index: Int, isRaised: Bool) -> some View {
    TitledCard(title: Self.weather[index].title, isRaised: isRaised) {
      Text(Self.weather[index].value)
    }
  }

  @discardableResult
  private func select(_ index: Int) -> KeyPress.Result {
    guard Self.weather.indices.contains(index) else { return .handled }
    withAnimation(animation) { selected = index }
    return .handled
  }

  @discardableResult
  private func nextLook() -> KeyPress.Result {
    withAnimation(animation) { look = (look + 1) % CardLook.all.count }
    return .handled
  }
}

/// How cards are drawn.
struct CardLook: Equatable {
  let name: String
  let top: Color
  let bottom: Color
  let ink: Color
  let cornerRadius: CGFloat

  static let all = [
    CardLook(
      name: "paper", top: .white, bottom: Color(white: 0.85), ink: Color(white: 0.1),
      cornerRadius: 8),
    CardLook(
      name: "night", top: Color(red: 0.1, green: 0.1, blue: 0.25),
      bottom: Color(red: 0.3, green: 0.15, blue: 0.4), ink: .white, cornerRadius: 16),
    CardLook(
      name: "glass", top: .white.opacity(0.35), bottom: .white.opacity(0.1), ink: .white,
      cornerRadius: 0),
  ]
}

extension EnvironmentValues {
  /// The look of all cards.
  @Entry var cardLook = CardLook.all[0]
}

/// The style of every card: the one place that says what a card looks like.
private struct CardStyle: ViewModifier {
  @Environment(\.cardLook) private var look
  let isRaised: Bool

  func body(content: Content) -> some View {
    content
      .foregroundStyle(look.ink)
      .padding()
      .background(
        .linearGradient(colors: [look.top, look.bottom], startPoint: .top, endPoint: .bottom),
        in: RoundedRectangle(cornerRadius: look.cornerRadius)
      )
      .shadow(color: .black.opacity(0.6), radius: isRaised ? 24 : 8, y: isRaised ? 24 : 4)
      .offset(y: isRaised ? -16 : 0)
  }
}

extension View {
  fileprivate func card(isRaised: Bool) -> some View { modifier(CardStyle(isRaised: isRaised)) }
}

/// A card with a title.
private struct TitledCard<Content: View>: View {
  let title: String
  let isRaised: Bool
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).bold()
      content
    }
    .frame(maxWidth: 120, alignment: .leading)
    .card(isRaised: isRaised)
  }
}
