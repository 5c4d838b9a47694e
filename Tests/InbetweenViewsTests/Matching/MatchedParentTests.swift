import Inbetween
import Testing

/// Matched views in parents that move at their own pace.
@MainActor @Suite struct MatchedParentTests {
  private struct Carried: View {
    let isMoved: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().matchedGeometryEffect(id: "s", in: namespace).slot(rect(4, 1, 6, 1))
        ZStack(alignment: .topLeading) {
          Ellipse().matchedGeometryEffect(id: "s", in: namespace, isSource: false)
            .slot(rect(0, 2, 3, 1))
        }
        .offset(x: isMoved ? 20 : 0)
      }
    }
  }

  @Test func `a follower in a parent that moves stays with its source`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { Carried(isMoved: $0) }
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(4, 1, 6, 1)])
    remote.set(true, .linear(duration: 1), at: 0)
    for time in [0, 0.25, 0.5, 1] {
      #expect(stage.at(time).ofType("Ellipse").map(\.frame) == [rect(4, 1, 6, 1)], "at \(time)")
    }
  }

  private struct Container: View {
    let side: Side
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        ZStack(alignment: .topLeading) {
          if side == .a { member(2) } else { member(12) }
        }
        .offset(x: side == .a ? 0 : 20)
        .animation(.linear(duration: 2), value: side)
      }
    }

    private func member(_ x: Double) -> some View {
      Rectangle().matchedGeometryEffect(id: "u", in: namespace).slot(rect(x, 0, 4, 1))
        .transaction { $0.animation = .linear(duration: 1) }
    }
  }

  @Test func `a way that ends while the parent still moves ends where the view is seen then`() {
    let (stage, remote) = Remote.stage(Side.a, columns: 60) { Container(side: $0) }
    remote.set(.b, .linear(duration: 1), at: 0)
    // In the parent, which goes from 0 to 20 in two seconds, the way goes from 2 to 12 in one.
    for (time, x) in [(0, 2.0), (0.5, 12), (0.75, 17), (1, 22), (1.5, 27), (2, 32)] {
      #expect(near(stage.at(time).frames("u").last?.x, x, 1e-9), "at \(time)")
    }
    #expect(stage.at(2).frames("u").count == 1)
    #expect(stage.at(2).nextUpdate == nil)
  }

  @Test func `a parent that sets out in mid-flight carries the way along`() {
    let (stage, remote) = Remote.stage((side: Side.a, shift: 0.0), columns: 60) { model in
      ShiftedPair(side: model.side, shift: model.shift)
    }
    remote.set((.b, 0), .linear(duration: 1), at: 0)
    #expect(near(stage.at(0.5).frames("u").map(\.x), [7, 7], 1e-9))
    remote.set((.b, 20), .linear(duration: 2), at: 0.5)
    // The way goes on from 2 to 12, and the parent from 0 to 20 in the two seconds from 0.5 on.
    #expect(near(stage.at(0.5).frames("u").map(\.x), [7, 7], 1e-9))
    #expect(near(stage.at(0.75).frames("u").map(\.x), [12, 12], 1e-9))
    #expect(near(stage.at(1).frames("u").map(\.x), [17], 1e-9))
    #expect(near(stage.at(1.5).frames("u").map(\.x), [22], 1e-9))
    #expect(stage.at(2.5).frames("u").map(\.x) == [32])
    #expect(stage.at(2.5).nextUpdate == nil)
  }

  private struct ShiftedPair: View {
    let side: Side
    let shift: Double
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        ZStack(alignment: .topLeading) {
          if side == .a { member(2) } else { member(12) }
        }
        .offset(x: shift)
      }
    }

    private func member(_ x: Double) -> some View {
      Rectangle().matchedGeometryEffect(id: "u", in: namespace).slot(rect(x, 0, 4, 1))
    }
  }
}
