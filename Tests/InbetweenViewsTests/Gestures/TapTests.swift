import Inbetween
import Testing

/// Taps and the mouse.
@MainActor @Suite struct TapTests {
  @Test func `the innermost view that listens takes a tap`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4).onTapGesture { log.note("inner") }
          Text("text")
        }
        .onTapGesture { log.note("outer") }
      })
    _ = stage.at(0)
    #expect(stage.tap(1, 0, at: 0) == .handled)
    #expect(stage.tap(5, 0, at: 0) == .handled)
    #expect(stage.tap(20, 0, at: 0) == .ignored)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a view takes taps anywhere in its frame, its edges left and above included`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        Text("ab").padding(.leading, 3).padding(.trailing, 2).onTapGesture { log.note("tap") }
      })
    _ = stage.at(0)
    #expect(stage.tap(0, 0, at: 0) == .handled)
    #expect(stage.tap(6.99, 0.99, at: 0) == .handled)
    #expect(stage.tap(7, 0, at: 0) == .ignored)
    #expect(stage.tap(0, 1, at: 0) == .ignored)
    #expect(log.entries == ["tap", "tap"])
  }

  @Test func `what lies above takes the tap, whether it listens or not`() {
    let log = Log()
    let stage = Stage(
      ZStack {
        Color.red.onTapGesture { log.note("below") }
        box("cover", 4, 1)
      })
    _ = stage.at(0)
    #expect(stage.tap(15, 1, at: 0) == .ignored)
    #expect(stage.tap(1, 1, at: 0) == .handled)
    #expect(log.entries == ["below"])
  }

  @Test func `a double tap needs two`() {
    let log = Log()
    let stage = Stage(Color.red.onTapGesture(count: 2) { log.note("double") })
    _ = stage.at(0)
    stage.tap(1, 1, at: 0)
    #expect(log.entries == [])
    stage.tap(1, 1, at: 0.1)
    #expect(log.entries == ["double"])
    stage.tap(1, 1, at: 0.2)
    #expect(log.entries == ["double"])
  }

  @Test func `a tap hits what is shown, in mid-flight`() {
    let log = Log()
    let (stage, remote) = Remote.stage(0.0) { x in
      TopLeading { box("box", 2).onTapGesture { log.note("tap") }.offset(x: x) }
    }
    remote.set(20, .linear(duration: 1), at: 0)
    #expect(stage.tap(20.5, 0, at: 0.5) == .ignored)
    #expect(stage.tap(10.5, 0, at: 0.5) == .handled)
    #expect(stage.tap(20.5, 0, at: 1) == .handled)
    #expect(log.entries == ["tap", "tap"])
  }

  @Test func `a view in its removal takes no tap`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isOn in
      if isOn { Color.red.onTapGesture { log.note("tap") } }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).ofType("Color").count == 1)
    #expect(stage.tap(1, 1, at: 0.5) == .ignored)
    #expect(throws: UnknownNameError.self) { try stage.host.send(.tapNamed("x"), at: 0.5) }
  }

  @Test func `a name is a text or a label, the first one in reading order`() throws {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(alignment: .bottom, spacing: 1) {
          Text("same").padding(.top, 1).onTapGesture { log.note("left, below") }
          VStack(spacing: 0) {
            Text("same").onTapGesture { log.note("right, above") }
            Text("icon").accessibilityLabel("Settings").onTapGesture { log.note("label") }
          }
        }
      })
    _ = stage.at(0)
    try stage.host.send(.tapNamed("same"), at: 0)
    try stage.host.send(.tapNamed("Settings"), at: 0)
    #expect(log.entries == ["right, above", "label"])
    let error = #expect(throws: UnknownNameError.self) {
      try stage.host.send(.tapNamed("Sam"), at: 0)
    }
    #expect(error?.known == ["same", "same", "Settings", "icon"])
    #expect(error?.description.contains("did you mean \"same\"?") == true)
  }

  @Test func `a click counts when the button goes up in the view that it went down in`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4).onTapGesture { log.note("a") }
          box("b", 4).onTapGesture { log.note("b") }
        }
      })
    _ = stage.at(0)
    func click(_ from: Double, _ to: Double, button: Int = 0) {
      stage.send(
        .mouse(MouseEvent(.press, at: CellPoint(column: from, row: 0), button: button)), at: 0)
      stage.send(.mouse(MouseEvent(.move, at: CellPoint(column: to, row: 0), button: nil)), at: 0)
      stage.send(
        .mouse(MouseEvent(.release, at: CellPoint(column: to, row: 0), button: button)), at: 0)
    }
    click(1, 3)
    click(1, 5)
    click(5, 5, button: 2)
    click(20, 5)
    click(5, 6)
    #expect(log.entries == ["a", "b"])
  }
}
