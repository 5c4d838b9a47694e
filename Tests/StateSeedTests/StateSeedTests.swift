import Inbetween
import Testing

/// Views with state of each kind, in this target's language settings: mounted, shown and tapped.
@MainActor @Suite struct StateSeedTests {
  private nonisolated static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3),
  ]

  /// Returns what is written on the screen.
  private func texts(_ host: ViewHost, _ size: GridSize, at time: Double = 0) -> [String] {
    let list = host.frame(at: time, in: size).list
    return list.texts.map { $0.lines.map { $0.text(in: list.clusters) }.joined() }
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(arguments: sizes)
  func `a model is loaded by a task, behind an overlay`(size: GridSize) async throws {
    let host = ViewHost(Shelf(), size: size)
    #expect(texts(host, size) == [])
    await settle()
    #expect(texts(host, size) == ["Rye", "Oats", "Salt"])
    try host.send(.tapNamed("Rye"), at: 0)
    #expect(texts(host, size) == ["Oats", "Salt"])
  }

  @Test(arguments: sizes)
  func `an object is found in the environment, and bound`(size: GridSize) throws {
    let host = ViewHost(Visitor(), size: size)
    #expect(texts(host, size) == ["Guest", "clear"])
    try host.send(.tapNamed("Guest"), at: 0)
    #expect(texts(host, size) == ["Ada", "clear"])
    try host.send(.tapNamed("clear"), at: 0)
    #expect(texts(host, size) == ["Guest", "clear"])
  }

  @Test func `only the view that reads a property is evaluated for it`() throws {
    let size = Self.sizes[0]
    let host = ViewHost(Bill(), size: size)
    #expect(texts(host, size) == ["Bill", "Tea", "Cake", "7 CHF"])
    host.counters.reset()
    try host.send(.tapNamed("7 CHF"), at: 0)
    #expect(host.counters.bodies == ["BillTotal": 1])
    #expect(texts(host, size).last == "8 CHF")
  }

  @Test(arguments: sizes)
  func `a view that is equal is skipped`(size: GridSize) throws {
    let host = ViewHost(ChartPage(), size: size)
    _ = texts(host, size)
    host.counters.reset()
    try host.send(.tapNamed("rename"), at: 0)
    #expect(host.counters.bodies == ["ChartPage": 1])
    try host.send(.tapNamed("add"), at: 0)
    #expect(host.counters.bodies == ["ChartPage": 2, "Chart": 1])
    #expect(texts(host, size).first == "b 3")
  }

  @Test func `an object that is owned, given and found tells all its views`() throws {
    let size = Self.sizes[0]
    let host = ViewHost(TimerPage(), size: size)
    #expect(texts(host, size) == ["off, 0 laps", "switch", "lap -"])
    try host.send(.tapNamed("switch"), at: 0)
    try host.send(.tapNamed("lap -"), at: 0)
    #expect(texts(host, size) == ["on, 1 laps", "switch", "lap 0 to 1"])
  }

  @Test func `a measured width reaches the view around`() throws {
    let size = Self.sizes[0]
    let host = ViewHost(Measured(), size: size)
    #expect(texts(host, size) == ["four", "width 4"])
    try host.send(.tapNamed("four"), at: 0)
    #expect(texts(host, size) == ["longer", "width 6"])
  }
}
