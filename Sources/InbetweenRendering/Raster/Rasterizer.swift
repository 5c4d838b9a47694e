import InbetweenDrawing

/// Turns display lists into cells.
///
/// Not in SwiftUI. It remembers how items stood: when the next list continues the one before it places what
/// changed and paints the cells that were or are covered by that, in paint order; otherwise it paints all.
/// Both give the same cells. A damaged row is composed in floating point (background, ink, and a glyph or a
/// mask of 8 x 8 parts) and packed afterwards.
///
/// Rules. Shapes are round in points and drawn to an eighth of a cell; a shape that is thinner is one eighth.
/// Opacity blends component by component in sRGB. A shape that covers a cell in part is a block glyph; over
/// text it tints both colours by what it covers. A gradient gives the upper and the lower half of a cell a
/// colour each, and text one for each cell. What a scope turns or stretches is drawn so, except text: its
/// middle goes to the nearest cell, and it is left out where its area becomes less than a quarter. Text stands at the nearest cell, replaces text only from an
/// opacity of one half on, and its spaces cover nothing unless they are underlined, struck through or
/// reversed. A wide grapheme has the style of its left cell, and is left out where it does not fit.
/// Reversal stays an attribute of the cell: the writer says it to the terminal. What nothing covers keeps
/// the terminal's own background.
///
/// Edges: items whose numbers make no sense, or whose size is not above 0, paint nothing.
public struct Rasterizer: Sendable {
  /// How finely the edges of shapes are drawn.
  public let edges: EdgeStyle
  /// Which glyphs the parts of cells are drawn with.
  public let glyphs: GlyphSet

  /// What the list that was seen last has in common with one that continues it.
  private struct Seen: Equatable {
    var size: GridSize
    var metrics: CellMetrics
    var background: RGBA
    var generation: UInt64
    var sequence: UInt64
  }

  private var seen: Seen?
  private var damage = CellDamage(size: GridSize(columns: 0, rows: 0))
  private var buckets = RowBuckets()
  /// For each item the number of the frame in which it was placed anew.
  private var stamps: [UInt64] = []
  private var frame: UInt64 = 0

  var placed: [PlacedItem] = []
  var curves: [PlacedCurve] = []
  var outlines: [Int32: Outline] = [:]
  var samplers: [Int32: Sampler] = [:]
  /// The colours that styles of texts have; nil for the text's own colour.
  var inks: [Int32: [SIMD4<Float>?]] = [:]
  var scopes = ScopeCache()
  var masks = MaskTable()
  var chooser: GlyphChooser
  var crossings: [Outline.Crossing] = []
  var rowCells: [CompositeCell] = []
  var rowMasks: [UInt64] = []

  /// Creates a rasteriser that has seen nothing.
  public init(edges: EdgeStyle = .subcell, glyphs: GlyphSet = .blocks) {
    self.edges = edges
    self.glyphs = glyphs
    chooser = GlyphChooser(glyphs)
  }

  /// Paints a list, and returns which cells were painted.
  ///
  /// `buffer` holds what this rasteriser painted last; it is made anew where its size is not the list's.
  @discardableResult
  public mutating func render(_ list: DisplayList, into buffer: inout CellBuffer) -> CellDamage {
    if buffer.size != list.size {
      buffer = CellBuffer(list.size)
      seen = nil
    }
    if damage.size != list.size { damage = CellDamage(size: list.size) }
    damage.removeAll()
    frame += 1
    scopes.beginFrame(scopeCount: list.scopes.count)
    masks.beginFrame()
    if continues(list) { placeChanges(of: list) } else { placeAll(of: list) }
    seen = Seen(
      size: list.size, metrics: list.metrics, background: list.background,
      generation: list.generation, sequence: list.sequence)
    paintDamage(of: list, into: &buffer)
    return damage
  }

