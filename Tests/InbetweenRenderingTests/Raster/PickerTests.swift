import InbetweenDrawing
import InbetweenRendering
import Testing

/// The picture of a period picker while its highlight is on the way.
struct PickerTests {
  private func picker(_ x: Double, _ shape: ShapeGeometry, edges: EdgeStyle = .subcell) -> Drawing {
    var drawing = Drawing(24, 3, edges: edges)
    drawing.add(.fill(shape), x, 0, 8, 3, .highlight)
    drawing.add("Day", 2, 1)
    drawing.add("Week", 10, 1)
    drawing.add("Month", 17, 1)
    return drawing
  }

  @Test func `a square highlight in mid-flight`() {
    let drawing = picker(4.3, .rectangle)
    #expect(
      drawing.text == [
        "    ▎       ▎           ", "  Day     Week   Month  ", "    ▎       ▎           ",
      ])
    #expect(
      drawing.styles == [
        "....abbbbbbbc...........", "..ddebbbbbffgd...ddddd..", "....abbbbbbbc...........",
      ])
    #expect(
      drawing.legend == [
        "#000000 on #3050c0", "default on #3050c0", "#3050c0 on default", "#ffffff on default",
        "#ffffff on #243c90", "#ffffff on #3050c0", "#ffffff on #0c1430",
      ])
  }

  @Test func `a round highlight in mid-flight`() {
    let drawing = picker(4.5, .roundedRectangle(cornerWidth: 16, cornerHeight: 16))
    #expect(
      drawing.text == [
        "    ▗▇     ▇▖           ", "  Day     Week   Month  ", "    ▝▁     ▁▘           ",
      ])
    // The lower corners are inverted: the glyph leaves out the eighth below.
    #expect(
      drawing.styles == [
        "....aabbbbbaa...........", "..ccdbbbbbeedc...ccccc..", "....afbbbbbfa...........",
      ])
    #expect(
      drawing.legend == [
        "#3050c0 on default", "default on #3050c0", "#ffffff on default", "#ffffff on #182860",
        "#ffffff on #3050c0", "#000000 on #3050c0",
      ])
  }

  @Test func `a highlight with whole-cell edges in mid-flight`() {
    let drawing = picker(4.5, .rectangle, edges: .cell)
    #expect(
      drawing.styles == [
        ".....aaaaaaaa...........", "..bbbaaaaacccb...bbbbb..",
        ".....aaaaaaaa...........",
      ])
    #expect(
      drawing.legend == ["default on #3050c0", "#ffffff on default", "#ffffff on #3050c0"])
  }

  @Test(arguments: 0..<64)
  func `a highlight that moves by whole cells looks the same`(eighth: Int) {
    var left = Drawing(24, 3)
    left.add(.fill(.capsule), Double(eighth) / 8, 0, 8, 3, .highlight)
    var right = Drawing(24, 3)
    right.add(.fill(.capsule), Double(eighth) / 8 + 8, 0, 8, 3, .highlight)
    #expect(left.text.map { $0.prefix(16) } == right.text.map { $0.suffix(16) })
    #expect(left.styles.map { $0.prefix(16) } == right.styles.map { $0.suffix(16) })
    #expect(left.legend == right.legend)
  }
}
