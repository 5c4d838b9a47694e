import Inbetween
import Testing

/// Views at rest in their group, and groups inside of others, while what is around them moves.
@MainActor @Suite struct MatchedCarriageTests {
  /// A pair of which the new one stands in a parent that moves for two seconds; the way takes one.
  private struct Boarding: View {
    let side: Side
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if side == .a { member(2).transition(.opacity.animation(.linear(duration: 4))) }
        ZStack(alignment: .topLeading) {
          Color.clear
          if side == .b { member(12) }
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

  @Test func `a copy that fades longer than its way stays with the view that takes its place`() {
    let (stage, remote) = Remote.stage(Side.a, columns: 60) { Boarding(side: $0) }
    remote.set(.b, .linear(duration: 1), at: 0)
    // The parent goes from 0 to 20 in two seconds, in it the way from 2 to 12 in one.
    for (time, x) in [(0, 2.0), (0.5, 12), (1, 22), (1.25, 24.5), (1.5, 27), (2, 32), (3, 32)] {
      let seen = stage.at(time).frames("u").map(\.x)
      #expect(seen.count == 2 && seen.allSatisfy { near($0, x, 1e-9) }, "\(seen) at \(time)")
    }
    #expect(stage.at(4).frames("u").map(\.x) == [32])
    #expect(stage.at(4).nextUpdate == nil)
  }

  /// A mark beside a source in a drawer that alone moves by an animation.
  private struct Drawer: View {
    let isOpen: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ZStack(alignment: .topLeading) {
          Color.clear
          Rectangle().matchedGeometryEffect(id: "s", in: namespace).slot(rect(3, 1, 6, 1))
        }
        .offset(x: isOpen ? 20 : 0)
        .animation(.linear(duration: 1), value: isOpen)
        Ellipse().matchedGeometryEffect(id: "s", in: namespace, isSource: false)
      }
    }
  }

  @Test func `a follower goes along with a source whose parent alone is animated`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { Drawer(isOpen: $0) }
    remote.set(true, nil, at: 0)
    for (time, x) in [(0, 3.0), (0.25, 8), (0.5, 13), (1, 23)] {
      #expect(stage.at(time).ofType("Ellipse").map(\.frame) == [rect(x, 1, 6, 1)], "at \(time)")
    }
    remote.set(false, .linear(duration: 4), at: 1)
    for (time, x) in [(1, 23.0), (1.5, 13), (2, 3)] {
      #expect(stage.at(time).ofType("Ellipse").map(\.frame) == [rect(x, 1, 6, 1)], "at \(time)")
    }
    #expect(stage.at(2).nextUpdate == nil)
  }

  /// A card that is matched, and a dot at its end that is matched on its own and gets there sooner.
  private struct Cards: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isRight {
          card(width: 12).padding(.leading, 20)
        } else {
          card(width: 4)
        }
      }
    }

    private func card(width: Double) -> some View {
      Color.gray
        .overlay(alignment: isRight ? .trailing : .leading) {
          Circle().matchedGeometryEffect(id: "dot", in: namespace).frame(width: 2, height: 1)
            .transaction { $0.animation = .linear(duration: 0.5) }
        }
        .matchedGeometryEffect(id: "card", in: namespace)
        .frame(width: width, height: 1)
    }
  }

  @Test func `a way inside of another that is longer ends where its view is seen then`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { Cards(isRight: $0) }
    #expect(stage.at(0).frames("dot") == [rect(0, 0, 2, 1)])
    remote.set(true, .linear(duration: 1), at: 0)
    // The card goes from 0 to 20 and from 4 to 12 wide; its end, less the dot, from 2 to 30. The dot was 2
    // short of it, and is there after half a second.
    for (time, x) in [(0, 0.0), (0.25, 8), (0.375, 12), (0.5, 16), (0.75, 23), (1, 30)] {
      let seen = stage.at(time).frames("dot").last
      #expect(seen.map { near($0.x, x, 1e-9) } == true, "\(seen as Any) at \(time)")
    }
    #expect(stage.at(1).frames("dot") == [rect(30, 0, 2, 1)])
    #expect(stage.at(1).nextUpdate == nil)
  }

  /// A view outside that follows a part of a card, which has any height on its way.
  private struct Shrinking: View {
    let isLow: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLow { card.slot(rect(8, 0, 6, 2)) } else { card.slot(rect(0, 0, 6, 4)) }
        Ellipse().matchedGeometryEffect(id: "part", in: namespace, isSource: false)
          .slot(rect(20, 0, 1, 1))
      }
    }

    private var card: some View {
      HStack(spacing: 0) {
        Rectangle().matchedGeometryEffect(id: "part", in: namespace).frame(width: 2)
        Spacer(minLength: 0)
      }
      .matchedGeometryEffect(id: "card", in: namespace)
    }
  }

  @Test func `a follower outside stands where its source is seen, between the cells too`() {
    let (stage, remote) = Remote.stage(false, columns: 40, rows: 6) { Shrinking(isLow: $0) }
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(0, 0, 2, 4)])
    remote.set(true, .linear(duration: 1), at: 0)
    for (time, x, height) in [(0.125, 1.0, 3.75), (0.25, 2, 3.5), (0.5, 4, 3), (1, 8, 2)] {
      let seen = stage.at(time).ofType("Ellipse").map(\.frame)
      #expect(seen == [rect(x, 0, 2, height)], "at \(time)")
    }
  }
}
