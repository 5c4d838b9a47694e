import Inbetween
import Testing

/// Transitions of an author's own, and those that are interrupted.
@MainActor @Suite struct CustomTransitionTests {
  private struct Drift: Transition {
    var distance = 10.0

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * distance).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private struct Shrink: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.frame(width: phase.isIdentity ? 4 : 1)
    }
  }

  private struct Shift: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Branches: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.offset(x: 5) }
    }
  }

  private func stage<T: Transition>(_ transition: T) -> (stage: Stage, remote: Remote<Bool>) {
    Remote.stage(false) { isOn in
      TopLeading {
        HStack(spacing: 0) {
          if isOn { box("a", 4).transition(transition) }
          box("b", 2)
        }
        .padding(.leading, 10)
      }
    }
  }

  @Test func `an author's own one plays from before its phases to after them`() {
    let (stage, remote) = stage(Drift())
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0).all("a").map(\.x) == [0])
    #expect(stage.at(0.5).all("a").map(\.x) == [5])
    #expect(stage.at(0.5).all("a").map(\.opacity) == [0.75])
    remote.set(false, .linear(duration: 1), at: 2)
    #expect(stage.at(2.5).all("a").map(\.x) == [15])
    #expect(stage.at(2.5).all("a").map(\.opacity) == [0.75])
    #expect(stage.at(3).all("a").isEmpty)
  }

  @Test func `what a transition does to the size counts in layout while the view comes`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        HStack(spacing: 0) {
          if isOn {
            Color.red.accessibilityIdentifier("a").frame(height: 1).transition(Shrink())
          }
          box("b", 2)
        }
        .padding(.leading, 10)
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    // One cell wide at once, as if it had always been there; from there to four.
    #expect(stage.at(0).frames("b").map(\.x) == [10])
    #expect(stage.at(1).frames("b").map(\.x) == [14])
    remote.set(false, .linear(duration: 1), at: 2)
    #expect(stage.at(2.5).frames("b").map(\.x) == [12])
    #expect(stage.at(2.5).frames("a") == [rect(10, 0, 2.5, 1)])
  }

  @Test func `a pair of modifiers makes a transition`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        VStack {
          if isOn {
            box("a").transition(.modifier(active: Shift(x: 8), identity: Shift(x: 2)))
          }
        }
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect([0, 0.5, 1].map { stage.at($0).all("a")[0].x } == [8, 5, 2])
  }

  @Test func `the phases of a transition may be branches`() {
    let (stage, remote) = stage(Branches())
    remote.set(true, at: 0)
    #expect(stage.at(0).all("a").map(\.x) == [10])
    remote.set(false, .linear(duration: 1), at: 1)
    #expect(stage.at(1.5).all("a").count == 1)
    #expect(stage.at(2).all("a").isEmpty)
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `a view that comes back in mid-flight turns round where it is`() {
    let (stage, remote) = stage(OffsetTransition(CGSize(width: 10, height: 0)))
    remote.set(true, at: 0)
    remote.set(false, .linear(duration: 1), at: 1)
    remote.set(true, .linear(duration: 1), at: 1.5)
    // The way out goes on beneath: r = 10 (t - 1), at most 10; of it 1 - (t - 1.5) is left.
    let expected: [(Double, Double)] = [(1.5, 5), (1.75, 5.625), (2, 5), (2.25, 2.5), (2.5, 0)]
    for (time, x) in expected {
      #expect(near(stage.at(time).all("a").map { $0.x - 10 }, [x], 1e-9), "at \(time)")
    }
    #expect(stage.at(2.5).all("a").map(\.phase) == [.present])
  }

  @Test func `a view that goes while it is coming turns round where it is`() {
    let (stage, remote) = stage(OffsetTransition(CGSize(width: 10, height: 0)))
    remote.set(true, .linear(duration: 1), at: 0)
    remote.set(false, .linear(duration: 1), at: 0.5)
    // The way in goes on beneath: r = 10 - 10 t, at least 0; from there to 10 by f = t - 0.5.
    let expected: [(Double, Double)] = [(0.5, 5), (0.75, 4.375), (1, 5), (1.25, 7.5)]
    for (time, x) in expected {
      #expect(near(stage.at(time).all("a").map { $0.x - 10 }, [x], 1e-9), "at \(time)")
    }
    #expect(stage.at(1.5).all("a").isEmpty)
  }

  @Test func `an animation of a value drives the transitions inside`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        HStack { if isOn { box("a", 4).transition(.move(edge: .leading)) } }
          .padding(.leading, 10)
          .animation(.linear(duration: 1), value: isOn)
      }
    }
    remote.set(true, at: 0)
    #expect(stage.at(0.5).all("a").map(\.x) == [8])
    remote.set(false, at: 2)
    #expect(stage.at(2.5).all("a").map(\.x) == [8])
  }

  @Test func `a transition may change while the view is there, to one of another kind`() {
    struct Model {
      var isOn = true
      var kind = 0
    }
    let kinds: [AnyTransition] = [.opacity, .move(edge: .leading), .offset(x: 4), .identity]
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        HStack { if model.isOn { box("a", 4).transition(kinds[model.kind]) } }
          .padding(.leading, 10)
      }
    }
    for kind in [1, 2, 3, 0, 2, 1] {
      remote.set(Model(kind: kind), .linear(duration: 1), at: 0)
      let shown = stage.at(0)
      #expect(shown.frames("a") == [rect(10, 0, 4, 1)])
      #expect(shown.nextUpdate == nil)
    }
    remote.perform(at: 1) { withAnimation(.linear(duration: 1)) { remote.model.isOn = false } }
    #expect(stage.at(1.5).all("a").map(\.x) == [8])
  }

  @Test func `a transition of another kind counts from the removal on, and moves nothing before`() {
    struct Model {
      var isOn = false
      var isOffset = false
      var inset = 0.0
    }
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        HStack {
          if model.isOn {
            box("a", 4).transition(model.isOffset ? .offset(x: 4) : .move(edge: .leading))
          }
        }
        .padding(.leading, model.inset)
      }
    }
    func x(at time: Double) -> [Double] { stage.at(time).all("a").map(\.x) }
    remote.set(Model(isOn: true), .linear(duration: 1), at: 0)
    remote.set(Model(isOn: true, isOffset: true), at: 0.5)
    #expect(x(at: 0.5) == [-2])
    #expect(x(at: 0.75) == [-1])
    #expect(x(at: 1) == [0])
    remote.set(Model(isOn: true, isOffset: true, inset: 10), .linear(duration: 1), at: 2)
    remote.set(Model(isOn: true, isOffset: false, inset: 10), at: 2.5)
    #expect(x(at: 2.5) == [5])
    #expect(x(at: 2.75) == [7.5])
    remote.set(Model(isOn: false, inset: 10), .linear(duration: 1), at: 4)
    #expect(x(at: 4.5) == [8])
  }

  @Test func `a view in its removal goes on where it was when the window changes`() {
    let (stage, remote) = stage(MoveTransition(edge: .leading))
    remote.set(true, at: 0)
    remote.set(false, .linear(duration: 2), at: 1)
    // A resize lays everything out anew, and the views that go stay on their way.
    _ = stage.host.frame(at: 1.5, in: GridSize(columns: 20, rows: 3))
    #expect(stage.at(2).all("a").map(\.x) == [8])
  }
}
