import Inbetween
import Testing

/// Windows of all sizes.
@MainActor @Suite struct WindowTests {
  private struct Corner: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        if isRight { Spacer(minLength: 0) }
        box("mover", 4)
        if !isRight { Spacer(minLength: 0) }
      }
    }
  }

  @Test func `a resize in mid-flight moves the goal at once and keeps the motion`() throws {
    let (stage, remote) = Remote.stage(false, columns: 24) { Corner(isRight: $0) }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("mover").map(\.x) == [10])
    try stage.host.send(.resize(GridSize(columns: 44, rows: 3)), at: 0.5)
    let wide = GridSize(columns: 44, rows: 3)
    func mover(_ time: Double) -> [Double] {
      Picture(stage.host.frame(at: time, in: wide)).frames("mover").map(\.x)
    }
    #expect(mover(0.5) == [30])
    #expect(mover(0.75) == [35])
    #expect(mover(1) == [40])
  }

  @Test func `a frame of another size lays out for it`() {
    let stage = Stage(Color.red.accessibilityIdentifier("a"), columns: 10, rows: 2)
    #expect(stage.at(0).frames("a") == [rect(0, 0, 10, 2)])
    let other = Picture(stage.host.frame(at: 0, in: GridSize(columns: 7, rows: 5)))
    #expect(other.frames("a") == [rect(0, 0, 7, 5)])
    #expect(other.list.size == GridSize(columns: 7, rows: 5))
  }

  @Test(
    arguments: [
      GridSize(columns: 0, rows: 0), GridSize(columns: 0, rows: 5), GridSize(columns: 9, rows: 0),
    ])
  func `in a window without cells nothing is drawn and state is kept`(size: GridSize) throws {
    let log = Log()
    let (stage, remote) = Remote.stage(0, columns: 30) { (count: Int) in
      VStack {
        Text("count \(count)").onAppear { log.note("appear") }
        if count > 1 { box("more", 3) }
        Tabs(animation: .linear, selected: .constant(count % 3))
      }
    }
    remote.set(1, at: 0)
    try stage.host.send(.resize(size), at: 0.1)
    let empty = stage.host.frame(at: 0.1, in: size)
    #expect(empty.list.items.isEmpty && empty.nextUpdate == nil)
    #expect(try stage.host.send(.tap(CellPoint(column: 0, row: 0)), at: 0.1) == .ignored)
    remote.set(2, .linear(duration: 1), at: 0.2)
    _ = stage.host.frame(at: 0.3, in: size)
    #expect(stage.at(5).texts.map(\.text).first == "count 2")
    #expect(stage.at(5).all("more").count == 1)
    #expect(log.entries == ["appear"])
  }

  @Test func `a host may begin without cells`() {
    let host = ViewHost(
      HStack { Text("text") }, size: GridSize(columns: 0, rows: 0), describesNodes: true)
    let none = GridSize(columns: 0, rows: 0)
    #expect(host.frame(at: 0, in: none).list.items.isEmpty)
    let picture = Picture(host.frame(at: 1, in: GridSize(columns: 10, rows: 1)))
    #expect(picture.texts.map(\.frame) == [rect(3, 0, 4, 1)])
    #expect(picture.nextUpdate == nil)
  }

  @Test func `time never goes back`() {
    let (stage, remote) = Remote.stage(0.0) { x in TopLeading { box("a").offset(x: x) } }
    remote.set(10, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("a").map(\.x) == [5])
    #expect(stage.at(0.25).frames("a").map(\.x) == [5])
    remote.set(0, at: 0.1)
    #expect(stage.at(0.2).nextUpdate == 0.5)
  }

  @Test func `an animation begins at its event and not at the next frame`() {
    let (stage, remote) = Remote.stage(0.0) { x in TopLeading { box("a").offset(x: x) } }
    remote.set(10, .linear(duration: 1), at: 0.1)
    #expect(near(stage.at(0.6).frames("a")[0].x, 5, 1e-12))
  }

  @Test func `a change from outside of events begins at the time that the loop tells`() async {
    let (stage, remote) = Remote.stage(0.0) { x in TopLeading { box("a").offset(x: x) } }
    stage.host.onInvalidate = { 2 }
    _ = stage.at(1)
    withAnimation(.linear(duration: 1)) { remote.model = 10 }
    // The write reaches the main actor in a task of its own.
    for _ in 0..<64 { await Task.yield() }
    #expect(stage.at(2.25).frames("a").map(\.x) == [2.5])
    #expect(stage.at(3).frames("a").map(\.x) == [10])
  }
}
