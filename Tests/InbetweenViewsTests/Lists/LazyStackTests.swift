import Inbetween
import Testing

/// Which rows of a lazy stack are there, and where they stand.
@MainActor @Suite struct LazyStackTests {
  private struct Row: View {
    let number: Int
    let log: Log?
    @State private var count = 0

    init(_ number: Int, log: Log? = nil) { (self.number, self.log) = (number, log) }

    var body: some View {
      Text(verbatim: "\(number):\(count)")
        .onTapGesture { count += 1 }
        .onAppear { log?.note("+\(number)") }
        .onDisappear { log?.note("-\(number)") }
    }
  }

  /// A list of rows in a window of ten rows.
  private func list(_ count: Int, log: Log? = nil) -> Stage {
    let stage = Stage(
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row($0, log: log) } } },
      columns: 12, rows: 10)
    _ = stage.at(0)
    return stage
  }

  private func numbers(_ picture: Picture, in rows: Range<Double> = 0..<10) -> [Int] {
    picture.texts.filter { rows.contains($0.frame.y) }
      .compactMap { Int($0.text.prefix { $0 != ":" }) }
  }

  // MARK: Which rows

  @Test func `only rows in and near the window are made`() {
    let stage = list(100_000)
    // The window shows rows 0 to 9: two blocks of eight.
    #expect(stage.host.counters.bodies["Row"] == 16)
    #expect(numbers(stage.at(0)) == Array(0..<10))
    stage.key(.downArrow, at: 1)
    // Rows 1 to 10 lie in the same blocks.
    #expect(numbers(stage.at(3)) == Array(1..<11))
    #expect(stage.host.counters.bodies["Row"] == 16)
  }

  @Test func `a scroll makes the rows that come into sight, and drops those that leave`() {
    let log = Log()
    let stage = list(100_000, log: log)
    stage.host.counters.reset()
    stage.key(.pageDown, at: 1)
    // Rows 9 to 18 lie in the blocks from 8 to 23.
    #expect(numbers(stage.at(4)) == Array(9..<19))
    #expect(stage.host.counters.bodies["Row"] == 8)
    #expect(log.entries.suffix(8) == (0..<8).map { "-\($0)" })
  }

  @Test func `the end of a long list is as near as its beginning`() {
    let stage = list(100_000)
    let count = stage.host.nodeCount
    stage.host.counters.reset()
    stage.key(.end, at: 1)
    #expect(numbers(stage.at(5)) == Array(99_990..<100_000))
    // Rows 99,990 to 99,999 lie in two blocks; no frame was asked for on the way.
    #expect(stage.host.counters.bodies["Row"] == 16)
    #expect(stage.host.nodeCount == count)
  }

  @Test func `no rows pile up on a long way`() {
    let stage = list(100_000)
    let count = stage.host.nodeCount
    for page in 0..<200 {
      stage.key(.pageDown, at: Double(page))
      for frame in 0..<10 { _ = stage.at(Double(page) + Double(frame) / 10) }
    }
    #expect(numbers(stage.at(300)) == Array(1800..<1810))
    #expect(stage.host.nodeCount <= count + 8 * 10)
    // Each row on the way was made once.
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 1824)
    stage.key(.home, at: 301)
    #expect(numbers(stage.at(305)) == Array(0..<10))
    #expect(stage.host.nodeCount == count)
  }

  @Test func `a row that was scrolled away begins anew`() {
    let stage = list(1000)
    stage.send(.tapNamed("2:0"), at: 0)
    #expect(stage.at(0).text("2:1") != nil)
    stage.key(.end, at: 1)
    _ = stage.at(4)
    stage.key(.home, at: 5)
    #expect(stage.at(9).text("2:0") != nil)
  }

  @Test func `between two frames an event finds the rows that are seen`() {
    let stage = list(1000)
    stage.key(.pageDown, at: 1)
    stage.key(.pageDown, at: 2)
    stage.tap(5, 0, at: 9)
    #expect(stage.at(9).text("18:1") != nil)
  }

  @Test func `without a scroll view the window of the terminal counts`() {
    let stage = Stage(LazyVStack { ForEach(0..<1000) { Row($0) } }, rows: 5)
    #expect(stage.at(0).texts.count <= 16)
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 16)
  }

  @Test func `numbers without end do no harm`() {
    let stage = Stage(
      ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { Row($0) } } }, rows: 10)
    #expect(numbers(stage.at(0)) == Array(0..<10))
    stage.key(.end, at: 1)
    #expect(!stage.at(9).texts.isEmpty)
  }

  // MARK: Where they stand

  @Test func `rows of other heights come without a jump`() {
    // Each third row has three lines: 14 lines for rows 0 to 5, and so on.
    let (stage, remote) = Remote.stage(nil as Int?, columns: 12, rows: 10) { target in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<1000) { number in
              Text(verbatim: "\(number)").frame(height: number.isMultiple(of: 3) ? 3 : 1)
            }
          }
        }
        .onTapGesture { proxy.scrollTo(500, anchor: .top) }
      }
    }
    _ = remote
    stage.tap(1, 1, at: 0)
    var before = stage.at(0)
    #expect(before.text("500")?.y == 0)
    for step in 1...200 {
      stage.key(.upArrow, at: Double(step))
      let after = stage.at(Double(step) + 0.999)
      for (text, frame) in before.texts where (0..<9).contains(frame.y) {
        #expect(after.text(text)?.y == frame.y + 1, "\(text) at step \(step)")
      }
      before = after
    }
  }

  @Test func `spacing and alignment are as in a stack`() {
    let stage = Stage(
      TopLeading {
        LazyVStack(alignment: .trailing, spacing: 2) {
          Text("first")
          ForEach(["a", "bb"], id: \.self) { Text($0) }
          Text("last")
        }
        .frame(width: 8)
      }, rows: 12)
    let places = stage.at(0).texts.map { [$0.frame.x, $0.frame.y] }
    #expect(places == [[3, 0], [7, 3], [6, 6], [4, 9]])
  }

  @Test func `a lazy row goes across`() {
    let stage = Stage(
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 1) {
          ForEach(0..<10_000) { Row($0) }
        }
        .frame(height: 3)
      }, columns: 20)
    let texts = stage.at(0).texts
    #expect(texts.prefix(3).map { [$0.frame.x, $0.frame.y] } == [[0, 2], [4, 2], [8, 2]])
    #expect(stage.host.counters.bodies["Row"] == 8)
    stage.key(.rightArrow, at: 1)
    #expect(stage.at(3).text("1:0")?.x == 2)
  }

  @Test func `modifiers, groups and views around a ForEach leave it lazy`() {
    struct Rows: View {
      var body: some View { ForEach(0..<10_000) { Row($0) } }
    }
    let stage = Stage(
      ScrollView {
        LazyVStack {
          Text("head")
          Group { if true { Rows().padding(.bottom, 1) } }
          Text("foot")
        }
      }, rows: 8)
    let texts = stage.at(0).texts
    #expect(texts.prefix(3).map(\.text) == ["head", "0:0", "1:0"])
    #expect(texts.prefix(3).map(\.frame.y) == [0, 1, 3])
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 8)
    stage.key(.end, at: 1)
    let end = stage.at(5).texts.suffix(2)
    #expect(end.map(\.text) == ["9999:0", "foot"])
    #expect(end.map(\.frame.y) == [5, 7])
  }

  @Test func `rows in rows are lazy too`() {
    let stage = Stage(
      ScrollView {
        LazyVStack {
          ForEach(0..<1000) { chapter in
            Text("chapter \(chapter)")
            ForEach(0..<1000) { Row(chapter * 1000 + $0) }
          }
        }
      }, rows: 10)
    #expect(stage.at(0).texts.prefix(2).map(\.text) == ["chapter 0", "0:0"])
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 32)
    stage.key(.end, at: 1)
    #expect(numbers(stage.at(9)).last == 999_999)
    #expect(stage.host.counters.bodies["Row"] ?? 0 <= 100)
  }
}
