import Inbetween
import Testing

/// Which views of a lazy grid are there, and where they stand: three columns of four cells in ten rows.
@MainActor @Suite struct LazyGridRowsTests {
  private struct Cell: View {
    let number: Int

    var body: some View {
      Text(verbatim: "\(number)").frame(width: 4, alignment: .leading)
    }
  }

  private static let columns = [GridItem](repeating: GridItem(.fixed(4), spacing: 0), count: 3)

  private func grid(_ count: Int) -> Stage {
    let stage = Stage(
      ScrollView {
        LazyVGrid(columns: Self.columns) { ForEach(0..<count, id: \.self) { Cell(number: $0) } }
      }, columns: 12, rows: 10)
    _ = stage.at(0)
    return stage
  }

  private func seen(_ picture: Picture, rows: Int = 10) -> [(text: String, frame: CellRect)] {
    picture.texts.filter { (0..<Double(rows)).contains($0.frame.y) }
  }

  private func numbers(_ picture: Picture) -> [Int] { seen(picture).compactMap { Int($0.text) } }

  // MARK: Which views

  @Test func `only lines in and near the window are made`() {
    let stage = grid(10_000)
    // Ten lines are seen, and lines come in twos: 8 / 3 whole lines are about eight views.
    #expect(stage.host.counters.bodies["Cell"] == 30)
    #expect(numbers(stage.at(0)) == Array(0..<30))
    stage.key(.downArrow, at: 1)
    // Lines 1 to 10 lie in the six pairs from 0 to 11.
    #expect(numbers(stage.at(3)) == Array(3..<33))
    #expect(stage.host.counters.bodies["Cell"] == 36)
  }

  @Test func `the end of a long grid is as near as its beginning`() {
    let stage = grid(10_000)
    stage.host.counters.reset()
    stage.key(.end, at: 1)
    // 3,334 lines, of which the last one has one view: lines 3,324 to 3,333 are seen.
    #expect(numbers(stage.at(5)) == Array(9972..<10_000))
    // These, and the ten lines two windows before, where the step begins.
    #expect(stage.host.counters.bodies["Cell"] == 28 + 30)
  }

