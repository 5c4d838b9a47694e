import Inbetween
import Testing

/// Where taps count, in cells of one point.
@MainActor
@Suite struct HitTestingTests {
  /// Notes the taps that a view and what is behind it take.
  private func stage(_ view: some View, _ log: Log) -> Stage {
    Stage(
      ZStack {
        Color.blue.onTapGesture { log.note("behind") }
        view.onTapGesture { log.note("view") }
      }, columns: 20, rows: 10)
  }

  @Test func `taps count on the content shape alone`() {
    let log = Log()
    // 8 x 4 at (6, 3); the triangle has its right angle at the lower left corner.
    let shape = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 8, y: 4))
      path.addLine(to: CGPoint(x: 0, y: 4))
      path.closeSubpath()
    }
    let stage = stage(Color.red.frame(width: 8, height: 4).contentShape(shape), log)
    stage.tap(7, 6.5, at: 0)
    stage.tap(13, 3.5, at: 0)
    #expect(log.entries == ["view", "behind"])
  }

  @Test func `a content shape fills gaps`() {
    let log = Log()
    let gap = HStack(spacing: 6) {
      Color.red.frame(width: 1, height: 4)
      Color.red.frame(width: 1, height: 4)
    }
    // Inside a stack nobody listens: without a shape a tap in the gap is still in the gesture's frame.
    let stage = stage(gap.contentShape(.rect), log)
    stage.tap(10, 5, at: 0)
    #expect(log.entries == ["view"])
    let other = self.stage(gap.contentShape(.hoverEffect, .rect), log)
    other.tap(6.5, 5, at: 0)
    #expect(log.entries == ["view", "view"])
  }

  @Test func `a content shape follows the frame in flight`() {
    let log = Log()
    let (stage, remote) = Remote.stage(false, columns: 20, rows: 10) { isMoved in
      Color.red.frame(width: 4, height: 2).contentShape(.rect).onTapGesture { log.note("tap") }
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    // From 0 to 16: at 0.5 from 8 to 12.
    stage.tap(9, 5, at: 0.5)
    #expect(stage.tap(3, 5, at: 0.5) == .ignored)
    #expect(log.entries == ["tap"])
  }

  @Test func `what is shown elsewhere takes taps there alone`() {
    let log = Log()
    // 4 x 2 at (8, 4), shown at (14, 6).
    let offset = stage(Color.red.frame(width: 4, height: 2).offset(x: 6, y: 2), log)
    offset.tap(9, 5, at: 0)
    offset.tap(15, 7, at: 0)
    #expect(log.entries == ["behind", "view"])
    // Twice as large it reaches from (6, 3) to (14, 7); half as large from (9, 4.5) to (11, 5.5).
    let large = stage(Color.red.frame(width: 4, height: 2).scaleEffect(2), log)
    large.tap(6.5, 3.5, at: 0)
    let small = stage(Color.red.frame(width: 4, height: 2).scaleEffect(0.5), log)
    small.tap(8.5, 4.2, at: 0)
    small.tap(10, 5, at: 0)
    #expect(log.entries == ["behind", "view", "view", "behind", "view"])
  }

  @Test func `a content shape outside of an offset is where layout put the view`() {
    let log = Log()
    let stage = stage(
      Color.red.frame(width: 4, height: 2).offset(x: 6, y: 2).contentShape(.rect), log)
    stage.tap(9, 5, at: 0)
    #expect(log.entries == ["view"])
  }

  @Test func `what takes no taps lets them through`() {
    let log = Log()
    let stage = stage(Color.red.frame(width: 8, height: 4).allowsHitTesting(false), log)
    stage.tap(19, 9, at: 0)
    let covered = Stage(
      ZStack {
        Color.blue.onTapGesture { log.note("covered") }
        Color.red.allowsHitTesting(false)
      })
    covered.tap(1, 1, at: 0)
    #expect(log.entries == ["behind", "covered"])
    let open = Stage(Color.red.onTapGesture { log.note("open") }.allowsHitTesting(true))
    open.tap(1, 1, at: 0)
    #expect(log.entries.last == "open")
  }

  @Test func `a hidden view keeps its place and nothing else`() {
    let log = Log()
    let view = HStack(spacing: 0) {
      Text("ab").onTapGesture { log.note("hidden") }.hidden()
      Text("cd").onTapGesture { log.note("shown") }
    }
    let stage = Stage(TopLeading { view }, columns: 6, rows: 1)
    #expect(Screen(stage.at(0)).text(row: 0, columns: 0..<6) == "  cd  ")
    #expect(stage.tap(0.5, 0.5, at: 0) == .ignored)
    #expect(throws: UnknownNameError.self) { try stage.host.send(.tapNamed("ab"), at: 0) }
    // Tab goes to the only view that is seen, and Return taps it.
    stage.key(.tab, at: 0)
    stage.key(.return, at: 0)
    #expect(log.entries == ["shown"])
  }
}
