import Inbetween
import Testing

/// What is said of groups that more than one view wants to lead.
@MainActor @Suite struct MatchedWarningTests {
  private struct Pair: View {
    let followers: Bool
    let tick: Int
    let id: String
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Text("\(tick)").matchedGeometryEffect(id: id, in: namespace)
        Text("b").matchedGeometryEffect(id: id, in: namespace, isSource: !followers)
      }
    }
  }

  @Test func `two live sources of one id are warned of once`() throws {
    let (stage, remote) = Remote.stage(0) { Pair(followers: false, tick: $0, id: "twice") }
    remote.set(1, at: 1)
    _ = stage.at(2)
    #expect(stage.host.warnings.count == 1)
    let warning = try #require(stage.host.warnings.first)
    #expect(warning.contains("\"twice\"") && warning.contains("isSource: false"))
    #expect(warning.hasPrefix("several views in Pair are"))
  }

  @Test func `each id with two live sources is warned of, with the views that they stand in`() {
    struct Single: View {
      let namespace: Namespace.ID
      var body: some View { Text("s").matchedGeometryEffect(id: "far", in: namespace) }
    }
    struct Page: View {
      @Namespace private var namespace
      var body: some View {
        Pair(followers: false, tick: 0, id: "near")
        Single(namespace: namespace)
        Text("p").matchedGeometryEffect(id: "far", in: namespace)
      }
    }
    let stage = Stage(Page())
    _ = stage.at(0)
    #expect(stage.host.warnings.count == 2)
    #expect(
      stage.host.warnings.contains {
        $0.hasPrefix("several views in Pair are the source of the matched geometry \"near\"")
      })
    #expect(
      stage.host.warnings.contains {
        $0.hasPrefix("several views in Single, Page are the source of the matched geometry \"far\"")
      })
  }

  @Test func `a source with followers is nothing to warn of`() {
    let (stage, remote) = Remote.stage(0) { Pair(followers: true, tick: $0, id: "once") }
    remote.set(1, at: 1)
    _ = stage.at(2)
    #expect(stage.host.warnings.isEmpty)
  }

  @Test func `a pair that changes over is nothing to warn of, in two transactions either`() {
    struct Shown {
      var a = true
      var b = false
    }
    let (stage, remote) = Remote.stage(Shown()) {
      MatchedPair(shape: .twoIfs, showsA: $0.a, showsB: $0.b)
    }
    remote.set(Shown(a: false, b: true), .linear(duration: 1), at: 0)
    _ = stage.at(0.5)
    // The one is there before the other goes.
    remote.perform(at: 2) {
      withAnimation(.linear(duration: 1)) { remote.model.a = true }
      withAnimation(.linear(duration: 1)) { remote.model.b = false }
    }
    _ = stage.at(4)
    #expect(stage.host.warnings.isEmpty)
  }
}
