import Inbetween
import Testing

/// Gestures made of gestures.
@MainActor @Suite struct ComposedGestureTests {
  private struct LongDrag: Gesture {
    let log: Log

    var body: some Gesture<Int> {
      LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: DragGesture(minimumDistance: 0))
        .map { value in
          switch value {
          case .first: -1
          case .second(_, let drag): Int(drag?.translation.width ?? -2)
          }
        }
        .onEnded { log.note("inside \($0)") }
    }
  }

  @Test func `a gesture has a body of others, one after the other`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        LongDrag(log: log).onChanged { log.note("changed \($0)") }
          .onEnded { log.note("ended \($0)") }))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    _ = stage.at(0.5)
    stage.mouse(.move, 8, at: 0.6)
    stage.mouse(.release, 9, at: 0.7)
    #expect(
      log.entries == ["changed -1", "changed 0", "changed 3", "inside 4", "ended 4"])
    stage.mouse(.press, 5, at: 2)
    stage.mouse(.release, 5, at: 2.1)
    #expect(log.entries.suffix(1) == ["changed -1"])
  }

  @Test func `a drag may follow a tap within a third of a second`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        TapGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { _ in log.note("tap and drag") }))
    _ = stage.at(0)
    stage.tap(5, 1, at: 0)
    stage.mouse(.press, 5, at: 0.3)
    stage.mouse(.release, 9, at: 0.4)
    #expect(log.entries == ["tap and drag"])
    stage.tap(5, 1, at: 1)
    stage.mouse(.press, 5, at: 1.4)
    stage.mouse(.release, 9, at: 1.5)
    #expect(log.entries == ["tap and drag"])
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `one of two gestures is it`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.note("double")
            case .second: log.note("single")
            }
          }))
    _ = stage.at(0)
    stage.tap(5, 1, at: 0)
    _ = stage.at(0.4)
    stage.tap(5, 1, at: 1)
    stage.tap(5, 1, at: 1.2)
    #expect(log.entries == ["single", "double"])
  }

  @Test func `two gestures at once tell what each tells`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5, maximumDistance: 100)
          .simultaneously(with: DragGesture(minimumDistance: 2))
          .onChanged { value in
            log.note("\(value.first ?? false) \(value.second?.translation.width ?? -1)")
          }
          .onEnded { value in log.note("end \(value.second?.translation.width ?? -1)") }))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    stage.mouse(.move, 8, at: 0.1)
    _ = stage.at(0.6)
    stage.mouse(.release, 8, at: 0.7)
    #expect(log.entries == ["true -1.0", "true 3.0", "end 3.0"])
  }

  @Test func `modifier keys may be asked for`() {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(TapGesture().modifiers(.shift).onEnded { log.note("shift") })
        .onTapGesture { log.note("plain") })
    _ = stage.at(0)
    stage.tap(5, 1, at: 0)
    stage.mouse(.press, 5, modifiers: [.shift, .option], at: 1)
    stage.mouse(.release, 5, at: 1)
    #expect(log.entries == ["plain", "shift"])
  }

  @Test func `a gesture may be of a type that is not known, and tell where it was`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        box("a", 4, 2).padding(.leading, 3)
          .gesture(
            AnyGesture(SpatialTapGesture())
              .onEnded { log.note("\($0.location.x) \($0.location.y)") })
        box("b", 4).onTapGesture(coordinateSpace: .global) { log.note("global \($0.x)") }
      })
    _ = stage.at(0)
    stage.tap(5, 1, at: 0)
    #expect(log.entries == ["5.0 1.0"])
  }

  @Test func `keys tap what has a tap`() {
    let log = Log()
    let stage = Stage(
      HStack(spacing: 0) {
        Color.red.gesture(DragGesture().onEnded { _ in log.note("drag") })
        Color.red.gesture(TapGesture(count: 2).onEnded { log.note("double") })
        Color.red.gesture(SpatialTapGesture().onEnded { log.note("at \($0.location.x)") })
      })
    _ = stage.at(0)
    stage.key(.tab, at: 0)
    stage.key(.return, at: 0)
    stage.key(.return, at: 0.1)
    stage.key(.tab, at: 0.2)
    stage.key(.space, at: 0.3)
    // A key taps the middle: thirty columns in three parts.
    #expect(log.entries == ["double", "at 5.0"])
  }
}
