import Inbetween
import Testing

/// The mouse without its button.
@MainActor @Suite struct HoverTests {
  @Test func `a view hears when the mouse comes and leaves`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4).onHover { log.note("a \($0)") }
          box("b", 4).onContinuousHover { phase in
            switch phase {
            case .active(let place): log.note("b \(place.x)")
            case .ended: log.note("b ended")
            }
          }
        }
        .onHover { log.note("both \($0)") }
      })
    _ = stage.at(0)
    for column in [1.0, 2, 5, 6, 20] { stage.point(column, at: column) }
    #expect(
      log.entries == [
        "a true", "both true", "a false", "b 1.0", "b 2.0", "b ended", "both false",
      ])
  }

  @Test func `what lies above hides a view from the mouse`() {
    let log = Log()
    let stage = Stage(
      ZStack {
        Color.red.onHover { log.note("below \($0)") }
        box("cover", 4, 1)
      })
    _ = stage.at(0)
    stage.point(1, 1, at: 0)
    stage.point(15, 1, at: 0)
    #expect(log.entries == ["below true", "below false"])
  }

  @Test func `a disabled view hears nothing but the end`() {
    let log = Log()
    let (stage, remote) = Remote.stage(false) { isDisabled in
      Color.red.onHover { log.note("\($0)") }.disabled(isDisabled)
    }
    stage.point(1, 1, at: 0)
    remote.set(true, at: 0)
    stage.point(2, 1, at: 0)
    stage.point(3, 1, at: 0)
    #expect(log.entries == ["true", "false"])
  }
}
