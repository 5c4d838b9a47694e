import Inbetween
import Testing

/// States that gestures set, and what ends a gesture early.
@MainActor @Suite struct GestureStateTests {
  private struct Card: View {
    @GestureState private var distance = 0.0
    @GestureState private var isHeld: Bool
    let log: Log
    var isDisabled = false

    init(log: Log, isDisabled: Bool = false, animation: Animation? = nil) {
      self.log = log
      self.isDisabled = isDisabled
      var transaction = Transaction()
      transaction.animation = animation
      _distance = GestureState(wrappedValue: 0, resetTransaction: transaction)
      _isHeld = GestureState(initialValue: false)
    }

    var body: some View {
      TopLeading {
        box(isHeld ? "held" : "box", 4).offset(x: distance)
          .gesture(
            DragGesture(minimumDistance: 1)
              .updating($distance) { value, state, _ in state = Double(value.translation.width) }
              .updating($isHeld) { _, state, _ in state = true }
              .onEnded { _ in log.note("end") }
          )
          .disabled(isDisabled)
      }
    }
  }

  private func places(_ picture: Picture) -> [String] {
    picture.ofType("Color").map { "\($0.name ?? "") \($0.x)" }
  }

  @Test func `a gesture state follows the drag, and is back when it ends`() {
    let log = Log()
    let stage = Stage(Card(log: log))
    _ = stage.at(0)
    stage.mouse(.press, 1, at: 0)
    stage.mouse(.move, 6, at: 0.1)
    #expect(places(stage.at(0.1)) == ["held 5.0"])
    stage.mouse(.release, 8, at: 0.2)
    #expect(places(stage.at(0.2)) == ["box 0.0"])
    #expect(log.entries == ["end"])
  }

  @Test func `it goes back with the animation that it was given`() {
    let stage = Stage(Card(log: Log(), animation: .linear(duration: 1)))
    _ = stage.at(0)
    stage.mouse(.press, 1, at: 0)
    stage.mouse(.move, 11, at: 0.1)
    stage.mouse(.release, 11, at: 1)
    #expect(places(stage.at(1.25)) == ["box 7.5"])
    #expect(places(stage.at(2)) == ["box 0.0"])
  }

  @Test func `a drag that is disabled in the middle goes back, and does not end`() {
    let log = Log()
    let (stage, remote) = Remote.stage(false) { Card(log: log, isDisabled: $0) }
    stage.mouse(.press, 1, at: 0)
    stage.mouse(.move, 6, at: 0.1)
    remote.set(true, at: 0.2)
    #expect(places(stage.at(0.2)) == ["box 0.0"])
    stage.mouse(.move, 9, at: 0.3)
    stage.mouse(.release, 9, at: 0.4)
    #expect(places(stage.at(0.4)) == ["box 0.0"])
    #expect(log.entries == [])
  }

  private struct Parent: View {
    let isOn: Bool
    let log: Log
    @GestureState private var isHeld = false

    var body: some View {
      VStack {
        Text(isHeld ? "held" : "free")
        if isOn {
          Color.red.gesture(
            DragGesture(minimumDistance: 0)
              .updating($isHeld) { _, state, _ in state = true }
              .onEnded { _ in log.note("end") })
        }
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `a drag whose view is removed goes back, and does not end`(animation: Animation?) {
    let log = Log()
    let (stage, remote) = Remote.stage(true) { Parent(isOn: $0, log: log) }
    stage.mouse(.press, 15, 2, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["held"])
    remote.set(false, animation, at: 0.1)
    #expect(stage.at(0.1).texts.map(\.text) == ["free"])
    stage.mouse(.release, 15, 2, at: 0.2)
    #expect(log.entries == [])
  }

  @Test func `a window of another size leaves a drag as it is`() {
    let log = Log()
    let stage = Stage(Card(log: log))
    _ = stage.at(0)
    stage.mouse(.press, 1, at: 0)
    stage.mouse(.move, 6, at: 0.1)
    for size in [GridSize(columns: 3, rows: 1), GridSize(columns: 0, rows: 0), stage.size] {
      stage.send(.resize(size), at: 0.2)
      _ = stage.host.frame(at: 0.2, in: size)
    }
    stage.mouse(.move, 10, at: 0.3)
    #expect(places(stage.at(0.3)) == ["held 9.0"])
    stage.mouse(.release, 10, at: 0.4)
    #expect(places(stage.at(0.4)) == ["box 0.0"])
    #expect(log.entries == ["end"])
  }

  @Test func `a press while the button is down ends what was on its way`() {
    let log = Log()
    let stage = Stage(Card(log: log))
    _ = stage.at(0)
    stage.mouse(.press, 1, at: 0)
    stage.mouse(.move, 6, at: 0.1)
    // It is pressed where it is seen.
    stage.mouse(.press, 6, at: 0.2)
    #expect(places(stage.at(0.2)) == ["box 0.0"])
    stage.mouse(.move, 8, at: 0.3)
    #expect(places(stage.at(0.3)) == ["held 2.0"])
    stage.mouse(.release, 8, at: 0.4)
    #expect(log.entries == ["end"])
  }

  @Test func `a drag goes on with the closures of the newest body`() {
    let log = Log()
    let (stage, remote) = Remote.stage("old") { name in
      Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note(name) })
    }
    stage.mouse(.press, 1, at: 0)
    remote.set("new", at: 0.1)
    stage.mouse(.release, 1, at: 0.2)
    #expect(log.entries == ["new"])
  }
}
