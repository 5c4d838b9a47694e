import Inbetween
import Observation
import Testing

/// What is evaluated for a change, counted: no more than what reads it.
@MainActor @Suite struct UpdatePromiseTests {
  @Observable final class Store {
    var title = "a"
    var count = 0
    var items = ["x", "y", "z"]
  }

  private struct Title: View {
    let store: Store

    var body: some View { Text(store.title) }
  }

  private struct Count: View {
    let store: Store

    var body: some View { Text("\(store.count)") }
  }

  private struct Both: View {
    let store: Store

    var body: some View { Text("\(store.title) \(store.count)") }
  }

  private struct Page: View {
    let store: Store

    var body: some View {
      VStack {
        Title(store: store)
        Count(store: store)
        Both(store: store)
      }
    }
  }

  private func stage(_ store: Store) -> (stage: Stage, remote: Remote<Int>) {
    let (stage, remote) = Remote.stage(0, rows: 6) { _ in Page(store: store) }
    stage.host.counters.reset()
    return (stage, remote)
  }

  @Test func `a changed property evaluates the bodies that read it, and no others`() {
    let store = Store()
    let (stage, remote) = stage(store)
    remote.perform(at: 0) { store.title = "b" }
    #expect(stage.host.counters.bodies == ["Title": 1, "Both": 1])
    remote.perform(at: 0) { store.count += 1 }
    #expect(stage.host.counters.bodies == ["Title": 1, "Both": 2, "Count": 1])
    remote.perform(at: 0) { store.items.append("w") }
    #expect(stage.host.counters.bodies == ["Title": 1, "Both": 2, "Count": 1])
    #expect(stage.at(0).texts.map(\.text) == ["b", "1", "b 1"])
  }

  @Test func `several changes in one handler evaluate each reader once`() {
    let store = Store()
    let (stage, remote) = stage(store)
    remote.perform(at: 0) {
      store.title = "b"
      store.count += 1
      store.title = "c"
    }
    #expect(stage.host.counters.bodies == ["Title": 1, "Both": 1, "Count": 1])
    _ = stage.at(0)
  }

  @Test func `a description with equal values is skipped, whatever is beside it`() {
    let store = Store()
    let (stage, remote) = stage(store)
    // The root is evaluated; the page's only field is the same object.
    remote.set(1, at: 0)
    #expect(stage.host.counters.bodies == ["Controlled": 1])
    _ = stage.at(0)
  }

  private struct Number: View {
    let value: Int

    var body: some View { Text("\(value)") }
  }

  private struct WithClosure: View {
    let value: Int
    let action: () -> Void

    var body: some View { Text("\(value)").onTapGesture(perform: action) }
  }

  /// Equal when the tens are.
  private struct Tens: View, Equatable {
    let value: Int

    nonisolated static func == (lhs: Tens, rhs: Tens) -> Bool { lhs.value / 10 == rhs.value / 10 }

    var body: some View { Text("tens of \(value)") }
  }

  @Test func `values are compared field by field, closures count as others`() {
    let (stage, remote) = Remote.stage(0, rows: 6) { (value: Int) in
      VStack {
        Number(value: 7)
        Number(value: value)
        WithClosure(value: 7) { _ = value }
      }
    }
    stage.host.counters.reset()
    remote.set(1, at: 0)
    #expect(stage.host.counters.bodies == ["Controlled": 1, "Number": 1, "WithClosure": 1])
    _ = stage.at(0)
  }

  @Test(arguments: [false, true])
  func `a view that is equal in its own way is skipped`(isMarked: Bool) {
    let (stage, remote) = Remote.stage(10) { (value: Int) in
      if isMarked { Tens(value: value).equatable() } else { Tens(value: value) }
    }
    stage.host.counters.reset()
    for value in [11, 19, 12] { remote.set(value, at: 0) }
    #expect(stage.at(0).text("tens of 10") != nil)
    #expect(stage.host.counters.bodies["Tens"] == nil)
    remote.set(20, at: 0)
    #expect(stage.at(0).text("tens of 20") != nil)
    #expect(stage.host.counters.bodies["Tens"] == 1)
  }

  private struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View { Text("\(name) \(taps)").onTapGesture { taps += 1 } }
  }

  private struct Rows: View {
    let store: Store

    var body: some View {
      VStack { ForEach(store.items, id: \.self) { Row(name: $0) } }
    }
  }

  @Test func `rows keep their state when they are shuffled, and none is evaluated for it`() {
    let store = Store()
    let (stage, remote) = Remote.stage(0, rows: 6) { _ in Rows(store: store) }
    stage.send(.tapNamed("y 0"), at: 0)
    stage.send(.tapNamed("z 0"), at: 0)
    stage.send(.tapNamed("z 1"), at: 0)
    stage.host.counters.reset()
    remote.perform(at: 0) { store.items = ["z", "x", "y"] }
    #expect(stage.at(0).texts.map(\.text) == ["z 2", "x 0", "y 1"])
    #expect(stage.host.counters.bodies == ["Rows": 1])
  }

  @Test func `one row's own state evaluates that row alone`() {
    let store = Store()
    let (stage, _) = Remote.stage(0, rows: 6) { _ in Rows(store: store) }
    stage.host.counters.reset()
    stage.send(.tapNamed("y 0"), at: 0)
    #expect(stage.host.counters.bodies == ["Row": 1])
    #expect(stage.at(0).texts.map(\.text) == ["x 0", "y 1", "z 0"])
  }
}
