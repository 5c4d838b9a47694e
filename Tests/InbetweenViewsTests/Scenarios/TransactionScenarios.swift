import Inbetween
import Testing

/// The scenarios of transactions that are known by a number.
@MainActor @Suite struct TransactionScenarios {
  @Test func `W01 the innermost animation wins for the writes inside it`() {
    let stage = Stage(TwoOffsets(), columns: 200)
    _ = stage.at(0)
    stage.key("n", at: 0)
    let expected: [(Double, a: Double, b: Double)] = [(0, 0, 0), (0.5, 50, 25), (1, 100, 50)]
    for (time, a, b) in expected {
      let picture = stage.at(time)
      #expect(picture.frames("a").map(\.x) == [a])
      #expect(picture.frames("b").map(\.x) == [b])
      #expect(picture.nextUpdate == time)
    }
    let last = stage.at(2)
    #expect(last.frames("b").map(\.x) == [100])
    #expect(last.nextUpdate == nil)
  }

  @Test func `W09 a write that changes nothing does not complete early`() {
    let log = Log()
    let stage = Stage(TwoOffsets(b: 100, log: log), columns: 200)
    _ = stage.at(0)
    stage.key("c", at: 0)
    #expect(log.entries == [])
    _ = stage.at(0.999)
    #expect(log.entries == [])
    _ = stage.at(1)
    #expect(log.entries == ["done"])
    _ = stage.at(3)
    #expect(log.entries == ["done"])
  }

  @Test func `W24 a parent's update and equal writes do not disturb a motion`() {
    let log = Log()
    let stage = Stage(TwoOffsets(log: log), columns: 200)
    _ = stage.at(0)
    stage.key("o", at: 0)
    stage.key("+", at: 0.25)
    #expect(stage.at(0.25).text("1") != nil)
    #expect(stage.at(0.25).frames("a").map(\.x) == [25])
    stage.key("=", at: 0.5)
    stage.key("5", at: 0.6)
    #expect(stage.at(0.75).frames("a").map(\.x) == [75])
    #expect(log.entries == [])
    let last = stage.at(1)
    #expect(last.frames("a").map(\.x) == [100])
    #expect(last.nextUpdate == nil)
    #expect(log.entries == ["done"])
  }
}

/// Two boxes whose places two states give, and a counter that has nothing to do with them.
private struct TwoOffsets: View {
  @State private var a = 0.0
  @State private var b: Double
  @State private var counter = 0
  let log: Log

  init(b: Double = 0, log: Log = Log()) {
    _b = State(initialValue: b)
    self.log = log
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Text("\(counter)")
      box("a").offset(x: a)
      box("b").offset(x: b)
    }
    .focusable()
    .onKeyPress("n") {
      withAnimation(.linear(duration: 1)) {
        a = 100
        withAnimation(.linear(duration: 2)) { b = 100 }
      }
      return .handled
    }
    .onKeyPress("c") {
      withAnimation(.linear(duration: 1)) {
        a = 100
        b = 100
      } completion: {
        log.note("done")
      }
      return .handled
    }
    .onKeyPress("o") {
      withAnimation(.linear(duration: 1)) {
        a = 100
      } completion: {
        log.note("done")
      }
      return .handled
    }
    .onKeyPress("+") {
      counter += 1
      return .handled
    }
    .onKeyPress("=") {
      a = 100
      return .handled
    }
    .onKeyPress("5") {
      withAnimation(.linear(duration: 5)) { a = 100 }
      return .handled
    }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 1, height: 1).accessibilityIdentifier(name)
  }
}
