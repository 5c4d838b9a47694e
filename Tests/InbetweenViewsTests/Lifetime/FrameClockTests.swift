import Inbetween
import Testing

/// Tasks that sleep in the time of the frames.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FrameClockTests {
  private let window = GridSize(columns: 30, rows: 3)

  private func record<Content: View>(
    _ view: Content, script: String = "", fps: Double, duration: Double
  ) async throws -> [Picture] {
    let host = ViewHost(view, metrics: .unit, describesNodes: true)
    let sequence = try await FrameSequence.record(
      host, script: InputScript(script), size: window, fps: fps, duration: duration)
    return sequence.frames.map { Picture(Frame(list: $0.list, nextUpdate: nil)) }
  }

  private struct Ticker: View {
    @State private var count = 0
    @Environment(\.frameClock) private var clock

    var body: some View {
      Text("\(count)").task {
        while (try? await clock.sleep(for: .milliseconds(300))) != nil { count += 1 }
      }
    }
  }

  @Test func `a task wakes at its time on the virtual clock`() async throws {
    let pictures = try await record(Ticker(), fps: 10, duration: 1)
    #expect(pictures.flatMap(\.texts).map(\.text) == "00011122233".map(String.init))
    // At two frames a second it has woken at 0.3, and at 0.6 and 0.9.
    let few = try await record(Ticker(), fps: 2, duration: 1)
    #expect(few.flatMap(\.texts).map(\.text) == ["0", "1", "3"])
  }

  private struct Mover: View {
    @State private var first = 0.0
    @State private var second = 0.0
    @Environment(\.frameClock) private var clock

    var body: some View {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          box("first").offset(x: first)
          box("second").offset(x: second)
        }
      }
      .task {
        withAnimation(.linear(duration: 1)) { first = 10 }
        do { try await clock.sleep(for: .seconds(0.25)) } catch { return }
        withAnimation(.linear(duration: 1)) { second = 10 }
      }
    }
  }

  @Test(arguments: [2.0, 10, 40])
  func `what a task begins while something moves begins when it wakes`(fps: Double) async throws {
    let picture = try #require(try await record(Mover(), fps: fps, duration: 0.5).last)
    #expect(picture.frames("first").map(\.x) == [5])
    #expect(near(picture.frames("second").map(\.x), [2.5]))
  }

  private struct Sleeper: View {
    let log: Log
    @Environment(\.frameClock) private var clock

    var body: some View { Text("asleep").task { await FrameClockTests.sleep(clock, log) } }
  }

  /// Sleeps for an hour, and notes how that ends.
  private static func sleep(_ clock: FrameClock, _ log: Log) async {
    log.note("sleeps")
    do {
      try await clock.sleep(for: .seconds(3600))
      log.note("woken")
    } catch {
      log.note("\(type(of: error))")
    }
  }

  private func settle(_ log: Log, entries: Int) async {
    while log.entries.count < entries, !Task.isCancelled { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `a sleep ends with the view`() async {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { if $0 { Sleeper(log: log) } }
    await settle(log, entries: 1)
    #expect(stage.at(1).nextUpdate == 3600)
    remote.set(false, at: 1)
    await settle(log, entries: 2)
    #expect(log.entries == ["sleeps", "CancellationError"])
    #expect(stage.at(2).nextUpdate == nil)
  }

  private struct Waiter: View {
    let gate: AsyncStream<Void>
    @State private var text = "waits"
    @Environment(\.frameClock) private var clock

    var body: some View {
      Text(text).task {
        for await _ in gate {}
        do { try await clock.sleep(for: .seconds(0.5)) } catch { return }
        text = "done"
      }
    }
  }

  @Test func `a sleep begins at the time that the loop tells`() async {
    let log = Log()
    let (gate, key) = AsyncStream<Void>.makeStream()
    let stage = Stage(Waiter(gate: gate))
    stage.host.onInvalidate = {
      log.note("told")
      return 7
    }
    #expect(stage.at(0).nextUpdate == nil)
    key.finish()
    await settle(log, entries: 1)
    #expect(stage.at(7).nextUpdate == 7.5)
    #expect(stage.at(7.5).text("waits") != nil)
    await settle(log, entries: 2)
    #expect(stage.at(7.5).text("done") != nil)
    #expect(stage.at(7.5).nextUpdate == nil)
  }

  private struct Starter: View {
    let log: Log
    @Environment(\.frameClock) private var clock

    var body: some View {
      Text("x").onAppear { Task { await FrameClockTests.sleep(clock, log) } }
    }
  }

  @Test func `a sleep ends with the host, also in a task that is nobody's`() async {
    let log = Log()
    do {
      let stage = Stage(Starter(log: log))
      _ = stage.at(0)
      await settle(log, entries: 1)
      #expect(stage.at(0).nextUpdate == 3600)
    }
    await settle(log, entries: 2)
    #expect(log.entries == ["sleeps", "CancellationError"])
  }

  @Test func `nobody sleeps without a host, nor for less than nothing`() async throws {
    try await EnvironmentValues().frameClock.sleep(for: .seconds(3600))
    let log = Log()
    struct Hasty: View {
      let log: Log
      @Environment(\.frameClock) private var clock

      var body: some View {
        Text("x").task {
          for duration in [Duration.zero, .seconds(-5)] {
            if (try? await clock.sleep(for: duration)) != nil { log.note("on") }
          }
        }
      }
    }
    let stage = Stage(Hasty(log: log))
    _ = stage.at(0)
    await settle(log, entries: 2)
    #expect(log.entries == ["on", "on"])
  }
}
