import Inbetween
import Testing

/// Text that does not fit is cut, and says so.
@MainActor
@Suite struct TextCuttingTests {
  private func lines<Content: View>(of view: Content, columns: Int = 20, rows: Int = 5) -> [String]
  {
    let list = ViewHost(view).frame(at: 0, in: GridSize(columns: columns, rows: rows)).list
    return list.texts.flatMap(\.lines).map { line in
      line.clusters.map { list.clusters.string(for: $0.number) }.joined()
    }
  }

  @Test func `what is too tall ends in an ellipsis`() {
    #expect(
      lines(of: Text("one two three four five six"), columns: 9, rows: 2) == [
        "one two", "three fo…",
      ])
    #expect(lines(of: Text("a\nb\nc"), rows: 2) == ["a", "b…"])
    #expect(lines(of: Text("one two").frame(width: 40, height: 16)) == ["one…"])
  }

  @Test func `a wide grapheme is cut as a whole`() {
    #expect(lines(of: Text("日本語日本語").frame(width: 40, height: 16)) == ["日本…"])
  }

  @Test func `what fits is whole`() {
    #expect(lines(of: Text("a\nb\nc"), rows: 3) == ["a", "b", "c"])
  }
}
