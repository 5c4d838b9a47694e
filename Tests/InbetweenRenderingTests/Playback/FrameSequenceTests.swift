import InbetweenDrawing
import InbetweenRendering
import Testing

@MainActor @Suite struct FrameSequenceTests {
  let size = GridSize(columns: 20, rows: 4)

  private func positions(_ sequence: FrameSequence) -> [Double] {
    sequence.frames.map { $0.list.items[1].frame.x }
  }

  @Test func `an event is shown from the frame at its own time on`() async throws {
    let script = try InputScript("wait 0.25; tap \"box\"")
    let film = try await FrameSequence.record(
      SlidingBox(), script: script, size: size, fps: 4, duration: 1.5)
    #expect(film.frames.map(\.number) == [0, 1, 2, 3, 4, 5, 6])
    #expect(film.frames.map(\.time) == [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5])
    #expect(positions(film) == [0, 0, 2.5, 5, 7.5, 10, 10])
  }

  @Test func `an event between two frames counts at its own time`() async throws {
    let script = try InputScript("wait 0.1; tap \"box\"")
    let film = try await FrameSequence.record(
      SlidingBox(), script: script, size: size, fps: 2, frames: 3)
    #expect(positions(film).map { ($0 * 1000).rounded() } == [0, 4000, 9000])
  }

  @Test func `a recording that begins later has played what came before`() async throws {
    let script = try InputScript("tap \"box\"")
    let source = SlidingBox()
    let film = try await FrameSequence.record(
      source, script: script, size: size, fps: 4, from: 0.5, frames: 2)
    #expect(film.frames.map(\.number) == [2, 3])
    #expect(positions(film) == [5, 7.5])
    #expect(source.log == ["tap box at 0.0"])
  }

  @Test func `every second frame at twice the rate is a frame of the other recording`() async throws
  {
    let script = try InputScript("wait 0.1; tap \"box\"; wait 0.37; tap 3,1; wait 0.2; key x")
    let slow = try await FrameSequence.record(
      SlidingBox(), script: script, size: size, fps: 15, duration: 3)
    let fast = try await FrameSequence.record(
      SlidingBox(), script: script, size: size, fps: 30, duration: 3)
    let halved = stride(from: 0, to: fast.frames.count, by: 2).map { fast.frames[$0] }
    #expect(slow.frames.map(\.time) == halved.map(\.time))
    #expect(slow.frames.map { $0.list.items } == halved.map { $0.list.items })
  }

  @Test func `a deadline between two frames comes at its own time`() async throws {
    let source = SlidingBox(delay: 0.3)
    let film = try await FrameSequence.record(
      source, script: try InputScript("tap \"box\""), size: size, fps: 1, frames: 3)
    #expect(film.frames.map(\.nextUpdate) == [0.3, 1, nil])
  }

  @Test func `tasks run before time goes on and change the state at that time`() async throws {
    let source = SlidingBox()
    let script = try InputScript("tap \"box\"; wait 1.5; key a")
    _ = try await FrameSequence.record(source, script: script, size: size, fps: 2, frames: 5)
    #expect(source.log == ["tap box at 0.0", "end at 1.0", "key a at 1.5"])
    #expect(source.taskTimes == [1])
  }

  @Test func `events come in the order of the script and a resize changes the window`() async throws
  {
    let source = SlidingBox()
    let script = try InputScript("key a; key b; wait 0.4; resize 30x5; wait 9; key c")
    let film = try await FrameSequence.record(source, script: script, size: size, fps: 2, frames: 2)
    #expect(source.log == ["key a at 0.0", "key b at 0.0", "resize 30x5 at 0.4"])
    #expect(film.frames.map(\.list.size) == [size, GridSize(columns: 30, rows: 5)])
    #expect(film.size == size)
  }

  @Test func `what views ask for between two frames is kept for the later one`() async throws {
    let script = try InputScript("wait 0.1; key a; wait 0.1; key b")
    let film = try await FrameSequence.record(
      SlidingBox(), script: script, size: size, fps: 2, frames: 3)
    #expect(film.frames.map(\.requests) == [[], [.bell, .bell], []])
  }