  /// Whether a list is the successor of the one that was seen last.
  private func continues(_ list: DisplayList) -> Bool {
    guard var expected = seen, placed.count == list.items.count else { return false }
    expected.sequence &+= 1
    return expected
      == Seen(
        size: list.size, metrics: list.metrics, background: list.background,
        generation: list.generation, sequence: list.sequence)
  }

  private mutating func placeAll(of list: DisplayList) {
    let count = list.items.count
    placed = Array(repeating: PlacedItem(), count: count)
    curves = Array(repeating: PlacedCurve(), count: count)
    stamps = Array(repeating: 0, count: count)
    outlines.removeAll()
    samplers.removeAll()
    inks.removeAll()
    masks.read(list)
    buckets.removeAll(rowCount: list.size.rows)
    for index in list.items.indices {
      place(index, of: list)
      buckets.append(Int32(index), placed[index].cells)
    }
    damage.addAll()
  }

  private mutating func placeChanges(of list: DisplayList) {
    for item in list.changes {
      let index = Int(item)
      guard stamps[index] != frame else { continue }
      stamps[index] = frame
      let old = placed[index]
      let oldCurve = curves[index]
      let oldInks = inks.isEmpty ? nil : inks[item]
      place(index, of: list)
      // The points of an outline may have changed without its box, and so may a gradient.
      let isKnown = placed[index].kind != .outline && !placed[index].isSampled
      let hasSameInks = inks.isEmpty ? oldInks == nil : inks[item] == oldInks
      if isKnown, placed[index] == old, curves[index] == oldCurve, hasSameInks { continue }
      damage.add(old.cells)
      damage.add(placed[index].cells)
      buckets.move(item, from: old.cells, to: placed[index].cells)
    }
    if 2 * damage.cellCount > list.size.columns * list.size.rows { damage.addAll() }
  }

  // MARK: Painting

  private mutating func paintDamage(of list: DisplayList, into buffer: inout CellBuffer) {
    let columns = list.size.columns
    guard columns > 0 else { return }
    let background = list.background.vector
    if rowCells.count != columns {
      rowCells = Array(repeating: CompositeCell(background: background), count: columns)
      rowMasks = Array(repeating: 0, count: columns)
    }
    var runs: [Range<Int>] = []
    for row in 0..<list.size.rows where damage.masks[row] != 0 {
      // Halves of wide graphemes depend on their neighbours: such a row is painted as a whole.
      if buckets.rows[row].contains(where: { placed[Int($0)].isWide }) {
        damage.masks[row] = damage.wholeRow
      }
      runs.removeAll(keepingCapacity: true)
      damage.forEachRun(of: damage.masks[row]) { runs.append($0..<$1) }
      paint(row, runs: runs, background: background, list: list, into: &buffer)
    }
  }

  private mutating func paint(
    _ row: Int, runs: [Range<Int>], background: SIMD4<Float>, list: DisplayList,
    into buffer: inout CellBuffer
  ) {
    // The canvas and the chooser are taken out for the time, so that the rest can be read beside them.
    var cells = rowCells
    var masks = rowMasks
    rowCells = []
    rowMasks = []
    cells.withUnsafeMutableBufferPointer { cellBuffer in
      masks.withUnsafeMutableBufferPointer { maskBuffer in
        runs.withUnsafeBufferPointer { runBuffer in
          guard let cells = cellBuffer.baseAddress, let masks = maskBuffer.baseAddress else {
            return
          }
          let canvas = RowCanvas(
            cells: cells, masks: masks, columns: buffer.columns, runs: runBuffer)
          canvas.clear(background)
          for index in buckets.rows[row] { paint(Int(index), row, on: canvas, list: list) }
          pack(canvas, row, clusters: list.clusters, into: &buffer)
        }
      }
    }
    rowCells = cells
    rowMasks = masks
  }
}

extension RGBA {
  /// The components, each 0…1; what is not a number is 0.
  var vector: SIMD4<Float> {
    func clamped(_ value: Float) -> Float { value > 0 ? min(1, value) : 0 }
    return SIMD4(clamped(red), clamped(green), clamped(blue), clamped(alpha))
  }
}
