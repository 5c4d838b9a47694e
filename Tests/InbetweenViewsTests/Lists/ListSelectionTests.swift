import Foundation
import Inbetween
import Testing

/// The selection of a list, by keys and by mouse.
@MainActor @Suite struct ListSelectionTests {
  private struct Single: View {
    @State private var selection: Int?
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        Text("selected: \(selection.map { "\($0)" } ?? "none")")
        List(0..<count, selection: $selection) {
          Text(verbatim: "row \($0)").listRowSeparator(.hidden)
        }
      }
    }
  }

  private struct Several: View {
    @State private var selection: Set<String> = []
    let names: [String]

    var body: some View {
      VStack(spacing: 0) {
        Text("selected: \(selection.sorted().joined())")
        List(names, id: \.self, selection: $selection) { Text($0).listRowSeparator(.hidden) }
      }
    }
  }

  private func selected(_ stage: Stage, at time: Double) -> String? {
    stage.at(time).texts.first.map { String($0.text.dropFirst("selected: ".count)) }
  }

  @Test func `the arrow keys select the next row, and the first one at first`() {
    let stage = Stage(Single(count: 100), columns: 20, rows: 11, metrics: .terminal)
    #expect(selected(stage, at: 0) == "none")
    for (key, row) in [
      (KeyEquivalent.downArrow, "0"), (.downArrow, "1"), (.downArrow, "2"), (.upArrow, "1"),
      (.end, "99"), (.downArrow, "99"), (.home, "0"), (.upArrow, "0"), (.pageDown, "9"),
      (.pageDown, "18"), (.pageUp, "9"),
    ] {
      #expect(stage.key(key, at: 0) == .handled)
      #expect(selected(stage, at: 0) == row, "after \(key)")
    }
  }

  @Test func `the selected row is scrolled into sight`() {
    let stage = Stage(Single(count: 100_000), columns: 20, rows: 11, metrics: .terminal)
    for _ in 0..<11 { stage.key(.downArrow, at: 0) }
    // Row 10 stands at the lower edge: rows 1 to 10 are seen below the heading.
    #expect(stage.at(3).text("row 10")?.y == 10)
    #expect(stage.at(3).text("row 1")?.y == 1)
    stage.key(.end, at: 4)
    #expect(stage.at(7).text("row 99999")?.y == 10)
    #expect(selected(stage, at: 7) == "99999")
    stage.key(.upArrow, at: 8)
    #expect(selected(stage, at: 8) == "99998")
    #expect(stage.at(9).text("row 99999")?.y == 10)
  }

  @Test func `a click selects a row, anywhere in it`() {
    let stage = Stage(Single(count: 100), columns: 20, rows: 11, metrics: .terminal)
    stage.tap(15, 4, at: 0)
    #expect(selected(stage, at: 0) == "3")
    stage.tap(0, 1, at: 1)
    #expect(selected(stage, at: 1) == "0")
    stage.key(.downArrow, at: 2)
    #expect(selected(stage, at: 2) == "1")
  }

  @Test func `the selected row is seen to be selected`() {
    let stage = Stage(Single(count: 10), columns: 20, rows: 11, metrics: .terminal)
    stage.tap(3, 4, at: 0)
    let painted = Screen(stage.at(0)).painted
    #expect(painted?.rows == 4...4)
    #expect(painted?.columns == 0...19)
  }

  @Test func `a click adds to a set of rows, or takes away`() {
    let stage = Stage(
      Several(names: ["a", "b", "c", "d"]), columns: 20, rows: 6, metrics: .terminal)
    for (row, selection) in [(1.0, "a"), (3, "ac"), (1, "c"), (4, "cd")] {
      stage.tap(3, row, at: 0)
      #expect(selected(stage, at: 0) == selection)
    }
  }

  @Test func `shift extends a selection, and takes it back`() {
    let stage = Stage(
      Several(names: ["a", "b", "c", "d", "e"]), columns: 20, rows: 8, metrics: .terminal)
    stage.tap(3, 3, at: 0)
    for (key, selection) in [
      (KeyEquivalent.downArrow, "cd"), (.downArrow, "cde"), (.upArrow, "cd"), (.upArrow, "c"),
      (.upArrow, "bc"), (.home, "abc"),
    ] {
      stage.press(KeyPress(key, modifiers: .shift), at: 0)
      #expect(selected(stage, at: 0) == selection)
    }
    stage.key(.downArrow, at: 0)
    #expect(selected(stage, at: 0) == "b")
  }

  @Test func `rows have the tag that they are given, and headers cannot be selected`() {
    struct Menu: View {
      @State private var selection: String?
      var body: some View {
        VStack(spacing: 0) {
          Text("selected: \(selection ?? "none")")
          List(selection: $selection) {
            Section("First") {
              Text("one").tag("1")
              Text("two").tag("2")
            }
            Section("Second") { ForEach(["3", "4"], id: \.self) { Text("item \($0)") } }
            Text("no tag")
          }
          .listStyle(.sidebar)
        }
      }
    }
    let stage = Stage(Menu(), columns: 20, rows: 12, metrics: .terminal)
    for tag in ["1", "2", "3", "4", "4"] {
      stage.key(.downArrow, at: 0)
      #expect(selected(stage, at: 0) == tag)
    }
    stage.send(.tapNamed("First"), at: 1)
    stage.send(.tapNamed("no tag"), at: 1)
    #expect(selected(stage, at: 1) == "4")
    stage.send(.tapNamed("two"), at: 1)
    #expect(selected(stage, at: 1) == "2")
  }

  @Test func `Tab goes to the list, not to its rows`() {
    let stage = Stage(
      VStack(spacing: 0) {
        Single(count: 10)
        Text("button").onTapGesture {}
      }, columns: 20, rows: 8, metrics: .terminal)
    _ = stage.at(0)
    stage.key(.tab, at: 0)
    stage.key(.downArrow, at: 0)
    #expect(selected(stage, at: 0) == "none")
    stage.key(.tab, at: 0)
    stage.key(.downArrow, at: 0)
    // The key before has scrolled by a row, and the first row that is seen is selected.
    #expect(selected(stage, at: 0) == "1")
  }

  @Test func `a selection runs no row again`() {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "row \(number)").listRowSeparator(.hidden) }
    }
    struct Table: View {
      @State private var selection: Int?
      var body: some View { List(0..<1000, selection: $selection) { Row(number: $0) } }
    }
    let stage = Stage(Table(), columns: 20, rows: 10, metrics: .terminal)
    _ = stage.at(0)
    stage.host.counters.reset()
    stage.key(.downArrow, at: 0)
    stage.key(.downArrow, at: 0)
    #expect(stage.host.counters.bodies["Row"] == nil)
  }

  @Test func `Delete deletes the selected row, and selects the next`() {
    struct Notes: View {
      @State private var selection: String?
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack(spacing: 0) {
          Text("selected: \(selection ?? "none")")
          List(selection: $selection) {
            ForEach(names, id: \.self) { Text($0).listRowSeparator(.hidden) }
              .onDelete { names.remove(atOffsets: $0) }
          }
        }
      }
    }
    let stage = Stage(Notes(), columns: 20, rows: 6, metrics: .terminal)
    stage.send(.tapNamed("b"), at: 0)
    stage.key(.delete, at: 0)
    #expect(stage.at(1).texts.map(\.text) == ["selected: c", "a", "c"])
    stage.key(.deleteForward, at: 2)
    #expect(stage.at(3).texts.map(\.text) == ["selected: a", "a"])
    stage.key(.delete, at: 4)
    #expect(stage.key(.delete, at: 5) == .ignored)
    #expect(stage.at(6).texts.count == 1)
  }

  @Test func `Option with an arrow moves the selected row`() {
    struct Ranking: View {
      @State private var selection: String?
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0).listRowSeparator(.hidden) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let stage = Stage(Ranking(), columns: 20, rows: 6, metrics: .terminal)
    stage.send(.tapNamed("b"), at: 0)
    for (key, order) in [
      (KeyEquivalent.downArrow, ["a", "c", "b"]), (.downArrow, ["a", "c", "b"]),
      (.upArrow, ["a", "b", "c"]), (.upArrow, ["b", "a", "c"]), (.upArrow, ["b", "a", "c"]),
    ] {
      #expect(stage.press(KeyPress(key, modifiers: .option), at: 1) == .handled)
      #expect(stage.at(1).texts.map(\.text) == order)
    }
  }

  @Test(arguments: [
    (IndexSet(integer: 0), 3, [1, 2, 0, 3]), (IndexSet(integer: 3), 1, [0, 3, 1, 2]),
    (IndexSet([0, 2]), 4, [1, 3, 0, 2]), (IndexSet(integer: 1), 1, [0, 1, 2, 3]),
    (IndexSet(integer: 9), 0, [0, 1, 2, 3]),
  ])
  func `elements move before a place`(source: IndexSet, place: Int, result: [Int]) {
    var numbers = [0, 1, 2, 3]
    numbers.move(fromOffsets: source, toOffset: place)
    #expect(numbers == result)
  }
}
