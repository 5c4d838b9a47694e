import Inbetween
import Testing

/// Buttons, their styles, and who may use them.
@MainActor @Suite struct ButtonTests {
  private struct Telling: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(configuration.isPressed ? "!" : isEnabled ? "." : "-")
        if configuration.role == .destructive { Text("x") }
      }
    }
  }

  private struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 1) {
        Button(configuration)
        Text("twice").onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }

  private func mouse(_ action: MouseEvent.Action, _ column: Double) -> InputEvent {
    .mouse(MouseEvent(action, at: CellPoint(column: column, row: 0)))
  }

  private func words(_ picture: Picture) -> String {
    picture.texts.map(\.text).joined(separator: " ")
  }

  @Test func `a button acts when it is clicked, tapped by name, or chosen by a key`() throws {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          Button("one") { log.note("one") }
          Button(role: .cancel) {
            log.note("two")
          } label: {
            Text("two").padding(.leading, 2)
          }
        }
      })
    _ = stage.at(0)
    stage.send(mouse(.press, 0.5), at: 0)
    stage.send(mouse(.release, 2.5), at: 0)
    try stage.host.send(.tapNamed("two"), at: 0)
    stage.tap(3.5, 0, at: 0)
    stage.key(.tab, at: 1)
    stage.key(.return, at: 1)
    stage.key(.tab, at: 1)
    stage.key(.space, at: 1)
    #expect(log.entries == ["one", "two", "two", "one", "two"])
  }

  @Test func `a style knows whether the button is pressed: while the mouse is down inside`() {
    let stage = Stage(TopLeading { Button("go") {}.buttonStyle(Telling()) })
    var seen: [String] = []
    func look() { seen.append(words(stage.at(0))) }
    look()
    for event in [
      mouse(.press, 1), mouse(.move, 9), mouse(.move, 1), mouse(.release, 1), mouse(.press, 1),
      mouse(.release, 9),
    ] {
      stage.send(event, at: 0)
      look()
    }
    #expect(seen == ["go .", "go !", "go .", "go !", "go .", "go !", "go ."])
  }

  @Test func `a key has a button look pressed for a tenth of a second`() {
    let stage = Stage(Button("go") {}.buttonStyle(Telling()))
    _ = stage.at(0)
    stage.key(.tab, at: 1)
    stage.key(.return, at: 1)
    let picture = stage.at(1)
    #expect(words(picture) == "go !")
    #expect(near(picture.nextUpdate, 1.1))
    #expect(words(stage.at(1.09)) == "go !")
    let later = stage.at(1.1)
    #expect(words(later) == "go .")
    #expect(later.nextUpdate == nil)
  }

  @Test func `a disabled button takes no tap, no key and no focus`() {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { isDisabled in
      TopLeading {
        HStack(spacing: 0) {
          Button("a") { log.note("a") }.disabled(isDisabled)
          Button("b") { log.note("b") }.disabled(false)
        }
        .buttonStyle(Telling())
        .disabled(false)
      }
    }
    #expect(words(stage.at(0)) == "a - b .")
    #expect(stage.tap(0.5, 0, at: 0) == .ignored)
    stage.key(.tab, at: 0)
    stage.key(.return, at: 0)
    #expect(log.entries == ["b"])
    remote.set(false, at: 0)
    stage.tap(0.5, 0, at: 0)
    #expect(log.entries == ["b", "a"])
  }

  @Test func `what is disabled around a view cannot be enabled inside`() {
    let log = Log()
    let stage = Stage(
      Color.red.onTapGesture { log.note("tap") }.disabled(false).disabled(true))
    _ = stage.at(0)
    #expect(stage.tap(1, 1, at: 0) == .ignored)
  }

  @Test func `a button that is disabled while it is pressed does nothing`() {
    let log = Log()
    let (stage, remote) = Remote.stage(false) { isDisabled in
      TopLeading {
        Button("go") { log.note("go") }.buttonStyle(Telling()).disabled(isDisabled)
      }
    }
    stage.send(mouse(.press, 1), at: 0)
    #expect(words(stage.at(0)) == "go !")
    remote.set(true, at: 0)
    #expect(words(stage.at(0)) == "go -")
    stage.send(mouse(.release, 1), at: 0)
    #expect(log.entries == [])
  }

  @Test func `a primitive style makes buttons in the style around it`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        Button("go", role: .destructive) { log.note("go") }
          .buttonStyle(Doubled())
          .buttonStyle(Telling())
      })
    #expect(words(stage.at(0)) == "go . x twice")
    stage.tap(1, 0, at: 0)
    stage.tap(6, 0, at: 0)
    #expect(log.entries == ["go", "go", "go"])
  }

  /// Two texts in a row at 8 x 16 points a cell: widths are 2 cells of text and what the style adds.
  @Test(arguments: [
    (ControlSize.mini, 4.0, 1.0), (.small, 4, 1), (.regular, 6, 1), (.large, 8, 3),
    (.extraLarge, 10, 3),
  ])
  func `a bordered button has the space that its size asks for`(
    size: ControlSize, width: Double, height: Double
  ) {
    let stage = Stage(
      TopLeading { Button("go") {}.buttonStyle(.bordered).controlSize(size) },
      rows: 5, metrics: .terminal)
    let border = stage.at(0).ofType("ButtonBorderShape")
    #expect(border.map(\.frame) == [rect(0, 0, width, height)])
  }

  @Test func `the built-in styles draw a label, a tint or the accent colour`() {
    let stage = Stage(
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          Button("aa") {}.buttonStyle(.automatic)
          Button("bb") {}.buttonStyle(.plain)
          Button("cc") {}.buttonStyle(.borderless)
          Button("dd", role: .destructive) {}.buttonStyle(.bordered)
          Button("ee") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        }
      }, rows: 5, metrics: .terminal)
    let picture = stage.at(0)
    let screen = Screen(picture)
    #expect(screen.text(row: 3, columns: 0..<6) == "  dd  ")
    // A fifth of the dark red (255, 69, 58) on black, and the dark blue itself.
    #expect(screen.background(2, 3) == [51, 14, 12])
    #expect(screen.background(2, 4) == [10, 132, 255])
    #expect(screen.background(1, 0) == screen.background(20, 0))
  }
}
