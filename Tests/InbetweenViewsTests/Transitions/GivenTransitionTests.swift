import Inbetween
import Testing

/// Transitions that stand around what comes and goes.
@MainActor @Suite struct GivenTransitionTests {
  @Test func `another id slides the old view out and the new one in, also in mid-flight`() {
    let (stage, remote) = Remote.stage(0) { id in
      TopLeading {
        ZStack { box("v\(id)", 4).id(id).transition(.slide) }.padding(.leading, 10)
      }
    }
    func x(_ time: Double) -> [Double?] {
      let picture = stage.at(time)
      return (0...2).map { picture.frames("v\($0)").first?.x }
    }
    remote.set(1, .linear(duration: 1), at: 0)
    #expect(x(0) == [10, 6, nil])
    #expect(x(0.5) == [12, 8, nil])
    remote.set(2, .linear(duration: 1), at: 0.5)
    #expect(x(0.5) == [12, 8, 6])
    // The way in of the second goes on beneath its way out: -1 at 0.75, and 1/4 from there to 4; 0 at 1, and 1/2.
    #expect(x(0.75) == [13, 10.25, 7])
    #expect(x(1) == [nil, 12, 8])
    #expect(x(1.5) == [nil, nil, 10])
    #expect(stage.at(1.5).nextUpdate == nil)
  }

  private struct Model {
    var isShown = false
    var isTrailing = false
  }

  /// The box `v`, 4 wide at 10, comes and goes; returns where it is at half time of both.
  private func halves<Content: View>(@ViewBuilder _ content: @escaping (Model) -> Content)
    -> [Double?]
  {
    let (stage, remote) = Remote.stage(Model()) { model in
      TopLeading { HStack(spacing: 0) { content(model) }.padding(.leading, 10) }
    }
    remote.set(Model(isShown: true), .linear(duration: 1), at: 0)
    let coming = stage.at(0.5).frames("v").first?.x
    remote.set(Model(isShown: false), .linear(duration: 1), at: 2)
    return [coming, stage.at(2.5).frames("v").first?.x]
  }

  @Test func `a group gives its transition to the views that come and go in it`() {
    let shown = halves { model in
      Group { if model.isShown { box("v", 4) } }.transition(.slide)
    }
    #expect(shown == [8, 12])
  }

  @Test func `it reaches through other modifiers, and views of one's own`() {
    struct Own: View {
      let isShown: Bool
      var body: some View { if isShown { box("v", 4) } }
    }
    let shown = halves { model in
      Own(isShown: model.isShown).padding(.top, 1).background(Color.clear).transition(.slide)
    }
    #expect(shown == [8, 12])
  }

  @Test func `the view's own transition wins`() {
    let shown = halves { model in
      Group { if model.isShown { box("v", 4).transition(.offset(x: 2)) } }.transition(.slide)
    }
    #expect(shown == [11, 11])
  }

  @Test func `what comes and goes in a container is none of the container's transition`() {
    let shown = halves { model in
      HStack { if model.isShown { box("v", 4) } }.transition(.slide)
    }
    #expect(shown == [10, 10])
    let behind = halves { model in
      Color.clear.frame(width: 4, height: 1)
        .background { if model.isShown { box("v", 4) } }
        .transition(.slide)
    }
    #expect(behind == [10, 10])
  }

  @Test func `a transition that changes counts for the views inside`() {
    let (stage, remote) = Remote.stage(Model(isShown: true)) { model in
      TopLeading {
        HStack(spacing: 0) {
          Group { if model.isShown { box("v", 4) } }
            .transition(.move(edge: model.isTrailing ? .trailing : .leading))
        }
        .padding(.leading, 10)
      }
    }
    remote.set(Model(isShown: true, isTrailing: true), at: 0)
    remote.set(Model(isTrailing: true), .linear(duration: 1), at: 1)
    #expect(stage.at(1.5).frames("v").map(\.x) == [12])
  }
}
