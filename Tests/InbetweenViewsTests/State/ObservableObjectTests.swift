import Inbetween
import Testing

/// Objects that tell when they are about to change.
@MainActor @Suite struct ObservableObjectTests {
  private final class Store: ObservableObject {
    @Published var count = 0
    @Published var name = "n"
    var silent = 0
  }

  private struct Owner: View {
    let log: Log
    @StateObject private var store = Store()

    var body: some View {
      let _ = log.note("owner")
      VStack {
        Text("count \(store.count)").onTapGesture { store.count += 1 }
        Text("silent").onTapGesture { store.silent += 1 }
        Text("tell").onTapGesture { store.objectWillChange.send() }
        Stepper(count: $store.count)
      }
    }
  }

  private struct Stepper: View {
    @Binding var count: Int

    var body: some View { Text("step \(count)").onTapGesture { count += 10 } }
  }

  @Test func `an object that a view owns has the view evaluated when it changes`() {
    let log = Log()
    let stage = Stage(Owner(log: log), rows: 8)
    _ = stage.at(0)
    stage.send(.tapNamed("count 0"), at: 0)
    #expect(stage.at(0).text("count 1") != nil)
    stage.send(.tapNamed("step 1"), at: 0)
    #expect(stage.at(0).text("count 11") != nil && stage.at(0).text("step 11") != nil)
    stage.send(.tapNamed("silent"), at: 0)
    #expect(log.entries.count == 3)
    stage.send(.tapNamed("tell"), at: 0)
    #expect(log.entries.count == 4)
  }

  private struct Reader: View {
    let log: Log
    @ObservedObject var store: Store

    var body: some View {
      let _ = log.note("reader \(store.name)")
      Text(store.name)
    }
  }

  @Test func `a view hears of the object that it was given last`() {
    let log = Log()
    let (first, second) = (Store(), Store())
    second.name = "m"
    let (stage, remote) = Remote.stage(first) { Reader(log: log, store: $0) }
    remote.perform(at: 0) { first.name = "o" }
    remote.set(second, at: 0)
    remote.perform(at: 0) { first.name = "unheard" }
    remote.perform(at: 0) {
      second.name = "p"
      second.count = 5
    }
    #expect(log.entries == ["reader n", "reader o", "reader m", "reader p"])
    #expect(stage.at(0).text("p") != nil)
  }

  @Test func `a view beside one that holds the object is left alone`() {
    let log = Log()
    let store = Store()
    let (stage, remote) = Remote.stage(0) { _ in
      VStack {
        Reader(log: log, store: store)
        Owner(log: log)
      }
    }
    remote.perform(at: 0) { store.count = 1 }
    #expect(log.entries == ["reader n", "owner", "reader n"])
    _ = stage.at(0)
  }

  private struct Inner: View {
    let log: Log
    @EnvironmentObject private var store: Store

    var body: some View {
      let _ = log.note("inner \(store.name)")
      Text(store.name).onTapGesture { $store.name.wrappedValue += "!" }
    }
  }

  @Test func `an object of the environment is found by its type, and may be replaced`() {
    let log = Log()
    let (first, second) = (Store(), Store())
    second.name = "m"
    let (stage, remote) = Remote.stage(first) { store in
      VStack { Inner(log: log) }.environmentObject(store)
    }
    stage.send(.tapNamed("n"), at: 0)
    #expect(stage.at(0).text("n!") != nil)
    remote.set(second, at: 0)
    remote.perform(at: 0) { first.name = "unheard" }
    remote.perform(at: 0) { second.name = "q" }
    #expect(log.entries == ["inner n", "inner n!", "inner m", "inner q"])
  }

  @Test func `an animated change moves what depends on it`() {
    let store = Store()
    let (stage, remote) = Remote.stage(0) { _ in TopLeading { Slider(store: store) } }
    remote.perform(at: 0) { withAnimation(.linear(duration: 1)) { store.count = 10 } }
    #expect(stage.at(0.5).frames("box") == [rect(5, 0, 1, 1)])
    #expect(stage.at(1).frames("box") == [rect(10, 0, 1, 1)])
  }

  private struct Slider: View {
    @ObservedObject var store: Store

    var body: some View { box("box").offset(x: Double(store.count)) }
  }

  /// A class that tells by itself, and one with a publisher of its own.
  private final class ByHand: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct Count<Object: ObservableObject>: View {
    @ObservedObject var object: Object
    let count: (Object) -> Int

    var body: some View { Text("\(count(object))") }
  }

  @Test func `an object may tell by itself`() {
    let (byHand, own) = (ByHand(), Own())
    let (stage, remote) = Remote.stage(0) { _ in
      VStack {
        Count(object: byHand) { $0.count }
        Count(object: own) { $0.count }
      }
    }
    remote.perform(at: 0) {
      byHand.count = 3
      own.count = 4
    }
    #expect(stage.at(0).texts.map(\.text) == ["3", "4"])
  }

  @Test func `the values of a property come one after the other, the one of now first`() async {
    let store = Store()
    var names = store.$name.values.makeAsyncIterator()
    store.name = "o"
    store.name = "p"
    #expect(await names.next() == "n")
    #expect(await names.next() == "o")
    #expect(await names.next() == "p")
  }

  @Test func `a view and its object go together`() {
    weak var weakStore: Store?
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      if isOn { Keeper { weakStore = $0 } }
    }
    #expect(weakStore != nil)
    remote.set(false, at: 0)
    _ = stage.at(1)
    #expect(weakStore == nil)
    _ = log
  }

  private struct Keeper: View {
    @StateObject private var store = Store()
    let tell: (Store) -> Void

    var body: some View { Text(store.name).onAppear { tell(store) } }
  }

  @Test func `a missing object of the environment is told in a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage(Inner(log: Log())).at(0) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("no ObservableObject of type Store found"))
    #expect(text.contains("View.environmentObject(_:) for Store may be missing"))
  }
}
