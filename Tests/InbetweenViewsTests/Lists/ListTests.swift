import Inbetween
import Testing

/// How the rows of a list look, and which are there.
@MainActor @Suite struct ListTests {
  private func lines(_ stage: Stage, at time: Double = 0, columns: Int = 12) -> [String] {
    let screen = Screen(stage.at(time))
    return (0..<stage.size.rows).map { screen.text(row: $0, columns: 0..<columns) }
  }

  @Test func `each view is a row with a line below it`() {
    let stage = Stage(
      List {
        Text("one")
        ForEach(["two", "three"], id: \.self) { Text($0) }
      }, columns: 12, rows: 7, metrics: .terminal)
    #expect(
      lines(stage) == [
        " one        ", " ───────────", " two        ", " ───────────", " three      ",
        " ───────────", "            ",
      ])
  }

  @Test func `lines can be hidden, and rows be moved in`() {
    let stage = Stage(
      List {
        Text("a").listRowSeparator(.hidden)
        Text("b").listRowInsets(EdgeInsets(top: 16, leading: 24, bottom: 0, trailing: 0))
        Text("c").listRowSeparator(.hidden, edges: .top)
      }, columns: 12, rows: 6, metrics: .terminal)
    #expect(
      lines(stage) == [
        " a          ", "            ", "   b        ", "   ─────────", " c          ",
        " ───────────",
      ])
  }

  @Test func `headers and footers have no lines`() {
    let stage = Stage(
      List {
        Section("Trees") { ForEach(["oak"], id: \.self) { Text($0) } }
        Section {
          Text("fern")
        } header: {
          Text("Others")
        } footer: {
          Text("end")
        }
      }
      .listStyle(.grouped), columns: 12, rows: 10, metrics: .terminal)
    #expect(
      lines(stage) == [
        "            ", " Trees      ", " oak        ", " ───────────", "            ",
        " Others     ", " fern       ", " ───────────", " end        ", "            ",
      ])
  }

  @Test func `a section in a stack is its views`() {
    let stage = Stage(
      VStack(spacing: 0) {
        Section("head") { Text("row") }
        Section(content: { Text("alone") })
      }, columns: 5, rows: 3, metrics: .terminal)
    #expect(stage.at(0).texts.map(\.text) == ["head", "row", "alone"])
    #expect(stage.at(0).texts.map(\.frame.y) == [0, 1, 2])
  }

  @Test func `a row fills its background`() {
    let stage = Stage(
      List { Text("a").listRowBackground(Color.red).listRowSeparator(.hidden) }, columns: 6,
      rows: 2, metrics: .terminal)
    let painted = Screen(stage.at(0)).painted
    #expect(painted?.columns == 0...5)
    #expect(painted?.rows == 0...0)
  }

  @Test func `only rows in and near the window are made`() {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "\(number)").listRowSeparator(.hidden) }
    }
    let stage = Stage(
      List(0..<100_000) { Row(number: $0) }, columns: 12, rows: 10, metrics: .terminal)
    #expect(stage.at(0).texts.prefix(10).map(\.text) == (0..<10).map { "\($0)" })
    #expect(stage.host.counters.bodies["Row"] == 16)
    stage.key(.end, at: 1)
    #expect(stage.at(5).text("99999")?.y == 9)
  }

  @Test func `rows of sections are lazy too`() {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "\(number)").listRowSeparator(.hidden) }
    }
    let stage = Stage(
      List {
        ForEach(0..<100) { section in
          Section("section \(section)") {
            ForEach(0..<1000) { Row(number: section * 1000 + $0) }
          }
        }
      }, columns: 12, rows: 10, metrics: .terminal)
    #expect(stage.at(0).texts.prefix(2).map(\.text) == ["0", "1"])
    #expect(["section 0", "0"].map { stage.at(0).text($0)?.y } == [0, 1])
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 24)
    stage.key(.end, at: 1)
    #expect(stage.at(5).text("99999")?.y == 9)
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 100)
  }

  @Test func `rows keep their state when the list is shuffled`() {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Text("\(name)\(count)").onTapGesture { count += 1 }.listRowSeparator(.hidden)
      }
    }
    let (stage, remote) = Remote.stage(["a", "b", "c"], columns: 12, rows: 4, metrics: .terminal) {
      names in
      List(names, id: \.self) { Row(name: $0) }
    }
    stage.send(.tapNamed("a0"), at: 0)
    remote.set(["c", "a", "b"], .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).text("a1")?.y == 0.5)
    #expect(stage.at(1).texts.map(\.text) == ["c0", "a1", "b0"])
  }

  @Test func `a list of bindings writes its elements`() {
    struct Item: Identifiable {
      let id: Int
      var isDone = false
    }
    struct Todo: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List($items) { $item in
          Text("\(item.id) \(item.isDone ? "x" : "-")").onTapGesture { item.isDone.toggle() }
        }
      }
    }
    let stage = Stage(Todo(), columns: 12, rows: 6, metrics: .terminal)
    stage.send(.tapNamed("2 -"), at: 0)
    #expect(stage.at(0).texts.map(\.text).filter { !$0.contains("─") } == ["1 -", "2 x"])
  }
}
