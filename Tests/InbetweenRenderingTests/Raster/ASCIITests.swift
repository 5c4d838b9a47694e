import InbetweenDrawing
import InbetweenRendering
import Testing

/// What is shown of texts where there is ASCII alone.
struct ASCIITests {
  private func shown(_ text: String, columns: Int) -> [String] {
    var drawing = Drawing(columns, 1, metrics: .unit, glyphs: .ascii)
    drawing.add(text, 0, 0)
    return drawing.text
  }

  @Test(arguments: [
    ("plain ~!", "plain ~!"), ("cut off…", "cut off."), ("◂ 1 ▸ Go", "< 1 > Go"),
    ("▔▔─│┼╭", "---|++"), ("“a” – ‘b’", "\"a\" - 'b'"),
    ("✓ × − • ●", "v x - . *"), ("Žluťoučký", "Zlutoucky"), ("Ærø Größe", "Aro Grose"),
    ("e\u{301}a\u{308}", "ea"), ("\u{A0}µ÷", " u/"), ("Ω и", "? ?"), ("⠿", "?"),
  ])
  func `signs become like ones of the same width`(text: String, expected: String) {
    #expect(shown(text, columns: expected.count) == [expected])
  }

  @Test func `each cell of a wide grapheme has a character, so that the cells are as many`() {
    #expect(shown("a日本b", columns: 6) == ["a????b"])
    #expect(shown("👩‍🚀!", columns: 3) == ["??!"])
    // One that does not fit is left out, as with other glyphs.
    #expect(shown("a日", columns: 2) == ["a "])
  }

  @Test func `colours and attributes stay`() {
    var drawing = Drawing(3, 1, metrics: .unit, glyphs: .ascii)
    drawing.add("…日", 0, 0, .fullRed, attributes: .bold)
    #expect(drawing.text == [".??"])
    #expect(drawing.styles == ["aaa"])
  }

  @Test func `a change paints the same as all of it`() {
    var drawing = Drawing(4, 1, metrics: .unit, glyphs: .ascii)
    drawing.add("日…", 0, 0)
    var rasterizer = Rasterizer(glyphs: .ascii)
    var buffer = CellBuffer(drawing.list.size)
    rasterizer.render(drawing.list, into: &buffer)
    drawing.list.beginFrame()
    drawing.list.setFrame(CellRect(x: 1, y: 0, width: 3, height: 1), ofItem: 0)
    rasterizer.render(drawing.list, into: &buffer)
    #expect(buffer == drawing.screen)
    #expect(drawing.text == [" ??."])
  }

  @Test func `all that is written to a terminal is ASCII`() {
    var drawing = Drawing(30, 2, metrics: .unit, glyphs: .ascii)
    drawing.add("…•é日👩‍🚀\u{200B}\u{202E}\u{FFFD}\u{10FFFD}x\u{7F}", 0, 0)
    drawing.add(.stroke(.circle, lineWidth: 1), 3, 0, 9, 2)
    var writer = ANSIWriter()
    writer.write(drawing.screen, over: nil, clusters: drawing.list.clusters)
    writer.takeBytes { bytes in #expect(bytes.allSatisfy { $0 < 0x7F }) }
  }
}