  @Test func `an unknown name is thrown and the source is given back`() async throws {
    let source = SlidingBox()
    await #expect(throws: NoSuchName(name: "bix")) {
      try await FrameSequence.record(
        source, script: try InputScript("tap \"bix\""), size: size, frames: 1)
    }
    #expect(source.onInvalidate == nil)
  }

  @Test(arguments: [
    (
      "tap 20,3",
      "the place 20,3 is outside of the window of 20 x 4 cells: columns are 0 to 19, rows 0 to 3"
    ),
    (
      "tap 0,4",
      "the place 0,4 is outside of the window of 20 x 4 cells: columns are 0 to 19, rows 0 to 3"
    ),
    (
      "wait 0.1; resize 5x2; press 5,1",
      "the place 5,1 is outside of the window of 5 x 2 cells: columns are 0 to 4, rows 0 to 1"
    ),
    ("resize 0x0; tap 0,0", "the place 0,0 is outside of the window of 0 x 0 cells"),
  ])
  func `a tap outside of the window is told in one sentence`(
    script: String, sentence: String
  ) async throws {
    let source = SlidingBox()
    let error = await #expect(throws: OutsideWindowError.self) {
      try await FrameSequence.record(
        source, script: try InputScript(script), size: size, fps: 10, frames: 3)
    }
    #expect(error?.description == sentence)
    #expect(source.onInvalidate == nil)
  }

  @Test func `frames are handed over one by one, behind the header`() async throws {
    struct Enough: Error {}
    let source = SlidingBox()
    let script = try InputScript("wait 0.5; key a; wait 1; key b; wait 1; key c")
    var log: [String] = []
    await #expect(throws: Enough.self) {
      try await FrameSequence.play(
        source, scene: "box", script: script, size: size, fps: 1, from: 0, span: .count(100),
        begin: { log.append("\($0.scene) \($0.count)") },
        frame: {
          log.append("\($0.number): \(source.log.count)")
          if $0.number == 2 { throw Enough() }
        })
    }
    // One key before the frame at 1 s, and at 2 s the end of its motion and another one.
    #expect(log == ["box 100", "0: 0", "1: 1", "2: 3"])
    #expect(source.onInvalidate == nil)
  }

  @Test func `the last cell is inside of the window, and a drag may leave it`() async throws {
    let script = try InputScript("tap 19,3; press 19,3; move 25,9; release 30,9")
    let source = SlidingBox()
    _ = try await FrameSequence.record(source, script: script, size: size, frames: 1)
    #expect(source.log.count == 4)
  }

  @Test func `the settled picture is the first that does not change by itself`() async throws {
    let script = try InputScript("wait 0.5; tap \"box\"; wait 2")
    let frame = try await FrameSequence.settled(SlidingBox(), script: script, size: size)
    #expect(frame.time == 1.5)
    #expect(frame.nextUpdate == nil)
    #expect(frame.list.items[1].frame.x == 10)
  }

  @Test func `a picture that never rests is shown five seconds after the last event`() async throws
  {
    let script = try InputScript("wait 0.5; tap \"box\"")
    let source = SlidingBox(delay: 1000)
    let frame = try await FrameSequence.settled(source, script: script, size: size)
    #expect(frame.time == 5.5)
  }

  @Test func `a recording may be empty`() async throws {
    let film = try await FrameSequence.record(SlidingBox(), size: size, fps: 2, frames: 0)
    #expect(film.frames.isEmpty)
  }

  @Test(
    arguments: [
      (0, 0, 1, "a second has 0.01 to 10000 frames, got 0; try 20, 30 or 60"),
      (.nan, 0, 1, "a second has 0.01 to 10000 frames, got nan; try 20, 30 or 60"),
      (20, -1, 1, "a recording begins at 0 to 1000000 seconds, got -1"),
      (20, 0, -.infinity, "a recording takes 0 to 1000000 seconds, got -inf"),
      (20, 0, .nan, "a recording takes 0 to 1000000 seconds, got nan"),
      (0.5, 0, 1e6 + 1, "a recording takes 0 to 1000000 seconds, got 1000001"),
      (
        20, 0, 1e6,
        "a recording has at most 1000000 frames, got 20000000; "
          + "take fewer frames a second or a shorter time"
      ),
    ] as [(Double, Double, Double, String)])
  func `numbers that make no recording are told in one sentence`(
    fps: Double, start: Double, duration: Double, sentence: String
  ) async throws {
    let error = await #expect(throws: RecordingError.self) {
      try await FrameSequence.record(
        SlidingBox(), size: size, fps: fps, from: start, duration: duration)
    }
    #expect(error?.description == sentence)
  }
}
