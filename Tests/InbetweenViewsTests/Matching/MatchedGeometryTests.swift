import Inbetween
import Testing

/// Matched geometry beyond the numbered scenarios.
@MainActor @Suite struct MatchedGeometryTests {
  /// Tabs whose first one may be wider, and a highlight that they share.
  private struct Tabs: View {
    struct Model {
      var first = 15.0
      var selected = 0
    }

    let model: Model
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        HStack(spacing: 0) {
          Color.clear.frame(width: model.first, height: 1)
          tab(0, width: 5)
          tab(1, width: 9)
        }
      }
    }

    private func tab(_ index: Int, width: CGFloat) -> some View {
      Color.gray.frame(width: width, height: 1).background {
        if model.selected == index {
          Capsule().matchedGeometryEffect(id: "highlight", in: namespace)
        }
      }
    }
  }

  @Test func `a highlight on a moving tab starts from where it is seen`() {
    let (stage, remote) = Remote.stage(Tabs.Model(), columns: 60) { Tabs(model: $0) }
    #expect(stage.at(0).frames("highlight") == [rect(15, 0, 5, 1)])
    remote.perform(at: 0) { withAnimation(.linear(duration: 1)) { remote.model.first = 20 } }
    #expect(stage.at(0.5).frames("highlight") == [rect(17.5, 0, 5, 1)])
    remote.perform(at: 0.5) { withAnimation(.linear(duration: 1)) { remote.model.selected = 1 } }
    // From 17.5 to the second tab's final place, 25, and from 5 wide to 9.
    #expect(stage.at(0.5).frames("highlight") == [rect(17.5, 0, 5, 1), rect(17.5, 0, 5, 1)])
    #expect(stage.at(1).frames("highlight") == [rect(21.25, 0, 7, 1), rect(21.25, 0, 7, 1)])
    #expect(stage.at(1.5).frames("highlight") == [rect(25, 0, 9, 1)])
  }

  @Test func `a layout change in mid-flight is blended into the way`() {
    let (stage, remote) = Remote.stage(Tabs.Model(), columns: 60) { Tabs(model: $0) }
    remote.perform(at: 0) { withAnimation(.linear(duration: 1)) { remote.model.selected = 1 } }
    #expect(stage.at(0.5).frames("highlight").map(\.x) == [17.5, 17.5])
    // At once: the goal moves by 4 and with it what is shown.
    remote.perform(at: 0.5) { remote.model.first = 19 }
    #expect(stage.at(0.5).frames("highlight").map(\.x) == [21.5, 21.5])
    #expect(stage.at(1).frames("highlight") == [rect(24, 0, 9, 1)])
  }

  /// A card that is small or large: a text over a colour with a border.
  private struct Card: View {
    let isLarge: Bool
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        if isLarge {
          card.frame(width: 20, height: 5).padding(.leading, 10)
        } else {
          card.frame(width: 10, height: 3)
        }
      }
    }

    private var card: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        HStack(spacing: 1) {
          Color.red.accessibilityIdentifier("left").frame(width: 3)
          Color.blue.accessibilityIdentifier("rest")
        }
      }
      .matchedGeometryEffect(id: "card", in: namespace)
    }
  }

  @Test func `a matched view that arranges others is laid out in flight`() {
    let (stage, remote) = Remote.stage(false, rows: 6) { Card(isLarge: $0) }
    #expect(stage.at(0).frames("rest") == [rect(4, 1, 6, 2)])
    remote.set(true, .linear(duration: 1), at: 0)
    // A quarter of the way: 2.5 to the right, 12.5 wide and 3.5 high, for the old and the new copy.
    let quarter = stage.at(0.25)
    #expect(quarter.texts.map(\.frame) == [rect(2.5, 0, 5, 1), rect(2.5, 0, 5, 1)])
    #expect(quarter.frames("left") == [rect(2.5, 1, 3, 2.5), rect(2.5, 1, 3, 2.5)])
    #expect(quarter.frames("rest") == [rect(6.5, 1, 8.5, 2.5), rect(6.5, 1, 8.5, 2.5)])
    let last = stage.at(1)
    #expect(last.frames("left") == [rect(10, 1, 3, 4)])
    #expect(last.frames("rest") == [rect(14, 1, 16, 4)])
    #expect(last.nextUpdate == nil)
  }

  @Test func `in flight only what is inside of a matched view is measured`() {
    let (stage, remote) = Remote.stage(false, rows: 6) { isLarge in
      VStack {
        Card(isLarge: isLarge)
        ForEach(0..<50) { Text("row \($0)") }
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    _ = stage.at(0.1)
    stage.host.counters.reset()
    _ = stage.at(0.25)
    let counters = stage.host.counters
    #expect(counters.bodies.isEmpty)
    #expect(counters.layouts["Window"] == nil && (counters.layouts["Text"] ?? 0) <= 12)
  }

  private struct Follower: View {
    struct Model {
      var x = 2.0
      var size = 6.0
      var offset = 0.0
    }

    let model: Model
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().fill(.red)
          .matchedGeometryEffect(id: 1, in: namespace)
          .frame(width: model.size, height: 1)
          .padding(.leading, model.x)
          .offset(x: model.offset)
        Ellipse().fill(.blue)
          .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          .frame(width: 1, height: 1)
      }
    }
  }

  @Test func `a follower follows the source's layout and its offset`() {
    let (stage, remote) = Remote.stage(Follower.Model()) { Follower(model: $0) }
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(2, 0, 6, 1)])
    remote.set(Follower.Model(x: 5, size: 8), at: 0)
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(5, 0, 8, 1)])
    remote.set(Follower.Model(x: 5, size: 8, offset: 3), at: 0)
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(8, 0, 8, 1)])
    remote.set(Follower.Model(x: 5, size: 10, offset: 7), .linear(duration: 1), at: 1)
    let half = stage.at(1.5)
    #expect(half.ofType("Ellipse").map(\.frame) == [rect(10, 0, 9, 1)])
    #expect(half.ofType("Rectangle").map(\.frame) == [rect(10, 0, 9, 1)])
  }

  @Test func `a follower goes home where its source has gone`() {
    let (stage, remote) = Remote.stage(true) { hasSource in
      FollowerOfOne(hasSource: hasSource)
    }
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [rect(0, 0, 6, 1)])
    remote.set(false, .linear(duration: 1), at: 0)
    // While the source is being removed it is still where it was.
    #expect(stage.at(0.5).ofType("Ellipse").map(\.frame) == [rect(0, 0, 6, 1)])
    let last = stage.at(1)
    #expect(last.ofType("Rectangle").isEmpty)
    #expect(last.ofType("Ellipse").map(\.frame) == [rect(0, 0, 1, 1)])
  }

  private struct FollowerOfOne: View {
    let hasSource: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.frame(width: 6, height: 1).background {
          if hasSource { Rectangle().matchedGeometryEffect(id: 1, in: namespace) }
        }
        Ellipse().fill(.blue)
          .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          .frame(width: 1, height: 1)
      }
    }
  }

  @Test func `without any source nobody is moved`() {
    struct Orphans: View {
      @Namespace private var namespace

      var body: some View {
        TopLeading {
          HStack(spacing: 2) {
            Rectangle().matchedGeometryEffect(id: 1, in: namespace, isSource: false)
              .frame(width: 3, height: 1)
            Rectangle().matchedGeometryEffect(id: 1, in: namespace, isSource: false)
              .frame(width: 5, height: 1)
          }
        }
      }
    }
    #expect(Stage(Orphans()).at(0).frames("1") == [rect(0, 0, 3, 1), rect(5, 0, 5, 1)])
  }

  @Test func `ids of different types do not match`() {
    struct Mixed: View {
      @Namespace private var namespace

      var body: some View {
        TopLeading {
          HStack(spacing: 2) {
            Rectangle().matchedGeometryEffect(id: 1, in: namespace).frame(width: 3, height: 1)
            Rectangle().matchedGeometryEffect(id: Int8(1), in: namespace, isSource: false)
              .frame(width: 5, height: 1)
            Rectangle().matchedGeometryEffect(id: 1, in: namespace, isSource: false)
              .frame(width: 5, height: 1)
          }
        }
      }
    }
    #expect(
      Stage(Mixed()).at(0).frames("1")
        == [rect(0, 0, 3, 1), rect(5, 0, 5, 1), rect(0, 0, 3, 1)])
  }
}
