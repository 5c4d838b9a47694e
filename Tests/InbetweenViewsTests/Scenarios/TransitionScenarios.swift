import Inbetween
import Testing

/// The scenarios of transitions that are known by a number.
@MainActor @Suite struct TransitionScenarios {
  private struct Sailing: Equatable {
    var isShown = false
    var dir = 1

    var edge: Edge { dir == 1 ? .leading : .trailing }
  }

  private func sail(
    _ transition: @escaping (Sailing) -> AnyTransition
  ) -> (stage: Stage, remote: Remote<Sailing>) {
    Remote.stage(Sailing()) { model in
      TopLeading {
        ZStack { if model.isShown { box("v", 6).transition(transition(model)) } }
          .padding(.leading, 10)
      }
    }
  }

  @Test func `T05 a view comes by its insertion and goes by its removal`() {
    let (stage, remote) = sail { .asymmetric(insertion: .move(edge: $0.edge), removal: .opacity) }
    remote.set(Sailing(isShown: true), .linear(duration: 1), at: 0)
    #expect([0, 0.5, 1].map { stage.at($0).all("v")[0].x } == [4, 7, 10])
    #expect([0, 0.5, 1].map { stage.at($0).all("v")[0].opacity } == [1, 1, 1])
    remote.set(Sailing(isShown: false, dir: 0), .linear(duration: 1), at: 5)
    #expect(stage.at(5.5).all("v").map(\.x) == [10])
    #expect(stage.at(5.5).all("v").map(\.opacity) == [0.5])
    #expect(stage.at(6).all("v").isEmpty)
  }

  @Test func `T05 a view goes by the transition that was rendered last`() {
    let (stage, remote) = sail { .move(edge: $0.edge) }
    remote.set(Sailing(isShown: true), at: 0)
    remote.set(Sailing(isShown: false, dir: 0), .linear(duration: 1), at: 1)
    #expect(stage.at(1.5).all("v").map(\.x) == [7])
  }

  @Test(arguments: [nil, 4.0])
  func `T06 a child rides along in its parent's removal`(own: Double?) {
    let slow = own.map { Animation.linear(duration: $0) }
    let (stage, remote) = Remote.stage(true, rows: 12) { isShown in
      TopLeading {
        ZStack {
          if isShown {
            ZStack(alignment: .topLeading) {
              Color.blue.accessibilityIdentifier("p")
              ZStack {
                if isShown {
                  let edge = AnyTransition.move(edge: .leading)
                  box("child", 3).transition(slow.map { edge.animation($0) } ?? edge)
                }
              }
              .padding(.leading, 2).padding(.top, 2)
            }
            .frame(width: 20, height: 5)
            .transition(.move(edge: .bottom))
          }
        }
      }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("p") == [rect(0, 2.5, 20, 5)])
    #expect(stage.at(0.5).frames("child") == [rect(2, 4.5, 3, 1)])
    #expect(stage.at(0.999).nodes.count == 2)
    #expect(stage.at(1).nodes.isEmpty)
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `T08 rows removed together stay each at its own place`() {
    let (stage, remote) = Remote.stage([0, 1, 2, 3], rows: 6) { rows in
      TopLeading {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { box("row\($0)", 5).transition(.opacity) }
        }
      }
    }
    remote.set([0, 3], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect((0...3).map { half.all("row\($0)").map(\.y) } == [[0], [1], [2], [2]])
    #expect((0...3).map { half.all("row\($0)").map(\.opacity) } == [[1], [0.5], [0.5], [1]])
    let end = stage.at(1)
    #expect((0...3).map { end.all("row\($0)").map(\.y) } == [[0], [], [], [1]])
  }

  @Test func `T10 a view being removed stays above what it was painted over`() {
    let (stage, remote) = Remote.stage(true, columns: 8, rows: 1) { isShown in
      ZStack {
        Text("........")
        if isShown {
          Text("HELLO").foregroundStyle(Color(red: 1, green: 1, blue: 1)).transition(.opacity)
        }
      }
    }
    remote.set(false, .linear(duration: 1), at: 0)
    let half = Screen(stage.at(0.5))
    let word = (0..<8).first { half.text(row: 0, columns: $0..<$0 + 1) == "H" } ?? 0
    #expect(half.text(row: 0, columns: word..<word + 5) == "HELLO")
    let ink = half.cells[word].ink
    #expect([ink.red, ink.green, ink.blue].allSatisfy { (127...129).contains($0) }, "\(ink)")
    #expect(Screen(stage.at(1)).text(row: 0, columns: 0..<8) == "........")
  }

  @Test func `T11 what is in a removed view is not evaluated again, and it never hangs`() {
    struct Model {
      var p = true
      var inner = true
    }
    let log = Log()
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading {
        if model.p {
          VStack(spacing: 0) {
            box("p")
            if model.inner { box("q") }
          }
        }
      }
    }
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) {
        remote.model.p = false
      } completion: {
        log.note("done")
      }
    }
    remote.perform(at: 0.3) { remote.model.inner = false }
    let half = stage.at(0.5)
    #expect(half.all("p").map(\.opacity) == [0.5])
    #expect(half.all("q").map(\.opacity) == [0.5])
    #expect(stage.at(0.999).nodes.count == 2)
    #expect(log.entries.isEmpty)
    #expect(stage.at(1).nodes.isEmpty)
    #expect(log.entries == ["done"])
  }

  @Test(arguments: [false, true])
  func `T12 the first views do not come by a transition`(isWrapped: Bool) {
    let view = TopLeading {
      HStack { if true { box("v", 6).transition(.move(edge: .leading)) } }.padding(.leading, 10)
    }
    let stage = withAnimation(isWrapped ? .linear(duration: 1) : nil) {
      let stage = Stage(view)
      _ = stage.at(0)
      return stage
    }
    for time in [0, 0.1] {
      #expect(stage.at(time).frames("v") == [rect(10, 0, 6, 1)])
      #expect(stage.at(time).all("v").map(\.opacity) == [1])
      #expect(stage.at(time).nextUpdate == nil)
    }
  }
}
