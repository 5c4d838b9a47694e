import Inbetween
import Testing

@MainActor @Suite struct PickerInSwift5Tests {
  @Test func `the picker in Swift 5 mode slides its highlight`() throws {
    let size = GridSize(columns: 40, rows: 5)
    let host = ViewHost(PeriodPicker(), size: size, describesNodes: true)
    #expect(highlights(host.frame(at: 0, in: size).list) == [7])
    try host.send(.tapNamed("Week"), at: 1)
    #expect(highlights(host.frame(at: 1.175, in: size).list) == [11, 11])
    #expect(highlights(host.frame(at: 1.35, in: size).list) == [15])
  }

  @Test func `shapes, effects and styles of an author in Swift 5 move`() throws {
    let size = GridSize(columns: 20, rows: 12)
    let host = ViewHost(Gallery(), size: size)
    let isStill = host.frame(at: 0, in: size).nextUpdate == nil
    #expect(isStill)
    try host.send(.tapNamed("Shapes"), at: 0)
    // The wedge, which is 80 points wide in the end, is on its way.
    let width = host.frame(at: 0.1, in: size).list.paths[0].boundingRect.width
    #expect(width > 0 && width < 80)
    #expect(host.frame(at: 10, in: size).list.paths[0].boundingRect.width == 80)
  }

  private func highlights(_ list: DisplayList) -> [Double] {
    list.items
      .filter { list.nodes[Int($0.node)].name == "highlight" }
      .map { list.windowFrame(of: $0).x }
  }
}
