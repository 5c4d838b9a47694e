import Inbetween
import Testing

/// Views with many rows, in this target's language settings: mounted, shown and tapped.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ListSeedTests {
  private nonisolated static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 10, rows: 3),
  ]

  /// Returns what is written on the screen from top to bottom, the lines below rows left out.
  private func texts(_ host: ViewHost, _ size: GridSize, at time: Double = 0) -> [String] {
    let list = host.frame(at: time, in: size).list
    let rows: [(y: Double, text: String)] = list.items.compactMap { item in
      guard case .text(let index, _) = item.payload else { return nil }
      let text = list.texts[Int(index)].lines.map { $0.text(in: list.clusters) }.joined()
      return text.hasPrefix("─") ? nil : (list.windowFrame(of: item).y, text)
    }
    return rows.filter { (0..<Double(size.rows)).contains($0.y) }.sorted { $0.y < $1.y }
      .map(\.text)
  }

  /// Lets tasks run, on whatever thread, until a condition is met and the views have heard of it.
  private func settle(until condition: () -> Bool = { true }) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(arguments: sizes)
  func `a list is filled by a task, and an overlay stands in the middle meanwhile`(
    size: GridSize
  ) async throws {
    let records = Records(["Rye", "Oats"])
    let model = PlaylistModel(source: records)
    let host = ViewHost(Playlist(model: model), size: size)
    _ = texts(host, size)
    await settle { model.isLoading }
    #expect(texts(host, size) == ["loading"])
    records.open()
    await settle { !model.isLoading }
    // Each row has a line below it: they begin in rows 0 and 2 of three.
    #expect(texts(host, size) == ["Rye", "Oats"])
    host.counters.reset()
    try host.send(.tapNamed("Oats"), at: 0)
    #expect(texts(host, size) == ["Rye", "Oats +"])
    #expect(host.counters.bodies["TrackRow"] == 1)
    try host.send(.tapNamed("Oats +"), at: 0)
    #expect(texts(host, size) == ["Rye", "Oats"])
  }

  @Test(arguments: sizes)
  func `a list whose rows cannot be had is empty`(size: GridSize) async {
    let host = ViewHost(Playlist(), size: size)
    _ = texts(host, size)
    await settle()
    #expect(texts(host, size) == [])
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: sizes)
  func `a row of a section is selected by a click and by a key`(size: GridSize) throws {
    let host = ViewHost(Chooser(), size: size)
    // The heading, that of the section, and the first row; the second one stands in row 4.
    let isLarge = size.rows > 4
    #expect(texts(host, size) == ["chosen -", "All", "One"] + (isLarge ? ["Two"] : []))
    try host.send(.tapNamed("One"), at: 0)
    #expect(texts(host, size).first == "chosen 1")
    try host.send(.key(KeyPress(.downArrow)), at: 0)
    #expect(texts(host, size, at: 3).first == "chosen 2")
    #expect(texts(host, size, at: 3).contains("Two"))
  }

  @Test(arguments: sizes)
  func `of a long feed only what is in and near the window is evaluated`(size: GridSize) throws {
    let host = ViewHost(Feed(), size: size)
    // Half a cell of space is one cell: 12 posts in 24 rows, and two in three; they come in blocks of eight.
    let isLarge = size.rows > 4
    #expect(texts(host, size) == (0..<(isLarge ? 12 : 2)).map { "post \($0)" })
    #expect(host.counters.bodies["FeedRow"] == (isLarge ? 16 : 8))
    try host.send(.tapNamed("post 1"), at: 0)
    #expect(texts(host, size)[1] == "post 1: 1")
  }

  @Test(arguments: sizes)
  func `rows with ids of their own keep their state when they are moved`(size: GridSize) throws {
    let host = ViewHost(Queue(), size: size)
    _ = texts(host, size)
    try host.send(.tapNamed("b"), at: 0)
    try host.send(.tapNamed("turn"), at: 0)
    let all = ["turn", "c", "b: 1", "a"]
    // Four rows stand around the middle of three: from -0.5, which is row 0.
    #expect(texts(host, size) == (size.rows > 4 ? all : Array(all.prefix(3))))
  }

  @Test(arguments: sizes)
  func `a modifier of one's own makes a card`(size: GridSize) throws {
    let host = ViewHost(CardPage(), size: size)
    #expect(texts(host, size) == ["card"])
    try host.send(.tapNamed("card"), at: 0)
    #expect(texts(host, size) == ["taken"])
  }
}
