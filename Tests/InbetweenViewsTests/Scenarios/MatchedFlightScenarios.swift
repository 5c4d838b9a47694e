import Inbetween
import Testing

/// The numbered scenarios of matched geometry whose surroundings change too.
@MainActor @Suite struct MatchedFlightScenarios {
  @Test func `M14 both copies travel on where the new one is removed as well`() {
    struct Shown {
      var a = true
      var b = false
    }
    let (stage, remote) = Remote.stage(Shown()) {
      MatchedPair(shape: .twoIfs, showsA: $0.a, showsB: $0.b)
    }
    #expect(stage.host.matchedGroupCount == 1)
    remote.set(Shown(a: false, b: true), .linear(duration: 1), at: 0)
    remote.set(Shown(a: false, b: false), .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.75).frames("u").map(\.x) == [9.5, 9.5])
    #expect(stage.at(1).frames("u").map(\.x) == [12])
    #expect(stage.at(1.499).frames("u").map(\.x) == [12])
    let last = stage.at(1.5)
    #expect(last.frames("u").isEmpty)
    #expect(last.nextUpdate == nil)
    #expect(stage.host.matchedGroupCount == 0)
  }

  private struct Page: View {
    struct Model {
      var side = Side.a
      var position = ScrollPosition(idType: Int.self)
    }

    let model: Model
    /// Where the two are, and which one of them is scrolled.
    let places: (a: Double, b: Double)
    let scrolled: Side
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ScrollView {
          ZStack(alignment: .topLeading) {
            Color.clear.frame(height: 60)
            content(of: scrolled)
          }
        }
        .scrollPosition(.constant(model.position))
        content(of: scrolled == .a ? .b : .a)
      }
    }

    @ViewBuilder private func content(of side: Side) -> some View {
      if model.side == side {
        Rectangle().matchedGeometryEffect(id: "u", in: namespace)
          .slot(rect(0, side == .a ? places.a : places.b, 6, 1))
      }
    }
  }

  private func page(_ places: (a: Double, b: Double), scrolled: Side) -> (
    stage: Stage, remote: Remote<Page.Model>
  ) {
    Remote.stage(Page.Model(), columns: 40, rows: 30) {
      Page(model: $0, places: places, scrolled: scrolled)
    }
  }

  @Test func `M15 a scroll in mid-flight shifts the way`() {
    let (stage, remote) = page((a: 0, b: 20), scrolled: .b)
    remote.perform(at: 0) { withAnimation(.linear(duration: 1)) { remote.model.side = .b } }
    #expect(stage.at(0.5).frames("u").map(\.y) == [10, 10])
    remote.perform(at: 0.5) { remote.model.position.scrollTo(y: 6) }
    #expect(stage.at(0.5).frames("u").map(\.y) == [4, 4])
    #expect(stage.at(0.75).frames("u").map(\.y) == [9, 9])
    #expect(stage.at(1).frames("u").map(\.y) == [14])
    #expect(stage.at(2).frames("u").map(\.y) == [14])
  }

  @Test func `M16 the way begins where a scrolled view is seen`() {
    let (stage, remote) = page((a: 10, b: 20), scrolled: .a)
    remote.perform(at: 0) { remote.model.position.scrollTo(y: 4) }
    #expect(stage.at(1).frames("u").map(\.y) == [6])
    remote.perform(at: 1) { withAnimation(.linear(duration: 1)) { remote.model.side = .b } }
    #expect(stage.at(1).frames("u").map(\.y) == [6, 6])
    #expect(stage.at(1.5).frames("u").map(\.y) == [13, 13])
    #expect(stage.at(2).frames("u").map(\.y) == [20])
  }

  private struct Container: View {
    let side: Side
    let isOffset: Bool
    @Namespace private var namespace

    var body: some View {
      let x = side == .a ? 0.0 : 20
      TopLeading {
        ZStack(alignment: .topLeading) {
          if side == .a { member(2) } else { member(12) }
        }
        .padding(.leading, isOffset ? 0 : x)
        .offset(x: isOffset ? x : 0)
      }
    }

    private func member(_ x: Double) -> some View {
      Rectangle().matchedGeometryEffect(id: "u", in: namespace).slot(rect(x, 0, 4, 1))
    }
  }

  @Test(arguments: [false, true])
  func `M17 the travel of the container is not added to the way`(isOffset: Bool) {
    let (stage, remote) = Remote.stage(Side.a, columns: 40) {
      Container(side: $0, isOffset: isOffset)
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    for (time, x) in [(0, 2), (0.25, 9.5), (0.5, 17), (0.75, 24.5)] {
      #expect(stage.at(time).frames("u").map(\.x) == [x, x])
    }
    #expect(stage.at(1).frames("u").map(\.x) == [32])
  }

  private struct Removal: View {
    let side: Side
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if side == .a {
          ZStack(alignment: .topLeading) {
            box("other", 5)
            Rectangle().matchedGeometryEffect(id: "u", in: namespace).slot(rect(2, 2, 4, 1))
          }
          .transition(.opacity)
        }
        if side == .b {
          Rectangle().matchedGeometryEffect(id: "u", in: namespace).slot(rect(20, 8, 8, 2))
        }
      }
    }
  }

  @Test func `M22 a view inside of one that is removed travels and fades with it`() {
    let (stage, remote) = Remote.stage(Side.a, columns: 40, rows: 12) { Removal(side: $0) }
    remote.set(.b, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.frames("u") == [rect(11, 5, 6, 1.5), rect(11, 5, 6, 1.5)])
    #expect(half.all("u").map(\.opacity) == [0.5, 0.5])
    #expect(half.frames("other") == [rect(0, 0, 5, 1)])
    #expect(half.all("other").map(\.opacity) == [0.5])
    #expect(stage.at(0.999).frames("other") == [rect(0, 0, 5, 1)])
    let last = stage.at(1)
    #expect(last.frames("other").isEmpty)
    #expect(last.frames("u") == [rect(20, 8, 8, 2)])
  }
}
