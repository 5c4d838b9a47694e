import Inbetween
import Testing

/// Tasks that live as long as their views.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TaskTests {
  /// Lets tasks run until there are so many entries in a log, and to their next wait.
  private func settle(_ log: Log? = nil, entries: Int = 0) async {
    while let log, log.entries.count < entries, !Task.isCancelled { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
  }

  /// Waits until its task is cancelled.
  private nonisolated static func waitForCancellation() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }

  private struct Worker: View {
    let name: String
    let log: Log

    var body: some View {
      Text(name).task {
        log.note("\(name) begins")
        await TaskTests.waitForCancellation()
        log.note("\(name) ends \(Task.isCancelled)")
      }
    }
  }

  @Test func `a task begins when its view has come and is cancelled when the view has gone`()
    async
  {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { if $0 { Worker(name: "w", log: log) } }
    await settle(log, entries: 1)
    #expect(log.entries == ["w begins"])
    remote.set(false, at: 0)
    await settle(log, entries: 2)
    #expect(log.entries == ["w begins", "w ends true"])
    _ = stage.at(1)
  }

  @Test func `a task of a removed view goes on until the removal ends`() async {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { if $0 { Worker(name: "w", log: log) } }
    remote.set(false, .linear(duration: 1), at: 0)
    _ = stage.at(0.9)
    await settle(log, entries: 1)
    #expect(log.entries == ["w begins"])
    _ = stage.at(1)
    await settle(log, entries: 2)
    #expect(log.entries == ["w begins", "w ends true"])
  }

  @Test func `another id cancels the task and runs it anew, an equal one does not`() async {
    struct Model {
      var id = 1
      var other = 0
    }
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      Text("\(model.other)").task(id: model.id) {
        log.note("\(model.id) begins")
        await TaskTests.waitForCancellation()
        log.note("\(model.id) ends")
      }
    }
    await settle()
    remote.perform(at: 0) { remote.model.other = 1 }
    await settle(log, entries: 1)
    #expect(log.entries == ["1 begins"])
    remote.perform(at: 0) { remote.model.id = 2 }
    await settle(log, entries: 3)
    #expect(log.entries.sorted() == ["1 begins", "1 ends", "2 begins"])
    _ = stage.at(1)
  }

  private struct Loading: View {
    @State private var text = "loading"
    @Environment(\.colorScheme) private var scheme
    let log: Log

    var body: some View {
      Text(text).task(priority: .high) {
        text = "loaded"
        await TaskTests.waitForCancellation()
        // The host has gone by now: what the view owns may still be read and written.
        text = "late"
        log.note("\(text) \(scheme)")
      }
    }
  }

  @Test func `a task writes state, and outlives the host that has been dropped unharmed`() async {
    let log = Log()
    do {
      let stage = Stage(Loading(log: log))
      #expect(stage.at(0).text("loading") != nil)
      await settle()
      #expect(stage.at(0).text("loaded") != nil)
      #expect(log.entries == [])
    }
    await settle(log, entries: 1)
    #expect(log.entries == ["late dark"])
  }
}
