import Inbetween
import Testing

/// What a frame costs while a few of many views are under way.
@MainActor @Suite struct MatchedCostTests {
  /// A thousand cells in a column, ten of which have a partner at the other edge.
  private struct Field: View {
    let isRight: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1000) { _ in Color.gray.frame(width: 2, height: 1) }
        }
        ForEach(0..<10) { row in
          Rectangle().matchedGeometryEffect(id: "hero \(row)", in: namespace)
            .slot(rect(isRight ? 30 : 0, Double(row), 4, 1))
            .transition(.identity)
            .id(isRight)
        }
      }
    }
  }

  @Test func `with ten of a thousand under way a frame touches those alone`() {
    let (stage, remote) = Remote.stage(false, columns: 40, rows: 1000) { Field(isRight: $0) }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(stage.at(0.25).nodes.count >= 1010)
    stage.host.counters.reset()
    let frame = stage.at(0.5)
    #expect(frame.frames("hero 3") == [rect(15, 3, 4, 1)])
    #expect(stage.host.counters.bodies.isEmpty)
    // Beside each shape the marker that bears its name is written.
    let touched = Set(frame.list.changes).map { frame.list.items[Int($0)] }
    #expect(touched.filter { $0.payload != .marker }.count == 10)
    #expect(frame.list.changes.count <= 30, "\(frame.list.changes.count)")
    // A matched view asks what is inside, and nobody else.
    #expect(stage.host.counters.layouts.values.reduce(0, +) <= 20)
    #expect(Set(stage.host.counters.layouts.keys).isSubset(of: ["Rectangle"]))
  }
}
