import Inbetween
import Testing

/// Views of the elements of a collection.
@MainActor @Suite struct ForEachTests {
  private struct Row: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("\(name)\(count)")
        .onTapGesture { count += 1 }
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private func rows(_ names: [String], log: Log = Log()) -> (Stage, Remote<[String]>) {
    Remote.stage(names, rows: 8) { names in
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(names, id: \.self) { Row(name: $0, log: log) }
          Text("end")
        }
      }
    }
  }

  private func places(_ picture: Picture) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: picture.texts.map { ($0.text, $0.frame.y) })
  }

  @Test func `an element is inserted with a fade, and the others make room`() {
    let log = Log()
    let (stage, remote) = rows(["a", "c"], log: log)
    remote.set(["a", "b", "c"], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(places(half) == ["a0": 0, "b0": 1, "c0": 1.5, "end": 2.5])
    #expect(half.nodes.map(\.opacity) == [1, 0.5, 1, 1])
    #expect(half.all("b").map(\.phase) == [.inserting])
    #expect(places(stage.at(1)) == ["a0": 0, "b0": 1, "c0": 2, "end": 3])
    #expect(log.entries == ["+a", "+c", "+b"])
  }

  @Test func `an element is removed with a fade, and the others close up`() {
    let log = Log()
    let (stage, remote) = rows(["a", "b", "c"], log: log)
    remote.set(["a", "c"], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(places(half) == ["a0": 0, "b0": 1, "c0": 1.5, "end": 2.5])
    #expect(half.nodes.map(\.opacity) == [1, 0.5, 1, 1])
    #expect(half.nodes.compactMap(\.name) == ["a", "b", "c"])
    #expect(log.entries.count == 3)
    #expect(places(stage.at(1)) == ["a0": 0, "c0": 1, "end": 2])
    #expect(log.entries.last == "-b")
  }

  @Test func `an element that moves keeps its view and its state`() {
    let log = Log()
    let (stage, remote) = rows(["a", "b", "c"], log: log)
    stage.send(.tapNamed("a0"), at: 0)
    remote.set(["b", "c", "a"], .linear(duration: 1), at: 0)
    #expect(places(stage.at(0.5)) == ["a1": 1, "b0": 0.5, "c0": 1.5, "end": 3])
    #expect(places(stage.at(1)) == ["b0": 0, "c0": 1, "a1": 2, "end": 3])
    #expect(log.entries == ["+a", "+b", "+c"])
    #expect(stage.at(1).nodes.allSatisfy { $0.opacity == 1 })
  }

  @Test func `an element that comes back is revived with its state`() {
    let log = Log()
    let (stage, remote) = rows(["a", "b"], log: log)
    stage.send(.tapNamed("b0"), at: 0)
    remote.set(["a"], .linear(duration: 1), at: 0)
    _ = stage.at(0.5)
    remote.set(["b", "a"], .linear(duration: 1), at: 0.5)
    let picture = stage.at(0.5)
    #expect(picture.texts.map(\.text) == ["b1", "a0", "end"])
    #expect(picture.all("b").map(\.opacity) == [0.5])
    #expect(places(stage.at(2)) == ["b1": 0, "a0": 1, "end": 2])
    #expect(log.entries == ["+a", "+b"])
  }

  @Test func `removed elements stay behind the ones that they stood behind`() {
    let (stage, remote) = rows(["a", "b", "c", "d"])
    remote.set(["d", "a"], .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).nodes.compactMap(\.name) == ["d", "a", "b", "c"])
    remote.set(["e", "a"], .linear(duration: 1), at: 0.5)
    #expect(Set(stage.at(0.75).nodes.compactMap(\.name)) == ["a", "b", "c", "d", "e"])
    #expect(stage.at(3).nodes.compactMap(\.name) == ["e", "a"])
  }

  @Test func `of elements with one id the first is shown`() {
    let (stage, remote) = rows(["a", "a", "b"])
    #expect(stage.at(0).texts.map(\.text) == ["a0", "b0", "end"])
    remote.set(["b", "a", "b", "a"], at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["b0", "a0", "end"])
    #expect(stage.host.warnings.count == 1)
  }

  @Test func `an element may have several views or none`() {
    let (stage, remote) = Remote.stage(3, rows: 9) { (count: Int) in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          if number != 1 {
            Text("\(number) first")
            Text("\(number) second")
          }
        }
      }
    }
    #expect(stage.at(0).texts.map(\.text) == ["0 first", "0 second", "2 first", "2 second"])
    remote.set(1, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["0 first", "0 second"])
    remote.set(0, at: 0)
    #expect(stage.at(0).texts.isEmpty)
  }

  private struct Item: Identifiable {
    let id: Int
    var title: String
  }

  @Test func `elements with an identity of their own need no key path`() {
    let items = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]
    let (stage, remote) = Remote.stage(items) { items in
      VStack { ForEach(items) { Text($0.title) } }
    }
    #expect(stage.at(0).texts.map(\.text) == ["one", "two"])
    remote.set([Item(id: 2, title: "zwei"), Item(id: 1, title: "one")], at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["zwei", "one"])
    #expect(stage.at(0).nodes.map(\.name) == ["2", "1"])
  }

  @Test func `only what a row reads has it evaluated`() {
    struct Selected: View {
      @Binding var selected: Int
      let number: Int

      var body: some View { Text(selected == number ? "[\(number)]" : "\(number)") }
    }
    struct List: View {
      @State private var selected = 0

      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<5) { number in
            Sibling(number: number)
            if number == 2 { Selected(selected: $selected, number: number) }
          }
        }
        .focusable()
        .onKeyPress("n") {
          selected = 2
          return .handled
        }
      }
    }
    let stage = Stage(List(), rows: 8)
    #expect(stage.at(0).text("2") != nil)
    stage.host.counters.reset()
    stage.key("n", at: 0)
    #expect(stage.at(0).text("[2]") != nil)
    #expect(stage.host.counters.bodies == ["Selected": 1])
  }

  @Test func `a row over bindings writes its own element, by identity or by key path`() {
    struct Counter: View {
      @Binding var item: Item
      var body: some View {
        Text("\(item.title)\(item.count)").onTapGesture { item.count += 1 }
      }
      struct Item: Identifiable {
        let id: Int
        let title: String
        var count = 0
      }
    }
    struct Counters: View {
      @State private var items = [
        Counter.Item(id: 7, title: "a"), Counter.Item(id: 8, title: "b"),
      ]
      var body: some View {
        VStack(spacing: 0) {
          ForEach($items) { $item in Counter(item: $item) }
          ForEach($items, id: \.title) { $item in Text("\(item.title)=\(item.count)") }
        }
      }
    }
    let stage = Stage(Counters(), rows: 4)
    #expect(stage.at(0).texts.map(\.text) == ["a0", "b0", "a=0", "b=0"])
    stage.send(.tapNamed("b0"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["a0", "b1", "a=0", "b=1"])
  }

  @Test func `a row whose index is gone shows what it did while it fades`() {
    struct Words: View {
      @State private var words = ["a", "b", "c"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(words.indices, id: \.self) { Text(words[$0]) }
        }
        .focusable()
        .onKeyPress("n") {
          withAnimation(.linear(duration: 1)) { words = ["x"] }
          return .handled
        }
      }
    }
    let stage = Stage(Words(), rows: 4)
    #expect(stage.at(0).texts.map(\.text) == ["a", "b", "c"])
    stage.key("n", at: 0)
    #expect(stage.at(0.5).texts.map(\.text).sorted() == ["b", "c", "x"])
    #expect(stage.at(1).texts.map(\.text) == ["x"])
  }
}
