import InbetweenDrawing
import InbetweenRendering
import Testing

/// Texts of which parts look different.
struct RasterizerStyleTests {
  /// A drawing of `ab`, whose second letter is in a style of its own.
  private func drawing(_ style: GlyphStyle, _ paint: RGBA = .white, scope: Int32 = 0) -> Drawing {
    var drawing = Drawing(2, 1, metrics: .unit)
    let parts = [StyledPart("a"), StyledPart("b", style: 1)]
    let lines = TextShaper.shape(parts, in: &drawing.list.clusters)
    let text = drawing.list.append(TextBlock(lines: lines, columns: [0], styles: [style]))
    drawing.add(.text(text, .italic), 0, 0, 2, 1, paint, scope: scope)
    return drawing
  }

  @Test func `a style adds its attributes and has its own colour`() {
    let drawing = drawing(GlyphStyle(attributes: .bold, paint: .fullRed))
    #expect(drawing.text == ["ab"])
    #expect(
      drawing.legend == [
        "#ffffff on default attributes 4", "#ff0000 on default attributes 5",
      ])
  }

  @Test func `without a colour of its own a style has that of the text`() {
    let drawing = drawing(GlyphStyle(attributes: .underline), .fullRed)
    #expect(
      drawing.legend == [
        "#ff0000 on default attributes 4", "#ff0000 on default attributes 12",
      ])
  }

  @Test func `a coloured part is shown where the text is clear`() {
    #expect(drawing(GlyphStyle(paint: .fullRed), .clear).text == [" b"])
    #expect(drawing(GlyphStyle(paint: .clear)).text == ["a "])
    #expect(drawing(GlyphStyle(attributes: .bold), .clear).text == ["  "])
  }

  @Test func `a style that is not there is that of the text`() {
    var drawing = Drawing(1, 1, metrics: .unit)
    let lines = TextShaper.shape([StyledPart("a", style: 9)], in: &drawing.list.clusters)
    drawing.add(.text(drawing.list.append(TextBlock(lines: lines, columns: [0])), []), 0, 0, 1, 1)
    #expect(drawing.legend == ["#ffffff on default"])
  }

  @Test func `rows between lines are left free`() {
    var drawing = Drawing(1, 4, metrics: .unit)
    let lines = TextShaper.shape("a\nb", in: &drawing.list.clusters)
    let block = TextBlock(lines: lines, columns: [0, 0], rowsPerLine: 3)
    drawing.add(.text(drawing.list.append(block), []), 0, 0, 1, 4)
    #expect(drawing.text == ["a", " ", " ", "b"])
  }

  @Test func `another text of the same size is painted, and so is another colour of a part`() {
    var drawing = drawing(GlyphStyle(paint: .fullRed))
    var rasterizer = Rasterizer()
    var buffer = CellBuffer(drawing.list.size)
    rasterizer.render(drawing.list, into: &buffer)

    drawing.list.beginFrame()
    let parts = [StyledPart("x"), StyledPart("y", style: 1)]
    let lines = TextShaper.shape(parts, in: &drawing.list.clusters)
    let other = TextBlock(
      lines: lines, columns: [0], styles: [GlyphStyle(paint: .white)])
    drawing.list.setText(other, at: 0, ofItem: 0)
    rasterizer.render(drawing.list, into: &buffer)
    #expect(buffer == drawing.screen)
    #expect(drawing.text == ["xy"])

    drawing.list.beginFrame()
    drawing.list.setOpacity(0.5, ofScope: 0)
    rasterizer.render(drawing.list, into: &buffer)
    #expect(buffer == drawing.screen)
  }
}
