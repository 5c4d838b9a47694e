import InbetweenDrawing
import Testing

struct StyledPartTests {
  private func styles(of parts: [StyledPart], columns: Int = .max) -> [[UInt16]] {
    var table = ClusterTable()
    return TextShaper.wrap(
      TextShaper.shape(parts, in: &table), columns: columns, limit: .max, clusters: table
    ).map { $0.clusters.map(\.style) }
  }

  @Test func `each grapheme has the style of the part that it begins in`() {
    #expect(styles(of: [StyledPart("ab"), StyledPart("c", style: 1)]) == [[0, 0, 1]])
    #expect(styles(of: [StyledPart("e", style: 1), StyledPart("\u{301}f", style: 2)]) == [[1, 2]])
    #expect(styles(of: [StyledPart("a"), StyledPart(""), StyledPart("é", style: 3)]) == [[0, 3]])
  }

  @Test func `lines and tabs run through the parts`() {
    #expect(styles(of: [StyledPart("a\n", style: 1), StyledPart("b", style: 2)]) == [[1], [2]])
    // A tab reaches to the eighth cell, of which three are taken.
    #expect(
      styles(of: [StyledPart("abc"), StyledPart("\t", style: 1), StyledPart("d")]) == [
        [0, 0, 0, 1, 1, 1, 1, 1, 0]
      ])
  }

  @Test func `wrapping keeps the styles`() {
    #expect(
      styles(of: [StyledPart("ab c"), StyledPart("d ef", style: 1)], columns: 3) == [
        [0, 0], [0, 1], [1, 1],
      ])
  }

  @Test func `no part is an empty line`() {
    #expect(styles(of: []) == [[]])
  }

  @Test func `an ellipsis looks as what it stands beside`() {
    var table = ClusterTable()
    let line = TextShaper.shape([StyledPart("ab"), StyledPart("cd", style: 1)], in: &table)[0]
    func styles(_ columns: Int, _ mode: TextShaper.Truncation) -> [UInt16] {
      TextShaper.truncate(line, columns: columns, mode: mode).clusters.map(\.style)
    }
    #expect(styles(3, .tail) == [0, 0, 0])
    #expect(styles(3, .head) == [1, 1, 1])
    #expect(styles(1, .tail) == [0])
  }
}