  @Test func `a view that was never made is scrolled to`() {
    let (stage, remote) = Remote.stage(0, columns: 12, rows: 10) { _ in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: Self.columns) { ForEach(0..<10_000) { Cell(number: $0) } }
        }
        .onTapGesture { proxy.scrollTo(5000, anchor: .top) }
      }
    }
    _ = remote
    stage.host.counters.reset()
    stage.tap(1, 1, at: 0)
    // 5000 = 3 * 1666 + 2
    #expect(stage.at(0).text("5000")?.y == 0)
    #expect(stage.at(0).text("5000")?.x == 8)
    #expect(stage.at(0).text("4998")?.x == 0)
    #expect(stage.host.counters.bodies["Cell"] ?? 0 <= 36)
  }

  @Test func `numbers without end do no harm`() {
    let stage = grid(Int.max)
    #expect(numbers(stage.at(0)) == Array(0..<30))
    stage.key(.end, at: 1)
    #expect(!stage.at(9).texts.isEmpty)
  }

  @Test func `a grid without columns shows nothing`() {
    let stage = Stage(
      ScrollView { LazyVGrid(columns: []) { ForEach(0..<100) { Cell(number: $0) } } }, rows: 10)
    #expect(stage.at(0).nextUpdate == nil)
    stage.key(.end, at: 1)
    #expect(stage.at(3).nextUpdate == nil)
  }

  @Test func `lines go across in a row grid`() {
    let stage = Stage(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1), spacing: 1), GridItem(.fixed(1))], spacing: 1) {
          ForEach(0..<10_000) { Cell(number: $0) }
        }
      }, columns: 20)
    let texts = stage.at(0).texts
    #expect(
      texts.prefix(4).map { [$0.frame.x, $0.frame.y] } == [[0, 0], [0, 2], [5, 0], [5, 2]])
    // Four lines of five columns are seen, and four come at once.
    #expect(stage.host.counters.bodies["Cell"] == 8)
    stage.key(.end, at: 1)
    #expect(stage.at(5).text("9999")?.x == 16)
  }

  // MARK: Where they stand

  @Test func `each view stands in its place, wherever the grid was scrolled to`() {
    let stage = grid(10_000)
    var random = Seeded(7)
    let keys: [KeyEquivalent] = [
      .pageDown, .pageDown, .pageDown, .pageUp, .downArrow, .upArrow, .home, .end,
    ]
    for step in 1...100 {
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      stage.key(key, at: Double(3 * step))
      let picture = stage.at(Double(3 * step) + 2.9)
      let shown = seen(picture)
      let first = shown.first.flatMap { Int($0.text) } ?? -1
      #expect(first.isMultiple(of: 3), "at step \(step)")
      #expect(numbers(picture) == Array(first..<min(10_000, first + 30)), "at step \(step)")
      for (place, text) in shown.enumerated() {
        #expect(text.frame.x == Double(4 * (place % 3)) && text.frame.y == Double(place / 3))
      }
    }
  }

  @Test func `lines of other heights come without a jump`() {
    // Each fourth view has three rows, and with it its line.
    let (stage, remote) = Remote.stage(0, columns: 12, rows: 10) { _ in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: Self.columns) {
            ForEach(0..<1000) { number in
              Text(verbatim: "\(number)").frame(height: number.isMultiple(of: 4) ? 3 : 1)
            }
          }
        }
        .onTapGesture { proxy.scrollTo(600, anchor: .top) }
      }
    }
    _ = remote
    stage.tap(1, 1, at: 0)
    var before = stage.at(0)
    // The line is three rows high: one row stands above the text, which is as high as its frame's middle.
    #expect(before.text("600")?.y == 1)
    for step in 1...100 {
      stage.key(.upArrow, at: Double(step))
      let after = stage.at(Double(step) + 0.999)
      for (text, frame) in before.texts where (0..<9).contains(frame.y) {
        #expect(after.text(text)?.y == frame.y + 1, "\(text) at step \(step)")
      }
      before = after
    }
  }

  @Test func `views around a ForEach share its lines`() {
    let stage = Stage(
      ScrollView {
        LazyVGrid(columns: Self.columns) {
          Text("a").frame(width: 4)
          ForEach(0..<1000) { Cell(number: $0) }
          Text("z").frame(width: 4)
        }
      }, columns: 12, rows: 10)
    let start = seen(stage.at(0)).prefix(4)
    #expect(start.map(\.text) == ["a", "0", "1", "2"])
    #expect(start.map(\.frame.y) == [0, 0, 0, 1])
    #expect(start.dropFirst().map(\.frame.x) == [4, 8, 0])
    stage.key(.end, at: 1)
    // 1002 views are 334 lines: number 999 is the one before the last in the last line.
    let end = seen(stage.at(5)).suffix(3)
    #expect(end.map(\.text) == ["998", "999", "z"])
    #expect(end.map(\.frame.y) == [9, 9, 9])
    stage.key(.home, at: 6)
    #expect(seen(stage.at(9)).map(\.text).prefix(4) == ["a", "0", "1", "2"])
  }

  @Test func `headers and footers have lines of their own`() {
    let stage = Stage(
      LazyVGrid(columns: Self.columns, alignment: .leading) {
        ForEach(["p", "q"], id: \.self) { name in
          Section("head \(name)") { ForEach(0..<4) { Text("\(name)\($0)") } }
        }
      }, columns: 12, rows: 10)
    let places = stage.at(0).texts.map { "\($0.text) \(Int($0.frame.x)) \(Int($0.frame.y))" }
    // A text of two cells stands in the middle of its four.
    #expect(
      places == [
        "head p 0 2", "p0 1 3", "p1 5 3", "p2 9 3", "p3 1 4", "head q 0 5", "q0 1 6", "q1 5 6",
        "q2 9 6", "q3 1 7",
      ])
  }

  @Test func `what is seen first stays when the window gets wider`() {
    let stage = Stage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 4), spacing: 0)]) {
          ForEach(0..<10_000) { Cell(number: $0) }
        }
      }, columns: 12, rows: 10)
    _ = stage.at(0)
    for page in 0..<4 { stage.key(.pageDown, at: Double(page)) }
    // Four times nine lines of three.
    #expect(numbers(stage.at(9)).first == 108)
    let wide = Picture(stage.host.frame(at: 10, in: GridSize(columns: 16, rows: 10)))
    // 108 is the first view of a line of four too.
    #expect(numbers(wide) == Array(108..<148))
    #expect(seen(wide).prefix(4).map(\.frame.x) == [0, 4, 8, 12])
  }
}
