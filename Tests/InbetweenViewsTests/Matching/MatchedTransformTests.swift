import Inbetween
import Testing

/// Matched views in what is turned or stretched, that come in over an edge, or that stand in one another.
@MainActor @Suite struct MatchedTransformTests {
  /// A thumbnail that is shown at half its size, and a view that takes its place.
  private struct Shrunk: View {
    let isOpen: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          Ellipse().matchedGeometryEffect(id: "t", in: namespace).slot(rect(20, 6, 8, 4))
        } else {
          Rectangle().matchedGeometryEffect(id: "t", in: namespace).frame(width: 8, height: 4)
            .scaleEffect(0.5).padding(.leading, 4)
        }
      }
    }
  }

  @Test func `a view in what is stretched starts from where it is seen and stays in its scope`() {
    let (stage, remote) = Remote.stage(false, columns: 40, rows: 12) { Shrunk(isOpen: $0) }
    let small = rect(6, 1, 4, 2)
    #expect(stage.at(0).ofType("Rectangle").map(\.frame) == [small])
    remote.set(true, .linear(duration: 1), at: 0)
    // The middle goes from (8, 2) to (24, 8); the size is the same on both sides, and halved in the old scope.
    for (time, x, y) in [(0, 8.0, 2.0), (0.25, 12, 3.5), (0.5, 16, 5), (0.75, 20, 6.5)] {
      let picture = stage.at(time)
      #expect(picture.ofType("Rectangle").map(\.frame) == [rect(x - 2, y - 1, 4, 2)], "at \(time)")
      #expect(picture.ofType("Ellipse").map(\.frame) == [rect(x - 4, y - 2, 8, 4)], "at \(time)")
    }
    remote.set(false, .linear(duration: 1), at: 1)
    #expect(stage.at(1.5).ofType("Rectangle").map(\.frame) == [rect(14, 4, 4, 2)])
    #expect(stage.at(2).ofType("Rectangle").map(\.frame) == [small])
  }

  /// A pair of which each side comes and goes by a transition.
  private struct Coming: View {
    let side: Side
    let transition: AnyTransition
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if side == .a { member.slot(rect(0, 0, 4, 1)).transition(transition) }
        if side == .b { member.slot(rect(20, 0, 10, 1)).transition(transition) }
      }
    }

    private var member: some View {
      Rectangle().matchedGeometryEffect(id: "u", in: namespace)
    }
  }

  @Test(arguments: [
    AnyTransition.move(edge: .leading), .slide, .push(from: .bottom), .opacity, .offset(x: 9),
  ])
  func `a way is as straight as its curve, whatever transition the views have`(
    transition: AnyTransition
  ) {
    let (stage, remote) = Remote.stage(Side.a, columns: 40) {
      Coming(side: $0, transition: transition)
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    for (time, x, width) in [(0, 0.0, 4.0), (0.25, 5, 5.5), (0.5, 10, 7), (0.75, 15, 8.5)] {
      let seen = stage.at(time).frames("u")
      // What goes over an edge moves with its group alone, and is not kept for that.
      #expect(seen.count >= 1, "at \(time)")
      for frame in seen {
        #expect(near([frame.x, frame.width], [x, width], 1e-9), "\(frame) at \(time)")
      }
    }
    #expect(stage.at(1).frames("u") == [rect(20, 0, 10, 1)])
  }

  /// Two groups of which each has its sources in followers of the other.
  private struct Entwined: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isRight { pair.padding(.leading, 20) } else { pair }
      }
    }

    private var pair: some View {
      HStack(spacing: 0) {
        follower("a") { Rectangle().matchedGeometryEffect(id: "b", in: namespace) }
        follower("b") { Ellipse().matchedGeometryEffect(id: "a", in: namespace) }
      }
    }

    private func follower(_ id: String, @ViewBuilder _ content: () -> some View) -> some View {
      HStack(spacing: 0) { content().frame(width: 3, height: 1) }
        .matchedGeometryEffect(id: id, in: namespace, isSource: false)
    }
  }

  @Test func `groups that stand in one another come to an end`() {
    let (stage, remote) = Remote.stage(false, columns: 60) { Entwined(isRight: $0) }
    _ = stage.at(0)
    remote.set(true, .linear(duration: 1), at: 0)
    _ = stage.at(0.5)
    remote.set(false, .linear(duration: 1), at: 0.5)
    #expect(stage.at(3).nextUpdate == nil)
    #expect(stage.host.matchedGroupCount == 2)
    let rectangles = stage.at(3).ofType("Rectangle").filter { $0.item.payload != .marker }
    #expect(rectangles.count == 1)
  }
}
