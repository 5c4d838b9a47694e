import Inbetween

/// The months of a year as a grid, a circle and a stack: one `AnyLayout`, whose views stay the same ones.
///
/// The digits 1, 2 and 3 or the left and right arrows choose, as do a click on a word, or Tab and Return. In a
/// small window the wheel and the upper and lower arrow scroll.
public struct Layouts: View {
  @State private var arrangement = Arrangement.grid
  private let animation: Animation

  /// Creates the year; `animation` has the months fly to their places.
  public init(animation: Animation = .spring(duration: 0.6, bounce: 0.25)) {
    self.animation = animation
  }

  public var body: some View {
    VStack(spacing: 0) {
      Selector(selected: arrangement) { select($0) }
      GeometryReader { proxy in
        ScrollView {
          months(in: proxy.size)
        }
      }
    }
    .focusable()
    .onKeyPress(.leftArrow) { select(arrangement.neighbour(-1)) }
    .onKeyPress(.rightArrow) { select(arrangement.neighbour(1)) }
    .onKeyPress(characters: .decimalDigits) { press in
      guard let choice = Arrangement.allCases.first(where: { $0.key == press.characters }) else {
        return .ignored
      }
      return select(choice)
    }
  }

  private func months(in size: CGSize) -> some View {
    let isSmall = size.width < 240
    let layout = arrangement.layout(spacing: isSmall ? 0 : 16)
    return layout {
      ForEach(0..<4) { quarter in
        GridRow {
          ForEach(Month.all[quarter * 3..<quarter * 3 + 3]) { Tile(month: $0) }
        }
      }
    }
    .padding(isSmall || arrangement == .stack ? 0 : 16)
    .frame(maxWidth: arrangement.greatest.width, maxHeight: arrangement.greatest.height)
    .frame(width: size.width)
    .frame(height: max(size.height, isSmall ? arrangement.leastHeight : 192))
  }

  @discardableResult
  private func select(_ choice: Arrangement) -> KeyPress.Result {
    withAnimation(animation) { arrangement = choice }
    return .handled
  }
}

/// A way to arrange the months.
private enum Arrangement: String, CaseIterable {
  case grid = "Grid"
  case circle = "Circle"
  case stack = "Stack"

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  var key: String { "\(index + 1)" }

  func layout(spacing: CGFloat) -> AnyLayout {
    switch self {
    case .grid: AnyLayout(GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing))
    case .circle: AnyLayout(CircleLayout())
    case .stack: AnyLayout(VStackLayout(spacing: 0))
    }
  }

  /// The size that it does not pass, in points.
  var greatest: CGSize {
    self == .stack
      ? CGSize(width: 320, height: 192) : CGSize(width: CGFloat.infinity, height: .infinity)
  }

  /// The height at which months neither lack a row nor cover each other, in points.
  var leastHeight: CGFloat {
    switch self {
    case .grid: 64
    case .circle: 256
    case .stack: 192
    }
  }

  func neighbour(_ step: Int) -> Arrangement {
    Self.allCases[min(Self.allCases.count - 1, max(0, index + step))]
  }
}

/// Places views around a circle, from the top and clockwise; around an ellipse where the space is narrow.
struct CircleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // As high as a number of rows.
    let height = max(16, (bounds.height / 144).rounded(.down) * 16)
    let size = CGSize(width: max(24, height * 1.75), height: height)
    let down = max(0, bounds.height - size.height) / 2
    let across = min(down, max(0, bounds.width - size.width) / 2)
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 * Double(index) / Double(subviews.count))
      let place = CGPoint(
        x: bounds.midX + across * CGFloat(sin(angle.radians)),
        y: bounds.midY - down * CGFloat(cos(angle.radians)))
      subview.place(at: place, anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

/// A month, and its colour in the round of the year.
private struct Month: Identifiable {
  let name: String
  let color: Color
  var id: String { name }

  static let all = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  .enumerated()
  .map { index, name in
    // From the blue of winter by green and yellow to red, and on to blue.
    let hue = (0.6 - Double(index) / 12 + 1).truncatingRemainder(dividingBy: 1)
    return Month(name: name, color: Color(hue: hue, saturation: 0.6, brightness: 0.55))
  }
}

private struct Tile: View {
  let month: Month

  var body: some View {
    Text(month.name)
      .lineLimit(1)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background {
        RoundedRectangle(cornerRadius: 4).fill(month.color).accessibilityIdentifier(month.name)
      }
  }
}

/// The words to choose from; digits where there is little space.
private struct Selector: View {
  let selected: Arrangement
  let select: (Arrangement) -> Void
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Arrangement.allCases, id: \.self) { choice in
        ViewThatFits(in: .horizontal) {
          Text("\(choice.key) \(choice.rawValue)").frame(width: 88)
          Text(choice.key).frame(maxWidth: .infinity)
        }
        .background {
          if choice == selected {
            Capsule().fill(.blue.opacity(0.4)).matchedGeometryEffect(id: "choice", in: namespace)
          }
        }
        .onTapGesture { select(choice) }
      }
    }
  }
}
