import InbetweenDrawing
import InbetweenRendering

/// A display list in the making, and what it looks like when it is rendered from nothing.
struct Drawing {
  var list: DisplayList
  var edges = EdgeStyle.subcell
  var glyphs = GlyphSet.blocks

  init(
    _ columns: Int, _ rows: Int, metrics: CellMetrics = .terminal, edges: EdgeStyle = .subcell,
    glyphs: GlyphSet = .blocks
  ) {
    list = DisplayList(size: GridSize(columns: columns, rows: rows), metrics: metrics)
    self.edges = edges
    self.glyphs = glyphs
  }

  @discardableResult
  mutating func add(
    _ payload: DisplayItem.Payload, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ paint: RGBA = .white, scope: Int32 = 0
  ) -> Int32 {
    let frame = CellRect(x: x, y: y, width: width, height: height)
    return list.append(
      DisplayItem(frame: frame, scope: scope, node: 0, payload: payload, paint: paint))
  }

  /// Adds a text with the upper left corner at a place.
  @discardableResult
  mutating func add(
    _ text: String, _ x: Double, _ y: Double, _ paint: RGBA = .white, scope: Int32 = 0,
    attributes: TextAttributes = []
  ) -> Int32 {
    let (index, size) = append(text)
    return add(
      .text(index, attributes), x, y, Double(size.columns), Double(size.rows), paint, scope: scope)
  }

  /// Adds a text to the list without an item.
  mutating func append(_ text: String) -> (index: Int32, size: GridSize) {
    let lines = TextShaper.shape(text, in: &list.clusters)
    let block = TextBlock(lines: lines, columns: Array(repeating: 0, count: lines.count))
    let width = lines.map(\.width).max() ?? 0
    return (list.append(block), GridSize(columns: width, rows: lines.count))
  }

  /// What a rasteriser that has seen nothing paints.
  var screen: CellBuffer {
    var rasterizer = Rasterizer(edges: edges, glyphs: glyphs)
    var buffer = CellBuffer(list.size)
    rasterizer.render(list, into: &buffer)
    return buffer
  }

  /// The glyphs, row by row; the second cell of a wide grapheme has none.
  var text: [String] {
    let screen = screen
    return (0..<screen.rows).map { row in
      (0..<screen.columns).reduce(into: "") { line, column in
        let cell = screen[column, row]
        if cell.role != .trailing { line += list.clusters.string(for: cell.glyph) }
      }
    }
  }

  /// The styles, row by row: a dot for a cell without any, else a letter by first appearance.
  var styles: [String] { styleMap.rows }

  /// The styles by letter.
  var legend: [String] { styleMap.legend }

  private var styleMap: (rows: [String], legend: [String]) {
    let screen = screen.asSeen
    var legend: [String] = []
    let rows = (0..<screen.rows).map { row in
      (0..<screen.columns).reduce(into: "") { line, column in
        let cell = screen[column, row]
        guard !cell.ink.isStandard || !cell.background.isStandard || !cell.attributes.isEmpty else {
          line += "."
          return
        }
        var style = "\(cell.ink) on \(cell.background)"
        if !cell.attributes.isEmpty { style += " attributes \(cell.attributes.rawValue)" }
        if !legend.contains(style) { legend.append(style) }
        let number = legend.firstIndex(of: style) ?? 0
        line += String(UnicodeScalar(UInt8(97 + number)))
      }
    }
    return (rows, legend)
  }
}

extension RGBA {
  static let fullRed = RGBA(red: 1, green: 0, blue: 0)
  static let fullBlue = RGBA(red: 0, green: 0, blue: 1)
  /// The highlight of a picker.
  static let highlight = RGBA(red: 48 / 255, green: 80 / 255, blue: 192 / 255)

  func faded(_ alpha: Float) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}
