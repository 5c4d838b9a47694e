import Inbetween
import Testing

/// Ways to rows that have not been made.
@MainActor @Suite struct ScrollToTests {
  private struct Jumper: View {
    let height: (Int) -> CGFloat
    var anchor: UnitPoint?
    var animation: Animation?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<10_000) { number in
              Text(verbatim: "\(number)").frame(height: height(number))
            }
          }
        }
        .focusable()
        .onKeyPress("j") { go(proxy, 5000) }
        .onKeyPress("k") { go(proxy, 7) }
      }
    }

    private func go(_ proxy: ScrollViewProxy, _ row: Int) -> KeyPress.Result {
      withAnimation(animation) { proxy.scrollTo(row, anchor: anchor) }
      return .handled
    }
  }

  @Test(arguments: [(UnitPoint.top, 0.0), (.bottom, 9), (.center, 4)])
  func `a row is brought to an anchor of the window`(anchor: UnitPoint, y: Double) {
    let stage = Stage(Jumper(height: { _ in 1 }, anchor: anchor), columns: 8, rows: 10)
    _ = stage.at(0)
    stage.key("j", at: 0)
    // In the middle, (10 - 1) / 2 = 4.5 rows are above it: it is scrolled by 4995.5, and so by 4996 whole cells.
    #expect(stage.at(0).text("5000")?.y == y)
  }

  @Test func `without an anchor it is scrolled as little as it takes`() {
    let stage = Stage(Jumper(height: { _ in 1 }), columns: 8, rows: 10)
    _ = stage.at(0)
    stage.key("k", at: 0)
    #expect(stage.at(0).text("0")?.y == 0)
    stage.key("j", at: 0)
    #expect(stage.at(0).text("5000")?.y == 9)
  }

  @Test func `an animated way is as long as the list, and ends where it should`() {
    let stage = Stage(
      Jumper(height: { _ in 1 }, anchor: .top, animation: .linear(duration: 1)), columns: 8,
      rows: 10)
    _ = stage.at(0)
    stage.key("j", at: 0)
    #expect(stage.at(0.5).text("2500")?.y == 0)
    #expect(stage.at(1).text("5000")?.y == 0)
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test(arguments: [UnitPoint.top, .bottom])
  func `rows of other heights are met all the same`(anchor: UnitPoint) {
    let height: (Int) -> CGFloat = { CGFloat(1 + $0 * 7 % 5) }
    for animation in [nil, Animation.easeInOut(duration: 1)] {
      let stage = Stage(
        Jumper(height: height, anchor: anchor, animation: animation), columns: 8, rows: 20)
      _ = stage.at(0)
      stage.key("j", at: 0)
      if animation != nil {
        for step in 1...30 { _ = stage.at(Double(step) / 20) }
      }
      // Row 5000 is one line high.
      #expect(stage.at(2).text("5000")?.y == (anchor == .top ? 0 : 19))
    }
  }

  @Test func `a position names the row that is seen first, and leads to rows`() {
    struct Positioned: View {
      @State private var first: Int? = 40
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "first \(first ?? -1)")
          ScrollView {
            LazyVStack { ForEach(0..<10_000) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
          }
          .scrollPosition(id: $first, anchor: .top)
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { first = 9000 } }
      }
    }
    let stage = Stage(Positioned(), columns: 12, rows: 11)
    #expect(stage.at(0).text("row 40")?.y == 1)
    stage.key(.downArrow, at: 1)
    #expect(stage.at(3).text("first 41") != nil)
    stage.key(.pageDown, at: 4)
    #expect(stage.at(6).text("first 50") != nil)
    #expect(stage.at(6).text("row 50")?.y == 1)
    stage.send(.tapNamed("first 50"), at: 7)
    #expect(stage.at(8).text("row 9000")?.y == 1)
    #expect(stage.at(8).text("first 9000") != nil)
  }

  @Test func `lists lead to their rows too`() {
    struct Jumping: View {
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<10_000) { Text(verbatim: "row \($0)") }
            .onTapGesture { proxy.scrollTo(9000, anchor: .top) }
        }
      }
    }
    let stage = Stage(Jumping(), columns: 12, rows: 10, metrics: .terminal)
    _ = stage.at(0)
    stage.tap(3, 3, at: 0)
    #expect(stage.at(0).text("row 9000")?.y == 0)
    // Each row has a line below it.
    #expect(stage.at(0).text("row 9001")?.y == 2)
  }
}
