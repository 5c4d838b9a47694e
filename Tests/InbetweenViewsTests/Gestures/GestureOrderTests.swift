import Inbetween
import Testing

/// Which of several gestures it is.
@MainActor @Suite struct GestureOrderTests {
  private func tap(_ name: String, _ log: Log) -> some Gesture {
    TapGesture().onEnded { log.note(name) }
  }

  private func drag(_ name: String, _ log: Log, distance: CGFloat = 2) -> some Gesture {
    DragGesture(minimumDistance: distance).onChanged { _ in log.note(name) }
      .onEnded { _ in log.note("\(name) end") }
  }

  private func drag(_ stage: Stage, from start: Double, to end: Double) {
    _ = stage.at(0)
    stage.mouse(.press, start, 1, at: 0)
    stage.mouse(.move, end, 1, at: 0.1)
    stage.mouse(.release, end, 1, at: 0.2)
  }

  @Test func `a gesture of a view inside comes first, unless the outer one has priority`() {
    let log = Log()
    for stage in [
      Stage(Color.red.gesture(tap("in", log)).gesture(tap("out", log))),
      Stage(Color.red.gesture(tap("in", log)).highPriorityGesture(tap("high", log))),
      Stage(Color.red.gesture(tap("both in", log)).simultaneousGesture(tap("both out", log))),
    ] {
      _ = stage.at(0)
      stage.tap(5, 1, at: 0)
    }
    #expect(log.entries == ["in", "high", "both in", "both out"])
  }

  @Test func `a mask leaves out the gesture or those inside`() {
    let log = Log()
    for mask in [GestureMask.all, .gesture, .subviews, .none] {
      let stage = Stage(
        Color.red.gesture(tap("in", log)).simultaneousGesture(tap("out", log), including: mask))
      _ = stage.at(0)
      stage.tap(5, 1, at: 0)
      log.note("-")
    }
    #expect(log.entries == ["in", "out", "-", "out", "-", "in", "-", "-"])
  }

  @Test func `a single tap waits until it is not the double tap inside`() {
    let log = Log()
    let stage = Stage(
      Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") })
    _ = stage.at(0)
    stage.tap(5, 1, at: 0)
    #expect(log.entries == [])
    stage.tap(5, 1, at: 0.3)
    #expect(log.entries == ["double"])
    stage.tap(5, 1, at: 1)
    _ = stage.at(1.3)
    #expect(log.entries == ["double"])
    #expect(stage.at(1.36).nextUpdate == nil)
    #expect(log.entries == ["double", "single"])
    stage.tap(5, 1, at: 2)
    stage.tap(5, 1, at: 2.5)
    _ = stage.at(3)
    #expect(log.entries == ["double", "single", "single", "single"])
  }

  @Test func `a second tap elsewhere is none of a double tap`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4).onTapGesture(count: 2) { log.note("double") }
          box("b", 4).onTapGesture { log.note("single") }
        }
      })
    _ = stage.at(0)
    stage.tap(1, 0, at: 0)
    stage.tap(5, 0, at: 0.1)
    stage.tap(1, 0, at: 0.2)
    #expect(log.entries == ["single"])
    stage.tap(1, 0, at: 0.3)
    #expect(log.entries == ["single", "double"])
  }

  @Test func `a drag around a tap or a button takes over when it begins`() {
    let log = Log()
    let taps = Stage(Color.red.onTapGesture { log.note("tap") }.gesture(drag("drag", log)))
    let buttons = Stage(
      Button {
        log.note("button")
      } label: {
        Color.red
      }
      .gesture(drag("drag", log)))
    for stage in [taps, buttons] {
      drag(stage, from: 3, to: 8)
      stage.tap(3, 1, at: 1)
    }
    #expect(log.entries == ["drag", "drag end", "tap", "drag", "drag end", "button"])
  }

  @Test func `of two drags the inner one is it, or both are`() {
    let log = Log()
    drag(
      Stage(Color.red.gesture(drag("in", log)).gesture(drag("out", log, distance: 1))),
      from: 3, to: 8)
    drag(
      Stage(Color.red.gesture(drag("a", log)).simultaneousGesture(drag("b", log))),
      from: 3, to: 8)
    #expect(log.entries == ["in", "in end", "a", "b", "a end", "b end"])
  }

  @Test func `a gesture inside of a scroll view goes before scrolling, a tap does not`() {
    let log = Log()
    func rows(_ isDragged: Bool) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            if isDragged {
              Text("row \(row)").gesture(drag("drag", log))
            } else {
              Button("row \(row)") { log.note("row \(row)") }
            }
          }
        }
      }
    }
    for isDragged in [true, false] {
      let stage = Stage(rows(isDragged), rows: 5)
      _ = stage.at(0)
      stage.mouse(.press, 15, 3.5, at: 0)
      stage.mouse(.move, 15, 1.5, at: 0.1)
      let shown = stage.at(0.1).text("row 3")?.y
      #expect(shown == (isDragged ? 3 : 1))
      stage.mouse(.release, 15, 1.5, at: 0.2)
    }
    #expect(log.entries == ["drag", "drag end"])
  }

  @Test func `a gesture beside scrolling sees the drag too`() {
    let log = Log()
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }
      }
      .simultaneousGesture(drag("drag", log)), rows: 5)
    _ = stage.at(0)
    stage.mouse(.press, 15, 3.5, at: 0)
    stage.mouse(.move, 15, 1.5, at: 0.1)
    #expect(stage.at(0.1).text("row 3")?.y == 1)
    #expect(log.entries == ["drag"])
  }
}
