import Inbetween
import Testing

/// The numbered scenarios of matched geometry in a layout that stands still or moves.
@MainActor @Suite struct MatchedLayoutScenarios {
  private struct Consumers: View {
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().fill(.red).matchedGeometryEffect(id: 1, in: namespace)
          .slot(rect(10, 10, 20, 10))
        HStack(spacing: 0) {
          Color.blue.accessibilityIdentifier("P").frame(width: 4, height: 2)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          Ellipse().fill(.green)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
            .frame(width: 4, height: 2)
          box("after")
        }
      }
    }
  }

  @Test func `M08 the effect proposes a size and cannot force one`() {
    let picture = Stage(Consumers(), columns: 40, rows: 30).at(0)
    #expect(picture.frames("P") == [rect(18, 14, 4, 2)])
    #expect(picture.ofType("Ellipse").map(\.frame) == [rect(10, 10, 20, 10)])
    // Two slots of four columns stand before it.
    #expect(picture.frames("after").map(\.x) == [8])
  }

  private struct Row: View {
    let width: Double
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("A").frame(width: width)
            .matchedGeometryEffect(id: 1, in: namespace)
          Ellipse().fill(.blue)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
            .frame(width: 4)
          Color.green.accessibilityIdentifier("D").frame(width: 3)
        }
        .frame(height: 1)
      }
    }
  }

  @Test func `M09 what a consumer shows leaves its slot as it is`() {
    let (stage, remote) = Remote.stage(20.0, columns: 40) { Row(width: $0) }
    let before = stage.at(0)
    #expect(before.frames("A") == [rect(0, 0, 20, 1)])
    #expect(before.ofType("Ellipse").map(\.frame) == [rect(0, 0, 20, 1)])
    #expect(before.frames("D").map(\.x) == [24])
    remote.set(10, .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect(half.frames("A") == [rect(0, 0, 15, 1)])
    #expect(half.ofType("Ellipse").map(\.frame) == [rect(0, 0, 15, 1)])
    #expect(half.frames("D").map(\.x) == [19])
    let last = stage.at(1)
    #expect(last.ofType("Ellipse").map(\.frame) == [rect(0, 0, 10, 1)])
    #expect(last.frames("D").map(\.x) == [14])
  }

  private struct Unequal: View {
    let tick: Int
    let isShown: Bool
    @Namespace private var namespace

    var body: some View {
      VStack(spacing: 0) {
        Text("\(tick)")
        if isShown { box("view").matchedGeometryEffect(id: Double.nan, in: namespace) }
      }
    }
  }

  @Test func `M20 an id that is not equal to itself leaves nothing behind`() {
    let (stage, remote) = Remote.stage((tick: 0, isShown: true)) {
      Unequal(tick: $0.tick, isShown: $0.isShown)
    }
    for tick in 1...600 {
      let time = Double(tick) / 60
      remote.set((tick, true), at: time)
      #expect(stage.at(time).frames("view").count == 1)
    }
    #expect(stage.host.matchedGroupCount == 1)
    remote.set((601, false), at: 11)
    #expect(stage.at(11).frames("view").isEmpty)
    #expect(stage.host.matchedGroupCount == 0)
  }

  /// A row that counts the taps on it in a state of its own.
  private struct Tapped: View {
    let item: Int
    @State private var count = 0

    var body: some View { Text("item \(item), \(count)").onTapGesture { count += 1 } }
  }

  private struct Rows: View {
    let items: [Int]
    let matchesByIndex: Bool
    @Namespace private var namespace

    var body: some View {
      TopLeading {
        VStack(spacing: 0) {
          if matchesByIndex {
            ForEach(items.indices, id: \.self) { index in
              Text("item \(items[index])").matchedGeometryEffect(id: index, in: namespace)
            }
          } else {
            ForEach(items, id: \.self) { item in
              Tapped(item: item).matchedGeometryEffect(id: item, in: namespace)
            }
          }
        }
      }
    }
  }

  @Test func `M23 rows that change places keep their motion and their state`() {
    let (stage, remote) = Remote.stage([1, 2, 3]) { Rows(items: $0, matchesByIndex: false) }
    for item in 1...3 {
      for _ in 0..<item { stage.tap(1, Double(item - 1), at: 0) }
    }
    func rows(_ time: Double) -> [Double?] {
      let picture = stage.at(time)
      return (1...3).map { picture.text("item \($0), \($0)")?.y }
    }
    #expect(rows(0) == [0, 1, 2])
    remote.set([3, 1, 2], .linear(duration: 1), at: 0)
    #expect(rows(0.5) == [0.5, 1.5, 1])
    remote.set([1, 2, 3], .linear(duration: 1), at: 0.5)
    #expect(rows(0.5) == [0.5, 1.5, 1])
    #expect(rows(1) == [0.5, 1.5, 1])
    #expect(rows(1.5) == [0, 1, 2])
  }

  @Test func `M23 with the index as id nothing moves`() {
    let (stage, remote) = Remote.stage([1, 2, 3]) { Rows(items: $0, matchesByIndex: true) }
    remote.set([3, 1, 2], .linear(duration: 1), at: 0)
    let half = stage.at(0.5)
    #expect([3, 1, 2].map { half.text("item \($0)")?.y } == [0, 1, 2])
  }
}
