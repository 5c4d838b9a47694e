import Inbetween
import Observation
import Testing

/// Which value is read where, and which transaction a change has.
@MainActor @Suite struct ReadAndWriteTests {
  private struct Counter: View {
    let log: Log
    @State private var x = 0

    var body: some View {
      let _ = log.note("body \(x)")
      Text("\(x)").onTapGesture {
        withAnimation(.linear(duration: 1)) { x = 1 }
        x = 2
        log.note("handler \(x)")
      }
    }
  }

  @Test func `a body reads the value of its update, a handler the newest one`() {
    let log = Log()
    let stage = Stage(Counter(log: log))
    _ = stage.at(0)
    stage.send(.tapNamed("0"), at: 0)
    // The two writes have transactions that differ: an update each.
    #expect(log.entries == ["body 0", "handler 2", "body 1", "body 2"])
    #expect(stage.at(0).text("2") != nil)
  }

  @Observable final class Store {
    var x = 0.0
    var title = "a"
  }

  private struct Slider: View {
    let store: Store
    var body: some View { box("box").offset(x: store.x) }
  }

  @Test func `an observable change has the transaction of the first write`() {
    let store = Store()
    let (stage, remote) = Remote.stage(0) { _ in TopLeading { Slider(store: store) } }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) { store.x = 10 }
      store.x = 20
    }
    #expect(stage.at(0.5).frames("box").map(\.x) == [10])
    #expect(stage.at(1).frames("box").map(\.x) == [20])
    remote.perform(at: 2) {
      store.x = 5
      withAnimation(.linear(duration: 1)) { store.x = 0 }
    }
    #expect(stage.at(2).frames("box").map(\.x) == [0])
  }

  private struct Title: View {
    let store: Store
    var body: some View { Text(store.title) }
  }

  private struct Editor: View {
    @Binding var title: String
    var body: some View { Text("[\(title)]").onTapGesture { title += "!" } }
  }

  private struct Page: View {
    @Bindable var store: Store

    var body: some View {
      VStack {
        Title(store: store)
        Editor(title: $store.title)
        Slider(store: store)
      }
    }
  }

  @Test func `a binding to an object's property runs those that read it`() {
    let stage = Stage(Page(store: Store()))
    #expect(stage.at(0).texts.map(\.text) == ["a", "[a]"])
    stage.host.counters.reset()
    stage.send(.tapNamed("[a]"), at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["a!", "[a!]"])
    #expect(stage.host.counters.bodies == ["Title": 1, "Editor": 1])
  }
}
