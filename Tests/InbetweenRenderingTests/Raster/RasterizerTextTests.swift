import InbetweenDrawing
import InbetweenRendering
import Testing

struct RasterizerTextTests {
  @Test(arguments: [
    (-0.5, "###    "), (0.5, " ###   "), (1.5, "  ###  "), (2.5, "   ### "), (3.5, "    ###"),
  ])
  func `D06 text is rounded by floor(v + 0.5), so that its width never changes`(
    x: Double, line: String
  ) {
    var drawing = Drawing(7, 1, metrics: .unit)
    drawing.add("###", x, 0)
    #expect(drawing.text == [line])
    var moved = Drawing(11, 1, metrics: .unit)
    moved.add("###", x + 4, 0)
    #expect(moved.text == ["    " + line])
  }

  @Test(arguments: [
    (0.0, "aaaabb"), (1.0, "bbaabb"), (2.0, "bbaaaa"), (3.0, "bbbbaa"),
  ])
  func `E01 a wide grapheme takes the style of its leading cell`(x: Double, styles: String) {
    for edges in EdgeStyle.allCases {
      var drawing = Drawing(6, 1, metrics: .unit, edges: edges)
      drawing.add(.fill(.rectangle), x, 0, 3, 1, .highlight)
      drawing.add("日本語", 0, 0)
      #expect(drawing.text == ["日本語"])
      // The letters follow the first appearance, so the picture tells lit cells by the legend.
      let isLitFirst = x == 0
      let lit = "#ffffff on #3050c0"
      let plain = "#ffffff on default"
      #expect(drawing.legend == (isLitFirst ? [lit, plain] : [plain, lit]))
      let swapped = String(styles.map { $0 == "a" ? "b" : "a" })
      #expect(drawing.styles == [isLitFirst ? styles : swapped])
    }
  }

  @Test func `E01 a highlight over wide text keeps it whole, too`() {
    var drawing = Drawing(6, 1, metrics: .unit)
    drawing.add("日本語", 0, 0)
    drawing.add(.fill(.rectangle), 1, 0, 3, 1, RGBA.fullBlue.faded(0.5))
    #expect(drawing.text == ["日本語"])
    #expect(drawing.styles == ["aabbaa"])
    #expect(drawing.legend == ["#ffffff on default", "#8080ff on #000080"])
  }

  @Test func `an opaque shape takes a wide grapheme with its left half alone`() {
    var left = Drawing(4, 1, metrics: .unit)
    left.add("日本", 0, 0)
    left.add(.fill(.rectangle), 0, 0, 1, 1, .fullRed)
    #expect(left.text == ["  本"])
    #expect(left.styles == ["a.bb"])
    var right = Drawing(4, 1, metrics: .unit)
    right.add("日本", 0, 0)
    right.add(.fill(.rectangle), 1, 0, 1, 1, .fullRed)
    #expect(right.text == ["日本"])
    #expect(right.styles == ["aaaa"])
  }

  @Test func `a link goes with its glyphs and ends where something covers it`() {
    var list = DisplayList(size: GridSize(columns: 6, rows: 1))
    let link = list.clusters.linkNumber(for: "https://a.b")
    let clusters: [ShapedLine.Cluster] = [
      .init(number: 0x61, width: 1, style: 1), .init(number: 0x62, width: 1),
      .init(number: 0x65E5, width: 2, style: 1),
    ]
    var block = TextBlock(lines: [ShapedLine(clusters: clusters)], columns: [0])
    block.styles = [GlyphStyle(link: link)]
    let text = list.append(block)
    list.append(
      DisplayItem(
        frame: CellRect(x: 1, y: 0, width: 4, height: 1), scope: 0, node: -1,
        payload: .text(text, []), paint: .white))
    var screen = CellBuffer(list.size)
    var rasterizer = Rasterizer()
    rasterizer.render(list, into: &screen)
    #expect(screen.cells.map(\.link) == [0, link, 0, link, link, 0])
    list.append(
      DisplayItem(
        frame: CellRect(x: 1, y: 0, width: 1, height: 1), scope: 0, node: -1,
        payload: .fill(.rectangle), paint: .white))
    rasterizer = Rasterizer()
    rasterizer.render(list, into: &screen)
    #expect(screen.cells.map(\.link) == [0, 0, 0, link, link, 0])
  }

