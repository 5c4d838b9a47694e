import Inbetween
import Testing

/// Transitions of several views at once: other identities, rows that come, go and move, and containers that come back.
@MainActor @Suite struct TransitionMixTests {
  private func rows(isLazy: Bool) -> (stage: Stage, remote: Remote<[Int]>) {
    Remote.stage([1, 2, 3, 4], rows: 8) { rows in
      let all = ForEach(rows, id: \.self) { box("v\($0)", 4).transition(.opacity) }
      TopLeading {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: 0) { all }
        } else {
          VStack(alignment: .leading, spacing: 0) { all }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `rows that come, go and move in one change do each their own part`(isLazy: Bool) {
    let (stage, remote) = rows(isLazy: isLazy)
    func y(_ time: Double) -> [Double?] {
      let picture = stage.at(time)
      return (1...5).map { picture.frames("v\($0)").first?.y }
    }
    func opacity(_ time: Double) -> [Double?] {
      let picture = stage.at(time)
      return (1...5).map { picture.all("v\($0)").first?.opacity }
    }
    #expect(y(0) == [0, 1, 2, 3, nil])
    remote.set([4, 1, 5, 3], .linear(duration: 1), at: 0)
    // 1 goes from 0 to 1, 2 fades at its place, 3 goes from 2 to 3, 4 from 3 to 0, and 5 comes at 2.
    #expect(y(0.5) == [0.5, 1, 2.5, 1.5, 2])
    #expect(opacity(0.5) == [1, 0.5, 1, 1, 0.5])
    remote.set([1, 2, 3, 4], .linear(duration: 1), at: 0.5)
    #expect(y(0.5) == [0.5, 1, 2.5, 1.5, 2])
    #expect(opacity(0.5) == [1, 0.5, 1, 1, 0.5])
    // At 1 the first changes are over beneath, and the second ones half way.
    #expect(y(1) == [0.5, 1, 2.5, 1.5, 2])
    #expect(opacity(1) == [1, 0.5, 1, 1, 0.5])
    // And at 1.25 three quarters of the way.
    #expect(y(1.25) == [0.25, 1, 2.25, 2.25, 2])
    #expect(opacity(1.25) == [1, 0.75, 1, 1, 0.25])
    #expect(y(1.5) == [0, 1, 2, 3, nil])
    #expect(opacity(1.5) == [1, 1, 1, 1, nil])
    #expect(stage.at(1.5).nextUpdate == nil)
  }

  @Test func `a container that comes back finds what is inside on its way`() {
    struct Model {
      var isShown = true
      var hasChild = false
    }
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        if model.isShown {
          ZStack { if model.hasChild { box("child", 4).transition(.move(edge: .leading)) } }
            .padding(.leading, 10)
            .transition(.opacity)
        }
      }
    }
    remote.set(Model(hasChild: true), .linear(duration: 2), at: 0)
    remote.set(Model(isShown: false, hasChild: true), .linear(duration: 1), at: 0.5)
    // From 6 to 10 in two seconds, while what is around fades from 0.5 to 1.5.
    #expect(stage.at(1).frames("child").map(\.x) == [8])
    #expect(stage.at(1).all("child").map(\.opacity) == [0.5])
    remote.set(Model(hasChild: true), .linear(duration: 1), at: 1)
    #expect(stage.at(1).all("child").map(\.opacity) == [0.5])
    // The fade is at 0 beneath, and half of the way back.
    #expect(stage.at(1.5).frames("child").map(\.x) == [9])
    #expect(stage.at(1.5).all("child").map(\.opacity) == [0.5])
    #expect(stage.at(2).frames("child").map(\.x) == [10])
    #expect(stage.at(2).all("child").map(\.opacity) == [1])
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `the three phases of a transition have values from before to after`() {
    struct Phases: Transition {
      let log: Log

      func body(content: Content, phase: TransitionPhase) -> some View {
        log.note("\(phase) \(phase.isIdentity) \(phase.value)")
        return content.offset(x: phase == .willAppear ? -6 : phase == .identity ? 0 : 2)
      }
    }
    let log = Log()
    let (stage, remote) = Remote.stage(false) { isOn in
      TopLeading {
        ZStack { if isOn { box("a").transition(Phases(log: log)) } }.padding(.leading, 10)
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect([0, 0.5, 1].map { stage.at($0).frames("a").map(\.x) } == [[4], [7], [10]])
    #expect(log.entries == ["willAppear false -1.0", "identity true 0.0"])
    remote.set(false, .linear(duration: 1), at: 2)
    #expect(stage.at(2.5).frames("a").map(\.x) == [11])
    #expect(log.entries.last == "didDisappear false 1.0")
    #expect(stage.at(3).all("a").isEmpty)
  }
}
