import InbetweenDrawing
import InbetweenRendering
import Testing

@Suite struct SVGFormatTests {
  /// Returns the elements of one frame, a line each.
  private func elements(_ cells: CellBuffer, _ clusters: ClusterTable = ClusterTable()) -> [String]
  {
    let sequence = FrameSequence(
      scene: "a<b>&\"c\"", size: cells.size, fps: 20, background: .black, frames: [])
    let frame = RenderedFrame(number: 0, time: 0, cells: cells, clusters: clusters)
    let lines = SVGFormat().text(of: [frame], in: sequence).split(separator: "\n").map(String.init)
    #expect(lines[1] == "<title>a&lt;b&gt;&amp;&quot;c&quot;</title>")
    #expect(lines[3] == "<g>" && lines.suffix(2) == ["</g>", "</svg>"])
    return Array(lines[4..<lines.count - 2])
  }

  @Test func `backgrounds and parts of cells are rectangles`() {
    var cells = CellBuffer(GridSize(columns: 4, rows: 2))
    let red = CellColor(red: 255, green: 0, blue: 0)
    for column in 1...2 { cells[column, 1].background = red }
    cells[3, 1] = Cell(glyph: 0x258D, ink: red)
    cells[0, 0] = Cell(glyph: 0x259A, ink: red)
    // The left three eighths of column 3 are 3 wide; a diagonal of quadrants is two boxes of 4 x 8.
    #expect(
      elements(cells) == [
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"8\" fill=\"#ff0000\"/>",
        "<rect x=\"4\" y=\"8\" width=\"4\" height=\"8\" fill=\"#ff0000\"/>",
        "<rect x=\"8\" y=\"16\" width=\"16\" height=\"16\" fill=\"#ff0000\"/>",
        "<rect x=\"24\" y=\"16\" width=\"3\" height=\"16\" fill=\"#ff0000\"/>",
      ])
  }

  @Test func `graphemes are text, each at its place and escaped`() {
    var clusters = ClusterTable()
    var cells = CellBuffer(GridSize(columns: 8, rows: 1))
    for (column, scalar) in "a<\u{1B}".unicodeScalars.enumerated() {
      cells[column, 0] = Cell(glyph: scalar.value)
    }
    cells[3, 0] = Cell(glyph: clusters.number(for: "e\u{301}"), attributes: [.bold, .underline])
    cells[4, 0] = Cell(glyph: 0x65E5, attributes: .reverse, role: .leading)
    cells[5, 0] = Cell(glyph: 0, attributes: .reverse, role: .trailing)
    #expect(
      elements(cells, clusters) == [
        "<rect x=\"32\" y=\"0\" width=\"16\" height=\"16\" fill=\"#e5e5e5\"/>",
        "<text x=\"0 8 16\" y=\"12\" fill=\"#e5e5e5\">a&lt;\u{FFFD}</text>",
        "<text x=\"24\" y=\"12\" fill=\"#e5e5e5\" font-weight=\"bold\""
          + " text-decoration=\"underline\">e\u{301}</text>",
        "<text x=\"32\" y=\"12\" fill=\"#000000\">日</text>",
      ])
  }
}
