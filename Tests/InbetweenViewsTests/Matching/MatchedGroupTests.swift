import Inbetween
import Testing

/// Which member leads a matched group, and where members may stand.
@MainActor @Suite struct MatchedGroupTests {
  private struct Sources: View {
    let shown: Set<Int>
    var log: Log?
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach([1, 2, 3].filter(shown.contains), id: \.self) { number in
          Rectangle()
            .matchedGeometryEffect(id: "m", in: namespace)
            .onTapGesture { log?.note("\(number)") }
            .frame(width: CGFloat(number * 2), height: 1)
            .padding(.leading, CGFloat(number * 10 - 10))
        }
      }
    }
  }

  @Test func `of several live sources the one inserted last leads, and then the one before`() {
    let (stage, remote) = Remote.stage(Set([1])) { Sources(shown: $0) }
    remote.set([1, 3], at: 0)
    #expect(stage.at(0).frames("m") == [rect(20, 0, 6, 1), rect(20, 0, 6, 1)])
    remote.set([1, 2, 3], at: 0)
    #expect(stage.at(0).frames("m").map(\.x) == [10, 10, 10])
    remote.set([1, 3], .linear(duration: 1), at: 1)
    let half = stage.at(1.5)
    #expect(half.frames("m") == [rect(15, 0, 5, 1), rect(15, 0, 5, 1), rect(15, 0, 5, 1)])
    #expect(stage.at(2).frames("m") == [rect(20, 0, 6, 1), rect(20, 0, 6, 1)])
    remote.set([1], at: 3)
    #expect(stage.at(3).frames("m") == [rect(0, 0, 2, 1)])
  }

  @Test func `without an animation the new source is at its place at once`() {
    let (stage, remote) = Remote.stage(Set([1])) { Sources(shown: $0) }
    remote.set([2], at: 0)
    #expect(stage.at(0).frames("m") == [rect(10, 0, 4, 1)])
    #expect(stage.at(0).nextUpdate == nil)
  }

  @Test func `back in mid-flight the old view returns from where it is seen`() {
    let (stage, remote) = Remote.stage(Set([1])) { Sources(shown: $0) }
    remote.set([2], .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("m") == [rect(5, 0, 3, 1), rect(5, 0, 3, 1)])
    remote.set([1], .linear(duration: 1), at: 0.5)
    // 10 t under 1 - f: at 0.75 it is 7.5 * 0.75, at 1 it is 10 * 0.5, and then it only sinks.
    #expect(stage.at(0.5).frames("m").map(\.x) == [5, 5])
    #expect(stage.at(0.75).frames("m").map(\.x) == [5.625, 5.625])
    #expect(stage.at(1).frames("m").map(\.x) == [5, 5])
    #expect(stage.at(1.25).frames("m").map(\.x) == [2.5, 2.5])
    #expect(stage.at(1.5).frames("m") == [rect(0, 0, 2, 1)])
    #expect(stage.at(1.5).all("m").map(\.opacity) == [1])
  }

  @Test func `a tap hits a matched view where it is seen`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Set([1])) { Sources(shown: $0, log: log) }
    stage.tap(1, 0, at: 0)
    remote.set([2], .linear(duration: 1), at: 0)
    // In the middle: from 5 to 8.
    #expect(stage.tap(7.5, 0, at: 0.5) == .handled)
    #expect(stage.tap(1, 0, at: 0.5) == .ignored)
    #expect(stage.tap(12, 0, at: 1) == .handled)
    #expect(log.entries == ["1", "2", "2"])
  }

  /// Two levels: a card that is matched, and a dot inside that is matched on its own.
  private struct Nested: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isRight {
          card(dot: .trailing).padding(.leading, 20).offset(y: 1)
        } else {
          card(dot: .leading)
        }
      }
    }

    private func card(dot alignment: Alignment) -> some View {
      Color.gray
        .overlay(alignment: alignment) {
          Circle().matchedGeometryEffect(id: "dot", in: namespace).frame(width: 2, height: 1)
        }
        .matchedGeometryEffect(id: "card", in: namespace)
        .frame(width: 8, height: 1)
    }
  }

  @Test func `a matched view inside of another goes its own way in the window`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { Nested(isRight: $0) }
    #expect(stage.at(0).frames("dot") == [rect(0, 0, 2, 1)])
    remote.set(true, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    // The cards go from (0, 0) to (20, 1), the dots from 0 to 26.
    #expect(
      half.ofType("Color").filter { $0.width == 8 }.map(\.frame)
        == Array(
          repeating: rect(10, 0.5, 8, 1), count: half.ofType("Color").count - 1))
    #expect(half.frames("dot") == [rect(13, 0.5, 2, 1), rect(13, 0.5, 2, 1)])
    let last = stage.at(1)
    #expect(last.frames("dot") == [rect(26, 1, 2, 1)])
    #expect(last.nextUpdate == nil)
  }

  /// A bar with a dot at its end and a mark that the dot leads, in a namespace of its own.
  private struct Bar: View {
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Ellipse().matchedGeometryEffect(id: "dot", in: namespace, isSource: false)
          .frame(width: 1)
        Color.gray
        Circle().matchedGeometryEffect(id: "dot", in: namespace).frame(width: 2)
      }
    }
  }

  private struct Bars: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        if isRight {
          Bar().matchedGeometryEffect(id: "bar", in: namespace)
            .frame(width: 12, height: 1).padding(.leading, 20)
        } else {
          Bar().matchedGeometryEffect(id: "bar", in: namespace).frame(width: 4, height: 1)
        }
      }
    }
  }

  @Test func `what is matched inside of a view under way is carried along`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { Bars(isRight: $0) }
    #expect(stage.at(0).frames("dot") == [rect(2, 0, 2, 1), rect(2, 0, 2, 1)])
    remote.set(true, .linear(duration: 1), at: 0)
    // The bars are half way: 8 wide from 10. Each has its dot at its end, and the mark upon it.
    #expect(stage.at(0.5).frames("dot") == Array(repeating: rect(16, 0, 2, 1), count: 4))
    #expect(stage.at(0.75).frames("dot") == Array(repeating: rect(23, 0, 2, 1), count: 4))
    #expect(stage.at(1).frames("dot") == [rect(30, 0, 2, 1), rect(30, 0, 2, 1)])
  }

  @Test func `a view may leave its group for another`() {
    struct Switching: View {
      let id: Int
      @Namespace private var namespace

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Rectangle().matchedGeometryEffect(id: 1, in: namespace).frame(width: 3, height: 1)
          Rectangle().matchedGeometryEffect(id: 2, in: namespace).frame(width: 5, height: 1)
            .padding(.leading, 10)
          Ellipse().matchedGeometryEffect(id: id, in: namespace, isSource: false)
            .frame(width: 1, height: 1)
        }
      }
    }
    let (stage, remote) = Remote.stage(1) { Switching(id: $0) }
    func ellipse(_ time: Double) -> [CellRect] { stage.at(time).ofType("Ellipse").map(\.frame) }
    #expect(ellipse(0) == [rect(0, 0, 3, 1)])
    remote.set(2, at: 0)
    #expect(ellipse(0) == [rect(10, 0, 5, 1)])
    remote.set(1, .linear(duration: 1), at: 1)
    #expect(ellipse(1.5) == [rect(5, 0, 4, 1)])
    remote.set(7, at: 3)
    #expect(ellipse(3) == [rect(0, 0, 1, 1)])
  }
}
