import Foundation
import InbetweenDrawing
import Testing

@testable import InbetweenRendering

struct RasterizerShapeTests {
  @Test func `edges are drawn to an eighth of a cell`() {
    var drawing = Drawing(6, 2)
    drawing.add(.fill(.rectangle), 1.25, 0.5, 3, 1.5, .fullRed)
    #expect(drawing.text == [" ▄▄▄  ", " ▎  ▎ "])
    #expect(drawing.styles == [".aaa..", ".bcca."])
    #expect(
      drawing.legend == ["#ff0000 on default", "#000000 on #ff0000", "default on #ff0000"])
  }

  @Test(arguments: [
    (0.0, 0.0, 0.125, 1.0, "▏"), (0, 0, 0.375, 1, "▍"), (0, 0, 0.875, 1, "▉"),
    (0.5, 0, 0.5, 1, "▐"),
    (0.875, 0, 0.125, 1, "▕"), (0, 0, 1, 0.125, "▔"), (0, 0, 1, 0.5, "▀"), (0, 0.5, 1, 0.5, "▄"),
    (0, 0.875, 1, 0.125, "▁"), (0, 0.25, 1, 0.75, "▆"), (0, 0, 0.5, 0.5, "▘"),
    (0.5, 0, 0.5, 0.5, "▝"),
    (0, 0.5, 0.5, 0.5, "▖"), (0.5, 0.5, 0.5, 0.5, "▗"), (0, 0, 0.55, 0.45, "▘"),
  ])
  func `each part of a cell has its block`(
    x: Double, y: Double, width: Double, height: Double, glyph: String
  ) {
    var drawing = Drawing(1, 1)
    drawing.add(.fill(.rectangle), x, y, width, height, .fullRed)
    #expect(drawing.text == [glyph])
    #expect(drawing.legend == ["#ff0000 on default"])
  }

  @Test func `whole-cell edges follow rule R`() {
    var drawing = Drawing(20, 3, edges: .cell)
    drawing.add(.fill(.rectangle), 7, 1, 7.5, 1, .fullRed)
    #expect(
      drawing.styles == [
        String(repeating: ".", count: 20), ".......aaaaaaaa.....",
        String(repeating: ".", count: 20),
      ])
    #expect(drawing.text.joined().allSatisfy { $0 == " " })
  }

  @Test func `a bar of 37 % and thirds of a window end inside of a cell`() {
    var bar = Drawing(80, 1)
    bar.add(.fill(.rectangle), 0, 0, 29.6, 1, .fullRed)
    #expect(
      bar.styles == [String(repeating: "a", count: 29) + "b" + String(repeating: ".", count: 50)])
    #expect(
      bar.text == [String(repeating: " ", count: 29) + "▋" + String(repeating: " ", count: 50)])
    var thirds = Drawing(80, 1)
    thirds.add(.fill(.rectangle), 0, 0, 80.0 / 3, 1, .fullRed)
    thirds.add(.fill(.rectangle), 160.0 / 3, 0, 80.0 / 3, 1, .fullBlue)
    let text = thirds.text[0]
    #expect(
      text == String(repeating: " ", count: 26) + "▋" + String(repeating: " ", count: 26) + "▍"
        + String(repeating: " ", count: 26))
  }

  @Test(arguments: 0..<32)
  func `a hairline is seen wherever it stands`(place: Int) {
    var across = Drawing(3, 2)
    across.add(.fill(.rectangle), 0, Double(place) / 32, 3, 1.0 / 16, .fullRed)
    #expect(across.text.joined().filter { $0 != " " }.count == 3)
    var down = Drawing(2, 3)
    down.add(.fill(.rectangle), Double(place) / 32, 0, 1.0 / 16, 3, .fullRed)
    #expect(down.text.joined().filter { $0 != " " }.count == 3)
  }

  @Test func `a dot of six points is a bullet`() {
    var drawing = Drawing(3, 1)
    drawing.add(.fill(.circle), 1.125, 0.3125, 0.75, 0.375, .fullRed)
    #expect(drawing.text == [" • "])
  }

  @Test func `a circle is round in points and stands in the middle`() {
    var drawing = Drawing(12, 4)
    drawing.add(.fill(.circle), 0, 0, 12, 4, .fullRed)
    let rows = drawing.text
    #expect(rows == ["   ▄▇  ▇▄   ", "  ▟      ▙  ", "  ▜      ▛  ", "   ▀▁  ▁▀   "])
  }

  @Test func `a disc has its area`() {
    var drawing = Drawing(200, 100, edges: .cell)
    drawing.add(.fill(.circle), 0, 0, 200, 100, .fullRed)
    let count = drawing.styles.joined().filter { $0 == "a" }.count
    // pi * 100 * 50
    #expect(abs(count - 15708) < 80)
    var ellipse = Drawing(100, 100, edges: .cell)
    ellipse.add(.fill(.ellipse), 10, 20, 80, 40, .fullRed)
    // pi * 40 * 20
    #expect(abs(ellipse.styles.joined().filter { $0 == "a" }.count - 2513) < 40)
  }

  @Test func `capsules and round corners`() {
    var drawing = Drawing(12, 2)
    drawing.add(.fill(.capsule), 0, 0, 12, 2, .fullRed)
    #expect(drawing.text == ["▟          ▙", "▜          ▛"])
    var box = Drawing(8, 3)
    box.add(
      .fill(.roundedRectangle(cornerWidth: 16, cornerHeight: 16)), 0, 0, 8, 3, .fullRed)
    #expect(box.text == ["▟      ▙", "        ", "▜      ▛"])
    #expect(box.styles == ["abbbbbba", "bbbbbbbb", "abbbbbba"])
  }

  @Test func `strokes are centred on the edge and never vanish`() {
    var drawing = Drawing(6, 3)
    drawing.add(.stroke(.rectangle, lineWidth: 1), 0.5, 0.5, 5, 2, .fullRed)
    #expect(drawing.text == ["┌────┐", "│    │", "└────┘"])
    var thick = Drawing(6, 3)
    thick.add(.stroke(.rectangle, lineWidth: 16), 1, 0.5, 4, 2, .fullRed)
    #expect(thick.styles == ["aaaaaa", "aa..aa", "aaaaaa"])
    var cells = Drawing(6, 3, edges: .cell)
    cells.add(.stroke(.rectangle, lineWidth: 1), 0.5, 0.5, 5, 2, .fullRed)
    #expect(cells.styles == ["aaaaaa", "a....a", "aaaaaa"])
  }

  @Test func `clips cut shapes to an eighth`() {
    var drawing = Drawing(4, 1)
    let clip = CellRect(x: 0.5, y: 0, width: 2, height: 1)
    let scope = drawing.list.openScope(DisplayScope(parent: 0, x: 0.25, clip: clip))
    drawing.add(.fill(.rectangle), 0, 0, 4, 1, .fullRed, scope: scope)
    #expect(drawing.text == ["▊ ▊ "])
    #expect(drawing.styles == ["abc."])
  }

  @Test(arguments: [
    CellRect(x: .nan, y: 0, width: 4, height: 4), CellRect(x: 0, y: .infinity, width: 4, height: 4),
    CellRect(x: 0, y: 0, width: .nan, height: 4), CellRect(x: 0, y: 0, width: .infinity, height: 4),
    CellRect(x: 5, y: 1, width: -3, height: 2), CellRect(x: 1, y: 1, width: 0, height: 2),
    CellRect(x: 1e300, y: 1, width: 3, height: 2), CellRect(x: -1e12, y: 1, width: 3, height: 2),
  ])
  func `frames that make no sense or lie elsewhere paint nothing`(frame: CellRect) {
    for edges in EdgeStyle.allCases {
      var drawing = Drawing(6, 4, edges: edges)
      let path = drawing.list.append(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: frame.width * 8, height: 9)))
      let shapes: [ShapeGeometry] = [
        .rectangle, .roundedRectangle(cornerWidth: 9, cornerHeight: 9), .capsule, .circle, .ellipse,
      ]
      for shape in shapes {
        drawing.add(.fill(shape), frame.x, frame.y, frame.width, frame.height, .fullRed)
        drawing.add(.stroke(shape, lineWidth: 3), frame.x, frame.y, frame.width, frame.height)
      }
      let (text, _) = drawing.append("text")
      drawing.add(.text(text, []), frame.x, frame.y, frame.width, frame.height)
      if !frame.width.isFinite {
        drawing.add(.fill(.path(path)), 0, 0, 4, 4)
      }
      #expect(drawing.screen == CellBuffer(drawing.list.size))
    }
  }

  @Test(arguments: [
    ShapeGeometry.rectangle, .roundedRectangle(cornerWidth: 9, cornerHeight: 9), .capsule, .circle,
    .ellipse,
  ])
  func `huge frames paint the whole window`(shape: ShapeGeometry) {
    for edges in EdgeStyle.allCases {
      for size in [1e6, 1e12, 1e100] {
        var drawing = Drawing(5, 2, edges: edges)
        drawing.add(.fill(shape), -size / 2, -size / 4, size, size / 2, .fullRed)
        #expect(drawing.styles == ["aaaaa", "aaaaa"])
      }
    }
  }

  @Test(arguments: [(0, 0), (0, 24), (80, 0)])
  func `E11 a window without cells takes no cell and no trap`(columns: Int, rows: Int) {
    var drawing = Drawing(columns, rows)
    drawing.add(.fill(.circle), 0, 0, 5, 5, .fullRed)
    drawing.add("日本", 0, 0)
    #expect(drawing.screen.cells.isEmpty)
  }

  @Test func `lines without a width and strokes that make no sense paint nothing`() {
    var drawing = Drawing(5, 5)
    for width in [0, -2, Double.nan, .infinity] {
      drawing.add(.stroke(.rectangle, lineWidth: width), 1, 1, 3, 3)
    }
    #expect(drawing.screen == CellBuffer(drawing.list.size))
  }

  @Test func `ASCII glyphs are all there is where they are asked for`() {
    var drawing = Drawing(8, 3, glyphs: .ascii)
    drawing.add(.fill(.rectangle), 1.25, 0.25, 2.5, 2, .fullRed)
    drawing.add(.stroke(.rectangle, lineWidth: 1), 4.5, 0.5, 3, 2, .fullBlue)
    #expect(drawing.text == ["    +--+", "    |  |", "    +--+"])
    #expect(drawing.styles == [".aaabbbb", ".aaab..b", "....bbbb"])
  }

  @Test func `sextants show thirds of a cell`() {
    var drawing = Drawing(1, 1, glyphs: .sextants)
    drawing.add(.fill(.rectangle), 0, 0, 1, 3.0 / 8, .fullRed)
    #expect(drawing.text == ["🬂"])
  }

  @Test func `octants show quarters of a cell`() {
    // A quarter on top on the left, the middle quarters on the right, three quarters from below on the left.
    let parts = [
      CellRect(x: 0, y: 0, width: 0.5, height: 0.25),
      CellRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5),
      CellRect(x: 0, y: 0.25, width: 0.5, height: 0.75),
    ]
    let names = [
      "LEFT HALF UPPER ONE QUARTER BLOCK", "MIDDLE RIGHT ONE QUARTER BLOCK", "BLOCK OCTANT-357",
    ]
    for (name, part) in zip(names, parts) {
      var drawing = Drawing(1, 1, glyphs: .octants)
      drawing.add(.fill(.rectangle), part.x, part.y, part.width, part.height, .fullRed)
      #expect(Unicode.Scalar(drawing.screen[0, 0].glyph)?.properties.name == name)
    }
  }

  @Test func `the octants and sextants show what their names say`() throws {
    // The names count the parts from the top left on, row by row: BLOCK OCTANT-14, BLOCK SEXTANT-236.
    var count = 0
    for glyph in BlockGlyph.parts(.octants) where glyph.scalar > 0xFFFF {
      let name = try #require(Unicode.Scalar(glyph.scalar)?.properties.name)
      let isOctant = name.hasPrefix("BLOCK OCTANT-")
      guard isOctant || name.hasPrefix("BLOCK SEXTANT-") else { continue }
      let rows: [Range<UInt64>] =
        isOctant ? [0..<2, 2..<4, 4..<6, 6..<8] : [0..<3, 3..<5, 5..<8]
      let mask = name.drop { $0 != "-" }.dropFirst().compactMap(\.wholeNumberValue).reduce(
        UInt64(0)
      ) {
        let column = UInt64($1 - 1) % 2 * 4
        return $0 | BlockGlyph.mask(columns: column..<column + 4, rows: rows[($1 - 1) / 2])
      }
      #expect(glyph.mask == mask, "\(name)")
      count += 1
    }
    #expect(count == 230 + 60)
  }

  @Test func `halves are all that is drawn of parts where they are asked for`() {
    var drawing = Drawing(4, 2, glyphs: .halves)
    drawing.add(.fill(.rectangle), 0.375, 0.375, 3.25, 1.25, .fullRed)
    #expect(drawing.text == ["▐▄▄▌", "▐▀▀▌"])
  }
}
