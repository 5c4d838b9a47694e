import Inbetween
import Testing

/// The scenarios of matched geometry that are known by a number.
@MainActor @Suite struct MatchedScenarios {
  private struct Shown {
    var a = true
    var b = false
  }

  private func pair(_ shape: MatchedPair.Shape) -> (stage: Stage, remote: Remote<Shown>) {
    Remote.stage(Shown()) { MatchedPair(shape: shape, showsA: $0.a, showsB: $0.b) }
  }

  @Test func `M01 both copies travel as one rectangle`() {
    let (stage, remote) = pair(.ifElse)
    #expect(stage.at(0).frames("u") == [rect(2, 1, 6, 1)])
    remote.set(Shown(a: false, b: true), .easeInOut(duration: 0.35), at: 0)
    let expected: [(Double, x: Double, width: Double)] = [
      (0, 2, 6), (0.0875, 3.2916, 6.3875), (0.175, 7, 7.5),
    ]
    for (time, x, width) in expected {
      let frames = stage.at(time).frames("u")
      #expect(frames.count == 2)
      #expect(frames[0] == frames[1])
      #expect(near(frames[0].x, x, 0.0001) && near(frames[0].width, width, 0.0001), "\(frames)")
      #expect(frames[0].y == 1 && frames[0].height == 1)
    }
    // The edges 7 and 14.5 round to 7 and 15.
    #expect(Screen(stage.at(0.175)).painted.map { [$0.columns, $0.rows] } == [7...14, 1...1])
    #expect(stage.at(0.35).frames("u") == [rect(12, 1, 9, 1)])
  }

  @Test func `M06 each side applies its own anchor`() {
    let stage = Stage(AnchoredConsumer(), columns: 40, rows: 30)
    #expect(stage.at(0).ofType("Rectangle").map(\.frame) == [rect(10, 10, 20, 10)])
    // The frame bears the name, and what is in it is drawn at the same place.
    let consumer = stage.at(0).ofType("Ellipse")
    #expect(consumer.map(\.name) == ["1", nil])
    #expect(consumer.map(\.frame) == [rect(6, 8, 4, 2), rect(6, 8, 4, 2)])
  }

  @Test(
    arguments: [
      (MatchedGeometryProperties.size, rect(30, 5, 20, 10)), (.position, rect(18, 14, 4, 2)),
      (.frame, rect(10, 10, 20, 10)),
    ])
  func `M07 a consumer takes over the properties that it asks for`(
    properties: MatchedGeometryProperties, expected: CellRect
  ) {
    let stage = Stage(FlexibleConsumer(properties: properties), columns: 60, rows: 30)
    #expect(stage.at(0).ofType("Rectangle").map(\.frame) == [rect(10, 10, 20, 10)])
    #expect(stage.at(0).ofType("Ellipse").map(\.frame) == [expected])
  }

  @Test(arguments: [MatchedPair.Shape.twoIfs, .twoIfsInReverse])
  func `M10 two separate ifs animate in both directions`(shape: MatchedPair.Shape) {
    let (stage, remote) = pair(shape)
    remote.set(Shown(a: false, b: true), .easeInOut(duration: 0.35), at: 0)
    let forward = stage.at(0.0875).frames("u")
    #expect(forward.count == 2)
    #expect(forward.allSatisfy { near($0.x, 3.29162, 0.00001) }, "\(forward)")
    #expect(stage.at(0.35).frames("u") == [rect(12, 1, 9, 1)])
    remote.set(Shown(a: true, b: false), .easeInOut(duration: 0.35), at: 1)
    let backward = stage.at(1.0875).frames("u")
    #expect(backward.count == 2)
    #expect(backward.allSatisfy { near($0.x, 10.70838, 0.00001) }, "\(backward)")
    #expect(stage.at(1.35).frames("u") == [rect(2, 1, 6, 1)])
  }

  @Test func `M28 a pair forms while the old view is still being removed`() {
    let (stage, remote) = pair(.twoIfs)
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) { remote.model.a = false }
      withAnimation(.linear(duration: 1)) { remote.model.b = true }
    }
    #expect(stage.at(0).frames("u").map(\.x) == [2, 2])
    #expect(stage.at(0.5).frames("u").map(\.x) == [7, 7])

    let (late, lateRemote) = pair(.twoIfs)
    lateRemote.set(Shown(a: false, b: false), .linear(duration: 1), at: 0)
    #expect(late.at(0.5).frames("u").map(\.x) == [2])
    lateRemote.set(Shown(a: false, b: true), .linear(duration: 1), at: 0.5)
    #expect(late.at(0.5).frames("u").map(\.x) == [2, 2])
    #expect(late.at(1).frames("u").map(\.x) == [7])
    #expect(late.at(1.5).frames("u").map(\.x) == [12])

    let (gone, goneRemote) = pair(.twoIfs)
    goneRemote.set(Shown(a: false, b: false), .linear(duration: 1), at: 0)
    #expect(gone.at(1.25).frames("u").isEmpty)
    goneRemote.set(Shown(a: false, b: true), .linear(duration: 1), at: 1.5)
    #expect([1.5, 2, 2.5].map { gone.at($0).frames("u").map(\.x) } == [[12], [12], [12]])
  }
}

private struct AnchoredConsumer: View {
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Rectangle()
        .fill(.red)
        .matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
        .frame(width: 20, height: 10)
        .padding(EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0))
      Ellipse()
        .fill(.blue)
        .frame(width: 4, height: 2)
        .matchedGeometryEffect(
          id: 1, in: namespace, properties: .position, anchor: .bottomTrailing, isSource: false)
    }
  }
}

private struct FlexibleConsumer: View {
  let properties: MatchedGeometryProperties
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Rectangle()
        .fill(.red)
        .matchedGeometryEffect(id: "source", in: namespace)
        .frame(width: 20, height: 10)
        .padding(EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0))
      Ellipse()
        .fill(.blue)
        .matchedGeometryEffect(
          id: "source", in: namespace, properties: properties, isSource: false
        )
        .frame(width: 4, height: 2)
        .padding(EdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0))
    }
  }
}
