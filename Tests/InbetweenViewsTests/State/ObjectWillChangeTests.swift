import Inbetween
import Testing

/// `objectWillChange` told by hand: from handlers, from bodies, and by what is on its way out.
@MainActor @Suite struct ObjectWillChangeTests {
  private final class Store: ObservableObject {
    var count = 0

    func raiseAndTell() {
      count += 1
      objectWillChange.send()
    }
  }

  private struct Reader: View {
    let log: Log
    @ObservedObject var store: Store

    var body: some View {
      let _ = log.note("reader \(store.count)")
      Text("\(store.count)")
    }
  }

  @Test func `telling often in one handler costs one evaluation, before or after the change`() {
    let log = Log()
    let store = Store()
    let (stage, remote) = Remote.stage(0) { _ in Reader(log: log, store: store) }
    remote.perform(at: 0) {
      store.objectWillChange.send()
      store.objectWillChange.send()
      store.count = 3
      store.objectWillChange.send()
    }
    #expect(log.entries == ["reader 0", "reader 3"])
    #expect(stage.at(0).text("3") != nil)
  }

  /// Tells of itself while it goes.
  private final class Going: ObservableObject {
    let log: Log

    init(log: Log) { self.log = log }

    deinit {
      objectWillChange.send()
      objectWillChange.send()
      log.note("gone")
    }
  }

  private struct Keeper: View {
    @StateObject private var going: Going

    init(log: Log) { _going = StateObject(wrappedValue: Going(log: log)) }

    var body: some View { Text("kept") }
  }

  @Test func `an object that tells while it goes harms nobody, seen or unseen`() {
    let log = Log()
    do { _ = Going(log: log) }
    #expect(log.entries == ["gone"])
    let (stage, remote) = Remote.stage(true) { if $0 { Keeper(log: log) } }
    stage.host.counters.reset()
    remote.set(false, at: 0)
    _ = stage.at(1)
    #expect(log.entries == ["gone", "gone"])
    #expect(stage.host.counters.bodies == ["Controlled": 1])
    #expect(stage.host.warnings.isEmpty)
  }

  /// Tells of another object while it goes.
  private final class Part {
    let whole: Store

    init(of whole: Store) { self.whole = whole }

    deinit { whole.raiseAndTell() }
  }

  private struct Holder: View {
    @State private var part: Part

    init(_ whole: Store) { _part = State(initialValue: Part(of: whole)) }

    var body: some View { Text("part of \(part.whole.count)") }
  }

  @Test func `what goes with its view may tell of an object that stays: one evaluation`() {
    let log = Log()
    let store = Store()
    let (stage, remote) = Remote.stage(true) { isThere in
      VStack {
        Reader(log: log, store: store)
        if isThere { Holder(store) }
      }
    }
    #expect(log.entries == ["reader 0"])
    remote.set(false, at: 0)
    #expect(stage.at(1).texts.map(\.text) == ["1"])
    #expect(log.entries == ["reader 0", "reader 1"])
    #expect(stage.host.warnings.isEmpty)
  }

  private struct Teller: View {
    let log: Log
    /// How many evaluations tell; each is one more in the store.
    let times: Int
    @ObservedObject var store: Store

    var body: some View {
      let _ = log.note("teller")
      if store.count < times {
        let _ = store.raiseAndTell()
      }
      Text("told \(store.count)")
    }
  }

  @Test func `a body that tells once is evaluated once more, and so are the others`() {
    let log = Log()
    let store = Store()
    let stage = Stage(
      VStack {
        Reader(log: log, store: store)
        Teller(log: log, times: 1, store: store)
      })
    #expect(stage.at(0).texts.map(\.text) == ["1", "told 1"])
    #expect(log.entries == ["reader 0", "teller", "reader 1", "teller"])
    #expect(stage.host.warnings.isEmpty)
  }

  @Test func `a body that tells each time is stopped, and named in a warning`() {
    let stage = Stage(Teller(log: Log(), times: .max, store: Store()))
    #expect(stage.at(0).texts.count == 1)
    #expect(stage.host.warnings.count == 1)
    #expect(stage.host.warnings.first?.contains("Teller") == true)
  }

  @Test(.timeLimit(.minutes(10)))
  func `telling from another thread reaches the views`() async {
    let log = Log()
    let store = Store()
    let stage = Stage(Reader(log: log, store: store))
    _ = stage.at(0)
    let publisher = store.objectWillChange
    await Task.detached { publisher.send() }.value
    while log.entries.count < 2, !Task.isCancelled {
      await Task.yield()
      _ = stage.at(1)
    }
    #expect(log.entries == ["reader 0", "reader 0"])
  }
}
