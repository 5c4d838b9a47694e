import Inbetween
import Testing

/// What `onChange`, `onAppear` and `onDisappear` call, and in which order.
@MainActor @Suite struct ValueActionTests {
  private struct Model {
    var count = 0
    var other = 0
  }

  private func stage(
    _ log: Log, initial: Bool = false
  ) -> (stage: Stage, remote: Remote<Model>) {
    Remote.stage(Model()) { model in
      Text("\(model.count)")
        .onChange(of: model.count, initial: initial) { log.note("\($0) to \($1)") }
        .onChange(of: model.count, initial: initial) { log.note("changed") }
    }
  }

  @Test func `a change calls with both values, the inner closure first`() {
    let log = Log()
    let (stage, remote) = stage(log)
    #expect(log.entries == [])
    remote.perform(at: 0) { remote.model.count = 3 }
    remote.perform(at: 0) { remote.model.other = 1 }
    remote.perform(at: 0) { remote.model.count = 3 }
    #expect(log.entries == ["0 to 3", "changed"])
    _ = stage.at(1)
  }

  @Test func `several writes in a handler are one change`() {
    let log = Log()
    let (stage, remote) = stage(log)
    remote.perform(at: 0) {
      remote.model.count = 1
      remote.model.count = 2
    }
    #expect(log.entries == ["0 to 2", "changed"])
    _ = stage.at(1)
  }

  @Test func `an initial call has the first value twice`() {
    let log = Log()
    let (stage, _) = stage(log, initial: true)
    #expect(log.entries == ["0 to 0", "changed"])
    _ = stage.at(1)
  }

  private struct Doubler: View {
    @State private var count = 1
    @State private var double = 0

    var body: some View {
      Text("\(count) \(double)")
        .onTapGesture { withAnimation(.linear(duration: 1)) { count += 1 } }
        .onChange(of: count, initial: true) { double = count * 2 }
    }
  }

  @Test func `what a closure changes is shown in the same frame`() {
    let stage = Stage(Doubler())
    #expect(stage.at(0).text("1 2") != nil)
    stage.send(.tapNamed("1 2"), at: 0)
    #expect(stage.at(0).text("2 4") != nil)
  }

  @available(*, deprecated)
  private func stageOfOldForm(_ log: Log) -> (stage: Stage, remote: Remote<Int>) {
    Remote.stage(0) { (count: Int) in
      Text("\(count)").onChange(of: count) { [count] new in log.note("\(count) to \(new)") }
    }
  }

  @available(*, deprecated)
  @Test func `the closure of one parameter is the one that came with the old value`() {
    let log = Log()
    let (stage, remote) = stageOfOldForm(log)
    remote.set(5, at: 0)
    remote.set(7, at: 0)
    #expect(log.entries == ["0 to 5", "5 to 7"])
    _ = stage.at(1)
  }

  private struct Pair: View {
    let log: Log

    var body: some View {
      VStack {
        Text("a").onAppear { log.note("a came") }.onDisappear { log.note("a went") }
        Text("b").onAppear { log.note("b came") }.onDisappear { log.note("b went") }
      }
      .onAppear { log.note("both came") }
      .onDisappear { log.note("both went") }
    }
  }

  @Test func `views come and go in their order, the inner ones before those around`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { if $0 { Pair(log: log) } }
    #expect(log.entries == ["a came", "b came", "both came"])
    remote.set(false, at: 0)
    #expect(Array(log.entries.dropFirst(3)) == ["a went", "b went", "both went"])
    _ = stage.at(1)
  }

  @Test func `a view has gone when its transition is over, and not if it comes back`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      if isOn { Text("x").onAppear { log.note("came") }.onDisappear { log.note("went") } }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    remote.set(true, .linear(duration: 1), at: 0.5)
    _ = stage.at(3)
    #expect(log.entries == ["came"])
    remote.set(false, .linear(duration: 1), at: 4)
    _ = stage.at(4.9)
    #expect(log.entries == ["came"])
    _ = stage.at(5)
    #expect(log.entries == ["came", "went"])
  }
}