  @Test func `E06 a clip of one cell shows the base with its accent`() {
    var drawing = Drawing(4, 1, metrics: .unit)
    let clip = CellRect(x: 0, y: 0, width: 1, height: 1)
    let scope = drawing.list.openScope(DisplayScope(parent: 0, x: 2, clip: clip))
    drawing.add("e\u{301}a", 0, 0, scope: scope)
    #expect(drawing.text == ["  e\u{301} "])
  }

  @Test func `E07 right-to-left text stays in logical order`() {
    var drawing = Drawing(12, 1, metrics: .unit)
    drawing.add("│", 0, 0)
    drawing.add("שלום abc", 2, 0)
    drawing.add("│", 11, 0)
    #expect(drawing.text == ["│ שלום abc │"])
  }

  @Test func `E12 a wide grapheme is left out where it does not fit`() {
    var small = Drawing(1, 1, metrics: .unit)
    small.add("日", 0, 0)
    #expect(small.text == [" "])
    var clipped = Drawing(6, 2, metrics: .unit)
    let clip = CellRect(x: 0, y: 0, width: 3, height: 2)
    let scope = clipped.list.openScope(DisplayScope(parent: 0, x: 1, clip: clip))
    clipped.add("日本", 0, 0, scope: scope)
    clipped.add("本日", -1, 1, scope: scope)
    #expect(clipped.text == [" 日   ", "  日  "])
    var outside = Drawing(3, 1, metrics: .unit)
    outside.add("日本日", -1, 0)
    #expect(outside.text == [" 本"])
  }

  @Test func `a text cross-fade shows the stronger text, and each where it is alone`() {
    func crossFade(_ progress: Float) -> Drawing {
      var drawing = Drawing(8, 2, metrics: .unit)
      drawing.add("Hello\nto all", 0, 0, RGBA.white.faded(1 - progress))
      drawing.add("Worlds!\nof it", 0, 0, RGBA.white.faded(progress))
      return drawing
    }
    let early = crossFade(0.4)
    #expect(early.text == ["Hellos! ", "to all  "])
    #expect(early.styles == ["aaaaabb.", "aa.aaa.."])
    #expect(early.legend == ["#999999 on default", "#666666 on default"])
    let late = crossFade(0.6)
    #expect(late.text == ["Worlds! ", "of itl  "])
    #expect(late.styles == ["aaaaaaa.", "aa.aab.."])
    #expect(late.legend == ["#999999 on default", "#666666 on default"])
  }

  @Test func `spaces cover nothing unless they are underlined, struck through or reversed`() {
    var drawing = Drawing(4, 1, metrics: .unit)
    drawing.add("abcd", 0, 0)
    drawing.add(" x\u{A0} ", 0, 0)
    #expect(drawing.text == ["axcd"])
    var underlined = Drawing(4, 1, metrics: .unit)
    underlined.add("abcd", 0, 0)
    underlined.add(" x  ", 0, 0, attributes: .underline)
    #expect(underlined.text == [" x  "])
    #expect(underlined.legend == ["#ffffff on default attributes 8"])
  }

  @Test func `text over half of a wide grapheme removes the other half`() {
    var drawing = Drawing(6, 1, metrics: .unit)
    drawing.add("日本語", 0, 0)
    drawing.add("x", 1, 0)
    drawing.add("好", 3, 0)
    #expect(drawing.text == [" x 好 "])
    var faint = Drawing(6, 1, metrics: .unit)
    faint.add("日本語", 0, 0)
    faint.add("x", 1, 0, RGBA.white.faded(0.4))
    faint.add("好", 3, 0, RGBA.white.faded(0.4))
    #expect(faint.text == ["日本語"])
  }

  @Test func `text over a part of a cell takes that part into its background`() {
    var drawing = Drawing(2, 1)
    drawing.add(.fill(.rectangle), 0, 0, 1.25, 1, .fullRed)
    drawing.add("ab", 0, 0)
    #expect(drawing.text == ["ab"])
    #expect(drawing.legend == ["#ffffff on #ff0000", "#ffffff on #400000"])
  }

  @Test func `lines begin at their own columns and attributes are kept`() {
    var drawing = Drawing(6, 3, metrics: .unit)
    let lines = TextShaper.shape("ab\n\nc", in: &drawing.list.clusters)
    let text = drawing.list.append(TextBlock(lines: lines, columns: [0, 0, 3]))
    drawing.add(.text(text, [.bold, .reverse]), 1, 0, 4, 3)
    #expect(drawing.text == [" ab   ", "      ", "    c "])
    #expect(drawing.legend == ["#ffffff on default attributes 33"])
  }
}
