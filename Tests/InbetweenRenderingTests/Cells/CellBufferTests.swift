import InbetweenDrawing
import InbetweenRendering
import Testing

@Suite struct CellBufferTests {
  @Test func `a cell takes 16 bytes`() {
    #expect(MemoryLayout<Cell>.stride == 16)
    #expect(MemoryLayout<Cell>.size == 16)
  }

  @Test func `buffers differ when one field of one cell differs`() {
    let plain = CellBuffer(GridSize(columns: 3, rows: 2))
    let variants = [
      Cell(glyph: 0x41), Cell(glyph: 0x20, ink: CellColor(red: 0, green: 0, blue: 0)),
      Cell(glyph: 0x20, background: CellColor(red: 1, green: 2, blue: 3)),
      Cell(glyph: 0x20, attributes: .bold), Cell(glyph: 0x20, role: .leading),
    ]
    for cell in variants {
      var changed = plain
      changed[2, 1] = cell
      #expect(changed != plain)
      changed[2, 1] = .blank
      #expect(changed == plain)
    }
  }

  @Test func `buffers of other shapes differ`() {
    let wide = CellBuffer(GridSize(columns: 3, rows: 2))
    #expect(wide != CellBuffer(GridSize(columns: 2, rows: 3)))
    #expect(
      CellBuffer(GridSize(columns: 0, rows: 2)) != CellBuffer(GridSize(columns: 2, rows: 0)))
  }

  @Test func `a space without lines or reversal shows no ink`() {
    let red = CellColor(red: 255, green: 0, blue: 0)
    #expect(
      Cell(glyph: 0x20, ink: red, background: red, attributes: .bold).asSeen
        == Cell(glyph: 0x20, background: red))
    #expect(
      Cell(glyph: 0x20, ink: red, attributes: .underline).asSeen
        == Cell(glyph: 0x20, ink: red, attributes: .underline))
    #expect(Cell(glyph: 0x41, ink: red).asSeen == Cell(glyph: 0x41, ink: red))
  }

  @Test func `colours become the nearest bytes`() {
    let color = RGBA(red: 0.2, green: 1.5, blue: -0.1)
    #expect(CellColor(color) == CellColor(red: 51, green: 255, blue: 0))
    #expect(
      CellColor(RGBA(red: .nan, green: 0.5, blue: 0.499))
        == CellColor(red: 0, green: 128, blue: 127))
    #expect(CellColor(color).description == "#33ff00")
    #expect(CellColor.standard.description == "default")
  }
}
