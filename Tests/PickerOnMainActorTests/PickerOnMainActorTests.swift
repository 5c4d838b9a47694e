import Inbetween
import Testing

@MainActor @Suite struct PickerOnMainActorTests {
  @Test func `the picker with default isolation to the main actor slides its highlight`() throws {
    let size = GridSize(columns: 40, rows: 5)
    let host = ViewHost(PeriodPicker(), size: size, describesNodes: true)
    #expect(highlights(host.frame(at: 0, in: size).list) == [7])
    try host.send(.tapNamed("Week"), at: 1)
    #expect(highlights(host.frame(at: 1.175, in: size).list) == [11, 11])
    #expect(highlights(host.frame(at: 1.35, in: size).list) == [15])
  }

  private func highlights(_ list: DisplayList) -> [Double] {
    list.items
      .filter { list.nodes[Int($0.node)].name == "highlight" }
      .map { list.windowFrame(of: $0).x }
  }
}
