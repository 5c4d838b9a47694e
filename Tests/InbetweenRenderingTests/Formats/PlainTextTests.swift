import InbetweenDrawing
import InbetweenRendering
import Testing

@Suite struct PlainTextTests {
  @Test func `blanks at the ends of rows and empty rows at the bottom are left out`() {
    var cells = CellBuffer(GridSize(columns: 6, rows: 5))
    cells[2, 1] = Cell(glyph: 0x41)
    cells[4, 1] = Cell(glyph: 0x42, background: CellColor(red: 1, green: 2, blue: 3))
    cells[0, 3] = Cell(glyph: 0x43)
    #expect(PlainText.text(of: cells, clusters: ClusterTable()) == "\n  A B\n\nC\n")
  }

  @Test func `a screen of blanks is an empty text`() {
    let cells = CellBuffer(GridSize(columns: 6, rows: 5))
    #expect(PlainText.text(of: cells, clusters: ClusterTable()) == "")
  }

  @Test func `wide graphemes, clusters, halves and what a terminal obeys`() {
    var clusters = ClusterTable()
    var cells = CellBuffer(GridSize(columns: 9, rows: 1))
    cells[0, 0] = Cell(glyph: 0x65E5, role: .leading)
    cells[1, 0] = Cell(glyph: 0, role: .trailing)
    cells[2, 0] = Cell(glyph: clusters.number(for: "e\u{301}"))
    cells[3, 0] = Cell(glyph: 0x1B)
    cells[4, 0] = Cell(glyph: 0, role: .trailing)
    cells[5, 0] = Cell(glyph: 0x65E5, role: .leading)
    cells[6, 0] = Cell(glyph: 0x78)
    cells[8, 0] = Cell(glyph: 0x65E5, role: .leading)
    #expect(PlainText.text(of: cells, clusters: clusters) == "日e\u{301}\u{FFFD}  x\n")
  }
}
