import Inbetween
import Testing

/// What the text about parts that are used again relies on: a style and containers of an author's own.
@MainActor @Suite struct StyleSeedTests {
  private nonisolated static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3),
  ]

  private func stage<Content: View>(_ content: Content, _ size: GridSize) -> Stage {
    Stage(content, columns: size.columns, rows: size.rows, metrics: .terminal)
  }

  /// Taps the middle of the first text on screen.
  private func tapFirstText(_ stage: Stage, at time: Double) {
    guard let frame = stage.at(time).texts.first?.frame else {
      Issue.record("there is no text")
      return
    }
    stage.tap(frame.x + frame.width / 2, frame.y + frame.height / 2, at: time)
  }

  @Test(arguments: sizes)
  func `a style that is a modifier makes a card of any view`(size: GridSize) {
    let log = Log()
    let stage = stage(Text("Plan").plate().onTapGesture { log.note("tap") }, size)
    let picture = stage.at(0)
    let kinds = picture.list.items.map { item -> String in
      if item.node < 0 { return "shadow" }
      if case .text = item.payload { return "text" }
      return "shape"
    }
    #expect(kinds == ["shadow", "shape", "text"])
    // The text of 4 columns and 1 row, with 2 columns and 1 row of padding to each side.
    let plate = picture.nodes[0].frame
    #expect(plate.width == 8 && plate.height == 3)
    #expect(plate.x == Double(size.columns - 8) / 2)
    tapFirstText(stage, at: 0)
    #expect(log.entries == ["tap"])
  }

  @Test(arguments: sizes)
  func `a container with a title takes any number of views`(size: GridSize) {
    let log = Log()
    let stage = stage(
      Titled(title: "June") {
        Text("Rent: 700")
        Text("Tram: 49").onTapGesture { log.note("tram") }
      }, size)
    let texts = stage.at(0).texts
    #expect(texts.map(\.text).first == "June")
    #expect(texts.count == 3)
    #expect(Set(texts.map(\.frame.x)).count == 1)
    // As wide as it is offered, but for the padding of 2 columns.
    #expect(stage.at(0).ofType("RoundedRectangle").map(\.width) == [Double(size.columns)])
    if size.rows > 3 { #expect(stage.at(0).text("Tram: 49") != nil) }
    if let place = stage.at(0).text("Tram: 49") {
      stage.tap(place.x + 1, place.y + 0.5, at: 0)
      #expect(log.entries == ["tram"])
    }
  }

  @Test func `another style of the one modifier is another style of every card`() {
    let (stage, remote) = Remote.stage(4.0, columns: 80, rows: 24, metrics: .terminal) { radius in
      HStack {
        ForEach(0..<3, id: \.self) { Text("Card \($0)").plate(radius: radius) }
      }
    }
    func corners() -> [ShapeGeometry] {
      stage.at(1).ofType("RoundedRectangle").compactMap {
        if case .fill(let shape) = $0.item.payload { shape } else { nil }
      }
    }
    let small = ShapeGeometry.roundedRectangle(cornerWidth: 4, cornerHeight: 4)
    #expect(corners() == [small, small, small])
    remote.set(8, at: 1)
    let large = ShapeGeometry.roundedRectangle(cornerWidth: 8, cornerHeight: 8)
    #expect(corners() == [large, large, large])
  }

  @Test(arguments: sizes)
  func `a scrolling container takes cards by a builder, also through a protocol`(size: GridSize) {
    let log = Log()
    let stage = stage(
      Shelf {
        Text("Welcome").onTapGesture { log.note("welcome") }
        Text("Start")
        if size.columns > 10 { Text("Explore") }
      }, size)
    let texts = stage.at(0).texts.map(\.text)
    #expect(texts == (size.columns > 10 ? ["Welcome", "Start", "Explore"] : ["Welcome", "Start"]))
    // 2 columns of padding, and 1 between the cards.
    #expect(stage.at(0).text("Welcome")?.x == 2)
    #expect(stage.at(0).text("Start")?.x == 10)
    tapFirstText(stage, at: 0)
    #expect(log.entries == ["welcome"])
    stage.key(.rightArrow, at: 1)
    #expect(stage.at(3).text("Welcome") != nil)
  }
}

/// A style as an author writes one.
private struct PlateStyle: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.background, in: RoundedRectangle(cornerRadius: radius))
      .shadow(color: .white.opacity(0.2), radius: 6, y: 2)
  }
}

extension View {
  fileprivate func plate(radius: CGFloat = 12) -> some View { modifier(PlateStyle(radius: radius)) }
}

/// A container as an author writes one.
private struct Titled<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).bold()
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .plate()
  }
}

/// What containers have in common: a closure that makes their content.
private protocol Container: View {
  associatedtype Content
  init(content: @escaping () -> Content)
}

extension Container {
  fileprivate init(@ViewBuilder _ content: @escaping () -> Content) {
    self.init(content: content)
  }
}

/// A row that scrolls.
private struct Shelf<Content: View>: Container {
  var content: () -> Content

  var body: some View {
    ScrollView(.horizontal) {
      HStack(content: content).padding()
    }
  }
}
