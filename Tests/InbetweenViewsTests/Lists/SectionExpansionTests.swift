import Inbetween
import Testing

/// Sections that may be collapsed.
@MainActor @Suite struct SectionExpansionTests {
  private struct Page: View {
    @Binding var isExpanded: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Section("head", isExpanded: $isExpanded) { Text("row") }
        Text("end")
      }
    }
  }

  private struct Owner: View {
    @State var isExpanded: Bool
    let animation: Animation?

    var body: some View {
      TopLeading {
        Page(isExpanded: $isExpanded)
        Text("turn").onTapGesture { withAnimation(animation) { isExpanded.toggle() } }
      }
    }
  }

  @Test func `rows go with the animation of the change, and what is below moves up`() {
    let stage = Stage(
      Owner(isExpanded: true, animation: .linear(duration: 1)), columns: 12, rows: 8)
    #expect(stage.at(0).texts.prefix(3).map(\.text) == ["head", "row", "end"])
    let end = stage.at(0).text("end")?.y ?? -1
    stage.send(.tapNamed("turn"), at: 0)
    let half = stage.at(0.5)
    #expect(half.text("end")?.y == end - 0.5)
    #expect(half.nodes.first { $0.type == "Text" && $0.opacity != 1 }?.opacity == 0.5)
    #expect(stage.at(1).texts.map(\.text) == ["head", "end", "turn"])
    #expect(stage.at(1).text("end")?.y == end - 1)
    stage.send(.tapNamed("turn"), at: 2)
    #expect(stage.at(3).texts.map(\.text) == ["head", "row", "end", "turn"])
  }

  @Test func `a collapsed section makes no rows`() {
    let stage = Stage(Owner(isExpanded: false, animation: nil), columns: 12, rows: 8)
    #expect(stage.at(0).texts.map(\.text) == ["head", "end", "turn"])
    stage.send(.tapNamed("turn"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["head", "row", "end", "turn"])
  }

  private struct Sidebar: View {
    @State private var isTreesExpanded = true
    @State private var isRestExpanded = false

    var body: some View {
      List {
        Section("Trees", isExpanded: $isTreesExpanded) {
          ForEach(["oak", "elm"], id: \.self) { Text($0) }
        }
        Section(isExpanded: $isRestExpanded) {
          Text("fern")
        } header: {
          Text("Rest")
        }
      }
      .listStyle(.sidebar)
    }
  }

  private func lines(_ stage: Stage, at time: Double) -> [String] {
    let screen = Screen(stage.at(time))
    return (0..<stage.size.rows).map { screen.text(row: $0, columns: 0..<10) }
  }

  private let open = [
    "          ", " ∨ Trees  ", " oak      ", " elm      ", "          ", " › Rest   ",
    "          ",
  ]

  private let closed = [
    "          ", " › Trees  ", "          ", " › Rest   ", "          ", "          ",
    "          ",
  ]

  @Test func `at the side a header shows what is collapsed, and a click anywhere on it changes it`()
  {
    let stage = Stage(Sidebar(), columns: 10, rows: 7, metrics: .terminal)
    #expect(lines(stage, at: 0) == open)
    stage.tap(8, 1, at: 0)
    #expect(lines(stage, at: 5) == closed)
    stage.tap(1, 1, at: 5)
    #expect(lines(stage, at: 10) == open)
    stage.tap(4, 5, at: 10)
    #expect(lines(stage, at: 15)[5...] == [" ∨ Rest   ", " fern     "])
  }

  @Test func `Tab and Return change it too`() {
    let stage = Stage(Sidebar(), columns: 10, rows: 7, metrics: .terminal)
    _ = stage.at(0)
    // The scroll view has the focus first.
    var tabs = 0
    while lines(stage, at: 10) == open, tabs < 3 {
      stage.key(.tab, at: 10)
      stage.key(.return, at: 10)
      tabs += 1
      _ = stage.at(15)
    }
    #expect(lines(stage, at: 20) == closed)
  }

  @Test func `in other lists the header is as ever`() {
    let stage = Stage(
      List { Section("Trees", isExpanded: .constant(false)) { Text("oak") } }, columns: 10,
      rows: 3, metrics: .terminal)
    #expect(lines(stage, at: 0) == [" Trees    ", "          ", "          "])
  }
}
