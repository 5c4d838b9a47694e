import Inbetween

/// Four pictures: a click or Return has one grow into the whole window, and back.
///
/// The way can be turned round at any time. The arrow keys choose a picture, and turn the pages of open ones.
public struct Hero: View {
  @Namespace private var namespace
  @State private var selected = 0
  @State private var isOpen = false

  private let pictures = Landscape.all
  private let animation: Animation

  /// Creates the pictures; `animation` opens and closes them.
  public init(animation: Animation = .spring(duration: 0.5, bounce: 0.15)) {
    self.animation = animation
  }

  public var body: some View {
    GeometryReader { proxy in
      let isTight = proxy.size.height < 112
      ZStack {
        // The shelf takes 58 columns and seven rows.
        if isTight || proxy.size.width < 464 { smallShelf(isTight: isTight) } else { shelf }
        if isOpen { page(isTight: isTight) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .focusable()
    .onKeyPress(.leftArrow) { select(selected - 1) }
    .onKeyPress(.rightArrow) { select(selected + 1) }
    .onKeyPress(.return) { toggle(selected) }
    .onKeyPress(.space) { toggle(selected) }
    .onKeyPress(.escape) { isOpen ? toggle(selected) : .ignored }
  }

  private var shelf: some View {
    VStack(spacing: 16) {
      Text("Four landscapes")
      HStack(spacing: 16) {
        ForEach(pictures.indices, id: \.self) { index in
          VStack(spacing: 0) {
            ZStack {
              Color.clear
              if !(isOpen && selected == index) { thumbnail(index, isTight: false) }
            }
            .frame(width: 104, height: 64)
            Text(selected == index ? "▔▔▔▔" : "    ")
          }
        }
      }
    }
  }

  /// The selected picture alone.
  private func smallShelf(isTight: Bool) -> some View {
    VStack(spacing: 0) {
      ZStack {
        Color.clear
        if !isOpen { thumbnail(selected, isTight: isTight).id(selected) }
      }
      .frame(maxWidth: 104, maxHeight: 64)
      Text("◂ \(selected + 1) of \(pictures.count) ▸").lineLimit(1)
    }
  }

  private func thumbnail(_ index: Int, isTight: Bool) -> some View {
    Picture(landscape: pictures[index], isLarge: false, isTight: isTight)
      .matchedGeometryEffect(id: pictures[index].name, in: namespace)
      .onTapGesture { toggle(index) }
  }

  private func page(isTight: Bool) -> some View {
    Picture(landscape: pictures[selected], isLarge: true, isTight: isTight)
      .matchedGeometryEffect(id: pictures[selected].name, in: namespace)
      .onTapGesture { toggle(selected) }
      .id(selected)
      .zIndex(1)
  }

  @discardableResult
  private func toggle(_ index: Int) -> KeyPress.Result {
    withAnimation(animation) {
      isOpen.toggle()
      selected = index
    }
    return .handled
  }

  private func select(_ index: Int) -> KeyPress.Result {
    guard pictures.indices.contains(index) else { return .handled }
    withAnimation(animation) { selected = index }
    return .handled
  }
}

/// What a picture shows.
struct Landscape {
  let name: String
  let color: Color
  let story: String

  static let all = [
    Landscape(
      name: "Dunes", color: .orange,
      story: "The wind moves every grain, and the dune stays what it is."),
    Landscape(
      name: "Fjord", color: .blue,
      story: "The sea came in where the ice had been, and kept the form."),
    Landscape(
      name: "Forest", color: .green, story: "Each year the ring outside, never the one within."),
    Landscape(
      name: "Heath", color: .purple,
      story: "In August it is of one colour, as if somebody had asked."),
  ]
}

extension Hero {
  private struct Picture: View {
    let landscape: Landscape
    let isLarge: Bool
    /// Whether there is no space around the text.
    let isTight: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: isTight ? 0 : 16) {
        Text(landscape.name)
        if isLarge { Text(landscape.story) }
      }
      .padding(isTight ? 0 : 16)
      // Without a least size the page could not be as small as the thumbnail that it comes from.
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
      )
      .background { RoundedRectangle(cornerRadius: 8).fill(landscape.color) }
    }
  }
}
