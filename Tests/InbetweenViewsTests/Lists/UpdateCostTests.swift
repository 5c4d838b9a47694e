import Inbetween
import Testing

/// What one change costs among many views that have nothing to do with it.
@MainActor @Suite struct UpdateCostTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
  }

  private struct Sibling: View {
    let number: Int
    var body: some View { Text(verbatim: "row \(number)") }
  }

  /// How many bodies ran, views were measured and items of the picture written for one change of state.
  private func work(_ stage: Stage) -> Int {
    let generation = stage.at(0).list.generation
    stage.host.counters.reset()
    stage.send(.tapNamed("count 0"), at: 0)
    let picture = stage.at(0)
    #expect(picture.text("count 1") != nil)
    // The picture was not built anew: the one text was written in its place.
    #expect(picture.list.generation == generation)
    #expect(picture.list.changes.count == 1)
    let counters = stage.host.counters
    #expect(counters.bodies == ["Counter": 1])
    return counters.bodies.values.reduce(0, +) + counters.layouts.values.reduce(0, +)
      + picture.list.changes.count
  }

  private func stack(_ siblings: Int) -> Stage {
    Stage(
      VStack(spacing: 0) {
        Counter()
        ForEach(0..<siblings, id: \.self) { Sibling(number: $0) }
      }
      .frame(height: 20, alignment: .top), rows: 20)
  }

  private func list(_ siblings: Int) -> Stage {
    Stage(
      List {
        Counter()
        ForEach(0..<siblings, id: \.self) { Sibling(number: $0) }
      }, rows: 20, metrics: .terminal)
  }

  @Test func `a change among ten thousand siblings is the work of one among ten`() {
    let (few, many) = (work(stack(10)), work(stack(10_000)))
    #expect(few > 0)
    #expect(Double(many) <= 1.5 * Double(few), "\(few) and \(many)")
  }

  @Test func `a change in a list of ten thousand rows is the work of one in a list of ten`() {
    let (few, many) = (work(list(10)), work(list(10_000)))
    #expect(few > 0)
    #expect(Double(many) <= 1.5 * Double(few), "\(few) and \(many)")
  }

  @Test func `no row runs again because a row beside it has changed`() {
    let stage = list(1000)
    _ = stage.at(0)
    stage.host.counters.reset()
    stage.send(.tapNamed("count 0"), at: 0)
    stage.send(.tapNamed("count 1"), at: 0)
    #expect(stage.host.counters.bodies == ["Counter": 2])
  }
}
