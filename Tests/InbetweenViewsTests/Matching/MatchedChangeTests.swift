import Inbetween
import Testing

/// Matched groups that change while they are under way, and members with anchors and properties of their own.
@MainActor @Suite struct MatchedChangeTests {
  private struct Sources: View {
    struct Model {
      var shown: Set<Int> = [1]
      var third = 20.0
    }

    let model: Model
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach([1, 2, 3].filter(model.shown.contains), id: \.self) { number in
          Rectangle().matchedGeometryEffect(id: "m", in: namespace)
            .slot(
              rect(
                number == 3 ? model.third : Double(number * 10 - 10), 0, Double(number * 2), 1))
        }
      }
    }
  }

  private func sources() -> (stage: Stage, remote: Remote<Sources.Model>) {
    Remote.stage(Sources.Model(), columns: 60) { Sources(model: $0) }
  }

  @Test func `a source that goes in mid-flight leaves the lead to the one before`() {
    let (stage, remote) = sources()
    remote.set(.init(shown: [1, 3]), .linear(duration: 1), at: 0)
    // The middle goes from 1 to 23 and the width from 2 to 6.
    #expect(stage.at(0.5).frames("m") == [rect(10, 0, 4, 1), rect(10, 0, 4, 1)])
    remote.set(.init(shown: [1]), .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.5).frames("m") == [rect(10, 0, 4, 1), rect(10, 0, 4, 1)])
    // The old way goes on beneath: at 0.75 a middle of 17.5 and a width of 5, and 1/4 of the way from there to 1
    // and 2: 13.375 and 4.25.
    #expect(stage.at(0.75).frames("m") == [rect(11.25, 0, 4.25, 1), rect(11.25, 0, 4.25, 1)])
    #expect(stage.at(0.75).all("m").map(\.phase) == [.present, .removing])
    // At 1 the old way is over, and half of the new one: 12 and 4.
    #expect(stage.at(1).frames("m") == [rect(10, 0, 4, 1), rect(10, 0, 4, 1)])
    let last = stage.at(1.5)
    #expect(last.frames("m") == [rect(0, 0, 2, 1)])
    #expect(last.nextUpdate == nil)
  }

  @Test func `a source that goes at once in mid-flight leaves no copy and no motion behind`() {
    let (stage, remote) = sources()
    remote.set(.init(shown: [1, 3]), .linear(duration: 1), at: 0)
    remote.set(.init(shown: [1]), at: 0.5)
    #expect(stage.at(0.5).frames("m").count == 1)
    #expect(stage.at(1).frames("m") == [rect(0, 0, 2, 1)])
    #expect(stage.at(1).nextUpdate == nil)
    #expect(stage.host.matchedGroupCount == 1)
  }

  @Test func `a third source in mid-flight takes the lead from where the group is seen`() {
    let (stage, remote) = sources()
    remote.set(.init(shown: [2]), .linear(duration: 1), at: 0)
    // From a middle of 1 to one of 12, and from 2 wide to 4.
    #expect(stage.at(0.5).frames("m").map(\.x) == [5, 5])
    remote.set(.init(shown: [3]), .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.5).frames("m") == Array(repeating: rect(5, 0, 3, 1), count: 3))
    // At 1 the first way is over; half of the second: a middle of (12 + 23) / 2 and a width of 5. The first view has
    // gone.
    #expect(stage.at(1).frames("m") == Array(repeating: rect(15, 0, 5, 1), count: 2))
    #expect(stage.at(1.5).frames("m") == [rect(20, 0, 6, 1)])
  }

  @Test func `a source that is moved in mid-flight leads the group to its new place`() {
    let (stage, remote) = sources()
    remote.set(.init(shown: [3]), .linear(duration: 1), at: 0)
    // The middle goes from 1 to 23.
    #expect(stage.at(0.5).frames("m") == [rect(10, 0, 4, 1), rect(10, 0, 4, 1)])
    remote.set(.init(shown: [3], third: 40), .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.5).frames("m").map(\.x) == [10, 10])
    // At 0.75 the old way is at 17.5 and 5 wide, the new one a quarter from there to 43 and 6: 23.875 and 5.25.
    #expect(stage.at(0.75).frames("m") == [rect(21.25, 0, 5.25, 1), rect(21.25, 0, 5.25, 1)])
    // At 1: half of the way from 23 to 43.
    #expect(stage.at(1).frames("m") == [rect(30, 0, 6, 1)])
    #expect(stage.at(1.5).frames("m") == [rect(40, 0, 6, 1)])
  }

  /// A source that stays and leads one group or the other, with a follower in each.
  private struct Leader: View {
    let id: String
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().matchedGeometryEffect(id: id, in: namespace).slot(rect(10, 0, 5, 1))
        follower("a").slot(rect(0, 1, 1, 1))
        follower("b").slot(rect(0, 2, 1, 1))
      }
    }

    private func follower(_ id: String) -> some View {
      Ellipse().matchedGeometryEffect(id: id, in: namespace, isSource: false)
    }
  }

  @Test func `a source that changes its id leaves one group and leads another`() {
    let (stage, remote) = Remote.stage("a") { Leader(id: $0) }
    func followers(_ time: Double) -> [CellRect] { stage.at(time).ofType("Ellipse").map(\.frame) }
    #expect(followers(0) == [rect(10, 0, 5, 1), rect(0, 2, 1, 1)])
    remote.set("b", .linear(duration: 1), at: 0)
    // One goes home, from (10, 0) to (0, 1), and the other one from (0, 2) to the source.
    #expect(followers(0.5) == [rect(5, 0.5, 3, 1), rect(5, 1, 3, 1)])
    #expect(stage.at(0.5).frames("b").contains(rect(10, 0, 5, 1)))
    #expect(followers(1) == [rect(0, 1, 1, 1), rect(10, 0, 5, 1)])
    #expect(stage.at(1).nextUpdate == nil)
    #expect(stage.host.warnings.isEmpty)
  }

  /// Two views that change over, each with an anchor and properties of its own.
  private struct Sided: View {
    let side: Side
    let a: (properties: MatchedGeometryProperties, anchor: UnitPoint)
    let b: (properties: MatchedGeometryProperties, anchor: UnitPoint)
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if side == .a {
          Rectangle()
            .matchedGeometryEffect(
              id: "u", in: namespace, properties: a.properties, anchor: a.anchor
            )
            .slot(rect(0, 0, 4, 1))
        } else {
          Rectangle()
            .matchedGeometryEffect(
              id: "u", in: namespace, properties: b.properties, anchor: b.anchor
            )
            .slot(rect(10, 0, 8, 1))
        }
      }
    }
  }

  @Test func `each side goes by its own anchor, from the old one's point to the new one's`() {
    let (stage, remote) = Remote.stage(Side.a) {
      Sided(side: $0, a: (.frame, .leading), b: (.frame, .trailing))
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    // The point goes from the left edge of the one, 0, to the right edge of the other, 18; the width from 4 to 8.
    #expect(stage.at(0).frames("u") == [rect(0, 0, 4, 1), rect(-4, 0, 4, 1)])
    #expect(stage.at(0.5).frames("u") == [rect(9, 0, 6, 1), rect(3, 0, 6, 1)])
    #expect(stage.at(1).frames("u") == [rect(10, 0, 8, 1)])
    remote.set(.a, .linear(duration: 1), at: 2)
    #expect(Set(stage.at(2.5).frames("u").map(\.x)) == [9, 3])
    #expect(stage.at(3).frames("u") == [rect(0, 0, 4, 1)])
  }

  @Test func `each side takes over the properties that it asks for`() {
    let (stage, remote) = Remote.stage(Side.a) {
      Sided(side: $0, a: (.position, .center), b: (.size, .center))
    }
    remote.set(.b, .linear(duration: 1), at: 0)
    // The middle goes from 2 to 14 and the width from 4 to 8. The one keeps its own width and the other its place.
    #expect(stage.at(0.5).frames("u") == [rect(6, 0, 4, 1), rect(10, 0, 6, 1)])
    #expect(stage.at(1).frames("u") == [rect(10, 0, 8, 1)])
    #expect(stage.at(1).nextUpdate == nil)
  }

  /// A source and a follower, one of them in a scroll view.
  private struct Scrolled: View {
    let isSourceInside: Bool
    let position: ScrollPosition
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ScrollView {
          ZStack(alignment: .topLeading) {
            Color.clear.frame(height: 60)
            member(isSource: isSourceInside).slot(rect(4, 8, 6, 1))
          }
        }
        .scrollPosition(.constant(position))
        member(isSource: !isSourceInside).slot(rect(0, 2, 3, 1))
      }
    }

    @ViewBuilder private func member(isSource: Bool) -> some View {
      if isSource {
        Rectangle().matchedGeometryEffect(id: "s", in: namespace)
      } else {
        Ellipse().matchedGeometryEffect(id: "s", in: namespace, isSource: false)
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `a follower goes with a source that is scrolled`(animation: Animation?) {
    let (stage, remote) = Remote.stage(ScrollPosition(idType: Int.self), columns: 20, rows: 10) {
      Scrolled(isSourceInside: true, position: $0)
    }
    #expect(stage.at(0).frames("s") == [rect(4, 8, 6, 1), rect(4, 8, 6, 1)])
    remote.perform(at: 0) { withAnimation(animation) { remote.model.scrollTo(y: 4) } }
    let half = animation == nil ? 4.0 : 6
    #expect(stage.at(0.5).frames("s") == [rect(4, half, 6, 1), rect(4, half, 6, 1)])
    #expect(stage.at(1).frames("s") == [rect(4, 4, 6, 1), rect(4, 4, 6, 1)])
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `a follower that is scrolled stays with its source`(animation: Animation?) {
    let (stage, remote) = Remote.stage(ScrollPosition(idType: Int.self), columns: 20, rows: 10) {
      Scrolled(isSourceInside: false, position: $0)
    }
    #expect(stage.at(0).frames("s") == [rect(0, 2, 3, 1), rect(0, 2, 3, 1)])
    remote.perform(at: 0) { withAnimation(animation) { remote.model.scrollTo(y: 4) } }
    for time in [0, 0.25, 0.5, 1] {
      #expect(stage.at(time).frames("s") == [rect(0, 2, 3, 1), rect(0, 2, 3, 1)], "at \(time)")
    }
  }
}
