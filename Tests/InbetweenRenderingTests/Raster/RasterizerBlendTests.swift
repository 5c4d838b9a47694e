import Foundation
import InbetweenDrawing
import InbetweenRendering
import Testing

struct RasterizerBlendTests {
  @Test func `M25 opacity blends component by component in sRGB`() {
    var drawing = Drawing(6, 1, metrics: .unit)
    drawing.add(.fill(.rectangle), 2, 0, 4, 1, RGBA.fullRed.faded(0.5))
    drawing.add(.fill(.rectangle), 2, 0, 4, 1, RGBA.fullBlue.faded(0.5))
    #expect(drawing.styles == ["..aaaa"])
    #expect(drawing.legend == ["default on #400080"])
  }

  @Test func `opacities of scopes and paint multiply`() {
    var drawing = Drawing(1, 1, metrics: .unit)
    let outer = drawing.list.openScope(DisplayScope(parent: 0, opacity: 0.5))
    let inner = drawing.list.openScope(DisplayScope(parent: outer, opacity: 0.5))
    drawing.add(.fill(.rectangle), 0, 0, 1, 1, RGBA.white.faded(0.8), scope: inner)
    #expect(drawing.legend == ["default on #333333"])
  }

  @Test func `an opacity of zero leaves the terminal's own colours`() {
    var drawing = Drawing(2, 1, metrics: .unit)
    let scope = drawing.list.openScope(DisplayScope(parent: 0, opacity: 0))
    drawing.add(.fill(.rectangle), 0, 0, 1, 1, .fullRed, scope: scope)
    drawing.add("ab", 0, 0, .clear)
    #expect(drawing.screen == CellBuffer(GridSize(columns: 2, rows: 1)))
  }

  @Test func `a whole cell under a faint shape keeps its glyph, under an opaque one loses it`() {
    var faint = Drawing(1, 1)
    faint.add("A", 0, 0)
    faint.add(.fill(.rectangle), 0, 0, 1, 1, RGBA.fullRed.faded(0.6))
    #expect(faint.text == ["A"])
    #expect(faint.legend == ["#ff6666 on #990000"])
    var opaque = Drawing(1, 1)
    opaque.add("A", 0, 0)
    opaque.add(.fill(.rectangle), 0, 0, 1, 1, .fullRed)
    #expect(opaque.text == [" "])
    #expect(opaque.legend == ["default on #ff0000"])
  }

  @Test func `a part of a cell tints text by what it covers`() {
    var drawing = Drawing(1, 1)
    drawing.add("A", 0, 0)
    drawing.add(.fill(.rectangle), 0, 0, 0.5, 1, .fullRed)
    #expect(drawing.text == ["A"])
    #expect(drawing.legend == ["#ff8080 on #800000"])
  }

  @Test func `a part that is nearly the one below gives it its colour`() {
    var drawing = Drawing(1, 1)
    drawing.add(.fill(.rectangle), 0, 0, 0.375, 1, .fullBlue)
    drawing.add(.fill(.rectangle), 0, 0, 0.5, 1, .fullRed)
    #expect(drawing.text == ["▍"])
    #expect(drawing.legend == ["#ff0000 on default"])
  }

  @Test func `a part of half a cell or more takes another one into the background`() {
    var drawing = Drawing(1, 1)
    drawing.add(.fill(.rectangle), 0, 0, 0.375, 1, .fullBlue)
    drawing.add(.fill(.rectangle), 0, 0, 0.625, 1, .fullRed)
    #expect(drawing.text == ["▋"])
    #expect(drawing.legend == ["#ff0000 on #000060"])
  }

  @Test func `a smaller part tints another one`() {
    var drawing = Drawing(1, 1)
    drawing.add(.fill(.rectangle), 0, 0, 0.375, 1, .fullBlue)
    drawing.add(.fill(.rectangle), 0.625, 0, 0.375, 1, .fullRed)
    #expect(drawing.text == ["▍"])
    #expect(drawing.legend == ["#60009f on #600000"])
  }

  @Test func `a faint part is between its colour and what lies below`() {
    var drawing = Drawing(1, 1)
    drawing.add(.fill(.rectangle), 0, 0, 1, 1, .fullBlue)
    drawing.add(.fill(.rectangle), 0, 0, 0.5, 1, RGBA.fullRed.faded(0.5))
    #expect(drawing.text == ["▌"])
    #expect(drawing.legend == ["#800080 on #0000ff"])
  }

  @Test func `a part that only an inverted glyph shows has the declared background as ink`() {
    var drawing = Drawing(1, 1)
    drawing.list = DisplayList(
      size: drawing.list.size, background: RGBA(red: 0.2, green: 0.2, blue: 0.2))
    drawing.add(.fill(.rectangle), 0.25, 0, 0.75, 1, .fullRed)
    #expect(drawing.text == ["▎"])
    #expect(drawing.legend == ["#333333 on #ff0000"])
  }

  @Test func `colours that make no sense are brought into range`() {
    var drawing = Drawing(2, 1)
    drawing.add(
      .fill(.rectangle), 0, 0, 1, 1, RGBA(red: .nan, green: 7, blue: -3, alpha: 9))
    drawing.add(.fill(.rectangle), 1, 0, 1, 1, RGBA(red: 1, green: 1, blue: 1, alpha: .nan))
    #expect(drawing.styles == ["a."])
    #expect(drawing.legend == ["default on #00ff00"])
  }

  @Test func `a line is seen through a translucent gradient, and not through an opaque one`() {
    func drawing(_ colors: [RGBA]) -> Drawing {
      var drawing = Drawing(3, 1)
      addLine(to: &drawing)
      let stops = colors.enumerated().map {
        GradientPaint.Stop(color: $1, location: Double($0))
      }
      let gradient = drawing.list.append(
        GradientPaint(stops: stops, geometry: .linear(start: .top, end: .bottom)))
      drawing.list.append(
        DisplayItem(
          frame: CellRect(x: 0, y: 0, width: 3, height: 1), scope: 0, node: 0,
          payload: .fill(.rectangle),
          paint: .white, gradient: gradient))
      return drawing
    }
    #expect(drawing([.fullBlue.faded(0.5), .white.faded(0.5)]).text == ["───"])
    #expect(drawing([.fullBlue, .white]).text == ["▀▀▀"])
  }

  @Test func `a line is seen through the edge of a translucent shape alone`() {
    func drawing(_ color: RGBA) -> Drawing {
      var drawing = Drawing(3, 1)
      addLine(to: &drawing)
      drawing.add(.fill(.rectangle), 0, 0, 2.75, 1, color)
      return drawing
    }
    // The last cell is covered by three quarters: half of that is blended, 0.375.
    #expect(drawing(.fullBlue.faded(0.5)).text == ["───"])
    #expect(drawing(.fullBlue.faded(0.5)).legend == ["#800080 on #000080", "#9f0060 on #000060"])
    #expect(drawing(.fullBlue).text == ["  ▊"])
  }

  /// Adds a red line in the middle of the row.
  private func addLine(to drawing: inout Drawing) {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 8))
    path.addLine(to: CGPoint(x: 24, y: 8))
    let index = drawing.list.append(path)
    drawing.add(.stroke(.path(index), lineWidth: 2), 0, 0, 3, 1, .fullRed)
  }
}
