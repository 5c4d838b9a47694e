import Inbetween
import Testing

/// Rows of a lazy stack that are inserted, removed and moved.
@MainActor @Suite struct LazyChangeTests {
  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Text("\(name)\(count)").onTapGesture { count += 1 } }
  }

  private func rows(_ names: [String], rows: Int = 8) -> (Stage, Remote<[String]>) {
    Remote.stage(names, columns: 12, rows: rows) { names in
      ScrollView {
        LazyVStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          Text("end")
        }
      }
    }
  }

  private func places(_ picture: Picture) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: picture.texts.map { ($0.text, $0.frame.y) })
  }

  @Test func `an element is inserted with a fade, and the others make room`() {
    let (stage, remote) = rows(["a", "c"])
    remote.set(["a", "b", "c"], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(places(half) == ["a0": 0, "b0": 1, "c0": 1.5, "end": 2.5])
    #expect(half.all("b").map(\.opacity) == [0.5])
    #expect(places(stage.at(1)) == ["a0": 0, "b0": 1, "c0": 2, "end": 3])
  }

  @Test func `an element is removed with a fade, and the others close up`() {
    let (stage, remote) = rows(["a", "b", "c"])
    remote.set(["a", "c"], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(places(half) == ["a0": 0, "b0": 1, "c0": 1.5, "end": 2.5])
    #expect(half.all("b").map(\.opacity) == [0.5])
    #expect(places(stage.at(1)) == ["a0": 0, "c0": 1, "end": 2])
  }

  @Test func `rows keep their state when the list is shuffled`() {
    let (stage, remote) = rows(["a", "b", "c"])
    stage.send(.tapNamed("a0"), at: 0)
    remote.set(["b", "c", "a"], .linear(duration: 1), at: 0)
    #expect(places(stage.at(0.5)) == ["a1": 1, "b0": 0.5, "c0": 1.5, "end": 3])
    #expect(places(stage.at(1)) == ["b0": 0, "c0": 1, "a1": 2, "end": 3])
  }

  @Test func `an element that comes back is revived with its state`() {
    let (stage, remote) = rows(["a", "b"])
    stage.send(.tapNamed("b0"), at: 0)
    remote.set(["a"], .linear(duration: 1), at: 0)
    _ = stage.at(0.5)
    remote.set(["b", "a"], .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.5).texts.map(\.text) == ["b1", "a0", "end"])
    #expect(places(stage.at(2)) == ["b1": 0, "a0": 1, "end": 2])
  }

  @Test func `rows that close a gap come from below the window`() {
    let names = (0..<100).map { "r\($0)" }
    let (stage, remote) = rows(names)
    // Rows 0 to 7 are seen, and no others are there; then four go.
    remote.set(Array(names.dropFirst(4)), .linear(duration: 1), at: 0)
    let half = places(stage.at(0.5))
    #expect(half["r40"] == 2)
    #expect(half["r100"] == 8)
    #expect(half["r00"] == 0)
    let end = stage.at(1)
    #expect(end.texts.prefix(8).map(\.text) == (4..<12).map { "r\($0)0" })
    #expect(end.nextUpdate == nil || stage.at(1.1).nextUpdate == nil)
  }

  @Test func `rows that are pushed out of the window are seen to leave it`() {
    let names = (0..<100).map { "r\($0)" }
    let (stage, remote) = rows(names)
    let new = (0..<8).map { "n\($0)" }
    remote.set(new + names, .linear(duration: 1), at: 0)
    let half = places(stage.at(0.5))
    #expect(half["r00"] == 4)
    #expect(half["r30"] == 7)
    let end = stage.at(2)
    #expect(end.texts.dropLast().map(\.text) == new.map { "\($0)0" })
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `rows that are inserted above push the others down`() {
    let names = (0..<100).map { "r\($0)" }
    let (stage, remote) = rows(names)
    stage.key(.end, at: 0)
    let before = stage.at(4)
    #expect(before.text("r990")?.y == 6)
    remote.set(["n"] + names, at: 5)
    #expect(stage.at(5).text("r990")?.y == 7)
  }

  @Test func `a list that shrinks below the window ends at its last row`() {
    let names = (0..<100).map { "r\($0)" }
    let (stage, remote) = rows(names)
    stage.key(.end, at: 0)
    _ = stage.at(4)
    remote.set(Array(names.prefix(20)), at: 5)
    #expect(places(stage.at(9))["end"] == 7)
    #expect(places(stage.at(9))["r190"] == 6)
    remote.set([], at: 10)
    #expect(places(stage.at(14)) == ["end": 0])
    remote.set(["x"], at: 15)
    #expect(places(stage.at(19)) == ["x0": 0, "end": 1])
  }

  @Test func `of elements with one id the first is shown, and named once`() {
    let (stage, remote) = rows(["a", "a", "b"])
    #expect(stage.at(0).texts.map(\.text) == ["a0", "b0", "end"])
    #expect(stage.host.warnings.count == 1)
    remote.set(["b", "a", "b", "a"], at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["b0", "a0", "end"])
    #expect(stage.host.warnings.count == 1)
  }

  @Test func `a change of one row leaves the others alone`() {
    struct Table: View {
      @State private var names = (0..<1000).map { "r\($0)" }
      var body: some View {
        ScrollView { LazyVStack { ForEach(names, id: \.self) { Row(name: $0) } } }
          .focusable()
          .onKeyPress("x") {
            names.append("new")
            return .handled
          }
      }
    }
    let stage = Stage(Table(), rows: 8)
    _ = stage.at(0)
    stage.host.counters.reset()
    stage.key("x", at: 0)
    _ = stage.at(0)
    #expect(stage.host.counters.bodies == ["Table": 1])
    stage.send(.tapNamed("r30"), at: 1)
    #expect(stage.host.counters.bodies == ["Table": 1, "Row": 1])
  }
}
