import Inbetween
import Testing

/// Headers and footers of sections that stay in sight while their rows are scrolled.
@MainActor @Suite struct PinnedViewTests {
  /// Two sections, one row for each of their views: a header, four rows, a footer.
  private func stage(_ pinned: PinnedScrollableViews, log: Log = Log()) -> Stage {
    let stage = Stage(
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          ForEach(["p", "q"], id: \.self) { name in
            Section {
              ForEach(0..<4) { row in
                Text("\(name)\(row)").onTapGesture { log.note("\(name)\(row)") }
              }
            } header: {
              Text("head \(name)").background(.black).onTapGesture { log.note("head \(name)") }
            } footer: {
              Text("foot \(name)")
            }
          }
        }
      }, columns: 12, rows: 5)
    _ = stage.at(0)
    return stage
  }

  private func scroll(_ stage: Stage, to line: Int) -> Picture {
    stage.key(.home, at: 0)
    for _ in 0..<line { stage.key(.downArrow, at: 10) }
    return stage.at(20)
  }

  @Test func `a header stays at the window's edge, and is pushed away by the next one`() {
    // Lines: head p, p0 to p3, foot p, head q, and so on, twelve in all.
    let places = (0...7).map { line in
      let picture = scroll(stage(.sectionHeaders), to: line)
      return [picture.text("head p")?.y, picture.text("head q")?.y]
    }
    // The section ends with its footer in line 5: above that line the header has no room left.
    #expect(places == [[0, 6], [0, 5], [0, 4], [0, 3], [0, 2], [0, 1], [-1, 0], [-2, 0]])
  }

  @Test func `without the option nothing stays`() {
    let picture = scroll(stage([]), to: 3)
    #expect(picture.text("head p")?.y == -3)
    #expect(picture.text("foot p")?.y == 2)
  }

  @Test func `while it scrolls the header keeps to the edge, and to the one that pushes it`() {
    let stage = stage(.sectionHeaders)
    stage.host.counters.reset()
    stage.key(.downArrow, at: 0)
    #expect(stage.at(1).text("p0")?.y == 0)
    // No row came or went: scrolling evaluates nothing, and lays nothing out.
    #expect(stage.host.counters.bodies.isEmpty && stage.host.counters.layouts.isEmpty)
    stage.key(.home, at: 2)
    stage.key(.pageDown, at: 3)
    // A page is four lines. Header p stands still for all of them.
    for step in 0...20 {
      let header = stage.at(3 + Double(step) / 20).text("head p")?.y ?? -1
      #expect(near(header, 0), "\(header)")
    }
    stage.key(.pageDown, at: 5)
    var sawPush = false
    for step in 0...40 {
      let picture = stage.at(5 + Double(step) / 40)
      guard let p = picture.text("head p")?.y, let q = picture.text("head q")?.y, q > 0 else {
        continue
      }
      #expect(near(p, min(0, q - 1)), "\(p) \(q)")
      if p < -0.05, p > -0.95 { sawPush = true }
    }
    #expect(sawPush)
    #expect(stage.at(7).text("head q")?.y == 0)
  }

  @Test func `a footer stays at the lower edge`() {
    // Foot p is line 5, foot q line 11, and its section begins with line 6.
    let places = [0, 1, 2, 3, 6].map { line in
      let picture = scroll(stage(.sectionFooters), to: line)
      return [picture.text("foot p")?.y, picture.text("foot q")?.y]
    }
    #expect(places == [[4, 6], [4, 5], [3, 4], [2, 4], [-1, 4]])
  }

  @Test func `a tap reaches what is seen: the header, not the row below it`() {
    let log = Log()
    let stage = stage(.sectionHeaders, log: log)
    #expect(scroll(stage, to: 2).text("p1")?.y == 0)
    stage.tap(0, 0, at: 20)
    stage.tap(0, 1, at: 20)
    #expect(log.entries == ["head p", "p2"])
  }

  @Test func `a header that stays hides the rows below it`() {
    let screen = Screen(scroll(stage(.sectionHeaders), to: 2))
    #expect((0..<2).map { screen.text(row: $0, columns: 0..<7) } == ["head p ", "p2     "])
  }

  @Test func `headers of a grid and of a row stay too`() {
    let grid = Stage(
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(4)), GridItem(.fixed(4))], pinnedViews: .sectionHeaders
        ) {
          Section("head") { ForEach(0..<100) { Text("\($0)") } }
        }
      }, columns: 20, rows: 4)
    grid.key(.pageDown, at: 0)
    #expect(grid.at(3).text("head")?.y == 0)
    // A page is three lines: line 3 has the views 4 and 5.
    #expect(grid.at(3).text("4")?.y == 0)
    let row = Stage(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section("head") { ForEach(0..<100) { Text("<\($0)>") } }
        }
      }, columns: 10)
    row.key(.rightArrow, at: 0)
    #expect(row.at(3).text("head")?.x == 0)
    #expect(row.at(3).text("<0>")?.x == 2)
  }

  @Test func `the header of a plain list stays, those of other styles do not`() {
    func lines<S: ListStyle>(_ style: S, columns: Int = 6, at line: Int) -> [String] {
      let stage = Stage(
        List {
          ForEach(["one", "two"], id: \.self) { name in
            Section(name) {
              ForEach(0..<3) { Text("\(name)\($0)").listRowSeparator(.hidden) }
            }
          }
        }
        .listStyle(style), columns: columns, rows: 3, metrics: .terminal)
      let screen = Screen(scroll(stage, to: line))
      return (0..<3).map { screen.text(row: $0, columns: 0..<(columns / 2 + 2)) }
    }
    #expect(lines(.plain, at: 0) == [" one ", " one0", " one1"])
    #expect(lines(.plain, at: 1) == [" one ", " one1", " one2"])
    #expect(lines(.plain, at: 3) == [" one ", " two ", " two0"])
    #expect(lines(.plain, at: 5) == [" two ", " two1", " two2"])
    #expect(lines(.inset, columns: 12, at: 1) == ["  one0  ", "  one1  ", "  one2  "])
  }
}
