import Inbetween
import Observation
import Testing

/// A text that changes is written anew in its place; the picture is the one that a new build gives.
@MainActor @Suite struct TextPatchTests {
  /// A screen that follows the pictures by what they say has changed.
  private struct Follower {
    private var rasterizer = Rasterizer(edges: .cell)
    private(set) var buffer = CellBuffer(GridSize(columns: 0, rows: 0))

    mutating func show(_ picture: Picture) { rasterizer.render(picture.list, into: &buffer) }

    /// The buffer of somebody who sees the picture for the first time.
    static func fresh(_ picture: Picture) -> CellBuffer {
      var follower = Follower()
      follower.show(picture)
      return follower.buffer
    }
  }

  @Observable final class Store {
    var title = "abc"
  }

  private struct Title: View {
    let store: Store
    var body: some View { Text(store.title) }
  }

  private func describe(_ picture: Picture) -> [String] {
    picture.nodes.map { "\($0) \($0.item.paint) \($0.item.frame)" }
      + picture.texts.map { "\($0.text) \($0.frame)" }
  }

  /// Makes a change, and compares the picture with one that is built anew; returns whether the old one went on.
  private func isPatched(
    _ stage: Stage, at time: Double = 0, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: () -> Void
  ) -> Bool {
    var follower = Follower()
    let before = stage.at(time)
    follower.show(before)
    change()
    let after = stage.at(time)
    follower.show(after)
    // A window of another size has the picture built anew.
    let other = GridSize(columns: stage.size.columns, rows: stage.size.rows + 1)
    _ = stage.host.frame(at: time, in: other)
    let built = stage.at(time)
    #expect(built.list.generation > after.list.generation, sourceLocation: sourceLocation)
    #expect(describe(after) == describe(built), sourceLocation: sourceLocation)
    #expect(Follower.fresh(after) == Follower.fresh(built), sourceLocation: sourceLocation)
    #expect(follower.buffer == Follower.fresh(after), sourceLocation: sourceLocation)
    return after.list.generation == before.list.generation
  }

  private func isPatched<Content: View>(
    from first: String, to second: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: @escaping (String) -> Content
  ) -> Bool {
    let (stage, remote) = Remote.stage(first, rows: 4, content: content)
    let isPatched = isPatched(stage, sourceLocation: sourceLocation) { remote.set(second, at: 0) }
    let shown = stage.at(0).texts.map(\.text).joined(separator: "/")
    #expect(shown.contains(second), "\(shown)", sourceLocation: sourceLocation)
    return isPatched
  }

  @Test func `another text of the same size is written in its place`() {
    #expect(isPatched(from: "abc", to: "xyz") { Text($0) })
    #expect(isPatched(from: "abc", to: "日x") { Text($0).bold() })
    #expect(isPatched(from: "a", to: "b") { Text("\(Text($0).bold()) c") })
  }

  @Test func `a text of another size is written in its place too`() {
    #expect(isPatched(from: "abc", to: "abcdef") { Text($0) })
    #expect(isPatched(from: "abcdef", to: "abc") { Text($0).background(.red) })
    #expect(isPatched(from: "one two", to: "four") { Text($0).frame(width: 4) })
  }

  @Test func `styles of a text's parts are those of the new text`() {
    #expect(
      isPatched(from: "r", to: "g") {
        Text("a\(Text($0).foregroundColor($0 == "r" ? .red : .green))")
      })
    #expect(
      isPatched(from: "r", to: "g") { Text("a\($0 == "r" ? Text($0).bold() : Text($0).italic())") })
    _ = isPatched(from: "r", to: "g") { $0 == "r" ? Text($0).bold() : Text($0).italic() }
    _ = isPatched(from: "r", to: "g") { Text($0).underline($0 == "g") }
  }

  @Test func `links are those of the new text`() {
    #expect(isPatched(from: "r", to: "g") { Text("[\($0)](https://a.example)") })
    let (stage, remote) = Remote.stage(LocalizedStringKey("[r](https://a.example)")) { Text($0) }
    #expect(isPatched(stage) { remote.set("[g](https://b.example)", at: 0) })
    let list = stage.at(0).list
    let addresses = list.texts.flatMap(\.styles).map { list.clusters.address(ofLink: $0.link) }
    #expect(addresses == [Array("https://b.example".utf8)])
  }

  @Test func `the line under a text with the focus stays`() {
    let store = Store()
    let (stage, remote) = Remote.stage(0, rows: 4) { _ in
      Button {
      } label: {
        Title(store: store)
      }
      .buttonStyle(.plain)
    }
    stage.key(.tab, at: 0)
    let column = Int(stage.at(0).text("abc")?.x ?? 0)
    let row = Int(stage.at(0).text("abc")?.y ?? 0)
    #expect(isPatched(stage) { remote.perform(at: 0) { store.title = "xyz" } })
    let screen = Screen(stage.at(0))
    #expect(screen.text(row: row, columns: column..<(column + 3)) == "xyz")
    #expect(screen.cells[row * 30 + column].attributes.contains(.underline))
  }

  @Test func `a text of a matched pair goes its way`() {
    struct Pair: View {
      let isLeft: Bool
      let store: Store
      @Namespace private var namespace

      var body: some View {
        HStack(spacing: 0) {
          if isLeft { Title(store: store).matchedGeometryEffect(id: "t", in: namespace) }
          Spacer()
          if !isLeft { Title(store: store).matchedGeometryEffect(id: "t", in: namespace) }
        }
      }
    }
    let store = Store()
    let (stage, remote) = Remote.stage(true) { Pair(isLeft: $0, store: store) }
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(isPatched(stage, at: 0.5) { remote.perform(at: 0.5) { store.title = "xyz" } })
    // Both fade where they are seen, half way from 0 to 27.
    #expect(stage.at(0.5).texts.map(\.text) == ["xyz", "xyz"])
    #expect(stage.at(0.5).texts.map(\.frame.x) == [13.5, 13.5])
  }

  @Test func `a text in a view that is being removed is written anew`() {
    let store = Store()
    let (stage, remote) = Remote.stage(true) { if $0 { Title(store: store) } }
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(isPatched(stage, at: 0.5) { remote.perform(at: 0.5) { store.title = "xyz" } })
    #expect(stage.at(0.5).texts.map(\.text) == ["xyz"])
    #expect(stage.at(1).texts.isEmpty)
  }

  @Test func `a text that was left out of the picture is not written into it`() {
    struct Choice: View {
      let isWide: Bool
      let store: Store

      var body: some View {
        ViewThatFits(in: .horizontal) {
          Title(store: store).frame(width: 20)
          Title(store: store)
        }
        .frame(width: isWide ? 25 : 10)
        Text("below")
      }
    }
    let store = Store()
    let (stage, remote) = Remote.stage(true, rows: 4) { Choice(isWide: $0, store: store) }
    #expect(stage.at(0).texts.map(\.text) == ["abc", "below"])
    remote.set(false, at: 0)
    #expect(isPatched(stage) { remote.perform(at: 0) { store.title = "xyz" } })
    #expect(stage.at(0).texts.map(\.text) == ["xyz", "below"])
    #expect(!isPatched(stage) { remote.set(true, at: 0) })
    #expect(stage.at(0).texts.map(\.text) == ["xyz", "below"])
  }
}
