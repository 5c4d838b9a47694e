import InbetweenDrawing

/// The element of a text. It moves as a whole, by whole glyphs.
final class TextElement: DrawingElement {
  private var parts: [StyledPart] = []
  private var styles: [GlyphStyle] = []
  private var attributes: TextAttributes = []
  private var shaped: [ShapedLine] = []
  /// Its place in the display list's texts; -1 before it was drawn.
  private var block: Int32 = -1
  /// What the picture shows.
  private var drawn = TextBlock(lines: [], columns: [])
  /// What layout offered where it put the text.
  private var offered = Proposal.unspecified
  private var flow = TextFlow()
  /// The lines that were asked for last.
  private var known: Known?

  private struct Known {
    let columns: Int
    let rows: Int
    let lines: [ShapedLine]
  }

  init(node: _Node) { super.init(node: node, movesBy: .origin) }

  override var typeName: String { "Text" }

  /// What the text says.
  var content: String { parts.map(\.text).joined() }

  func setWords(_ words: StyledWords) {
    guard words.parts != parts || words.styles != styles || words.attributes != attributes else {
      return
    }
    let isPatch = item >= 0 && words.attributes == attributes
    (styles, attributes) = (words.styles, words.attributes)
    if words.parts != parts {
      parts = words.parts
      shaped = TextShaper.shape(parts, in: &graph.clusters)
      known = nil
      // Where room is kept for more lines, the size does not tell where the last one stands.
      if flow.limit.least == nil { contentDidChange() } else { setNeedsLayout() }
    }
    // Glyphs change at once, in place where the text is drawn already.
    if isPatch { graph.setNeedsPatch(self) } else { graph.setNeedsRebuild() }
  }

  func setFlow(_ flow: TextFlow) {
    guard flow != self.flow else { return }
    self.flow = flow
    known = nil
    setNeedsLayout()
    graph.setNeedsRebuild()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let lines = lines(in: proposal)
    let columns = lines.map(\.width).max() ?? 0
    return LayoutSize(
      width: Double(columns) * grid.metrics.width,
      height: Double(flow.rows(ofLines: lines.count)) * grid.metrics.height)
  }

  override var throwsShadow: Bool { false }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    switch key.merging {
    case .mean: nil
    case .least: min(size.height, grid.metrics.height)
    case .greatest:
      min(size.height, Double(rows(ofLinesIn: proposal)) * grid.metrics.height)
    }
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    drawn = shownBlock()
    block = builder.list.append(drawn)
    var attributes = attributes
    if builder.isFocused { attributes.insert(.underline) }
    return .text(block, attributes)
  }

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    offered = proposal
    // Another width may break the lines elsewhere, without any other change of the text.
    if block >= 0, shownBlock() != drawn { graph.setNeedsPatch(self) }
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard isDrawn(in: list) else { return }
    // While the place moves, the size is the final one already.
    let shown = list.items[Int(item)].frame
    let size = grid.cells(rect)
    list.setFrame(
      CellRect(x: shown.x, y: shown.y, width: size.width, height: size.height), ofItem: item)
    drawn = shownBlock()
    list.setText(drawn, at: block, ofItem: item)
  }

  /// The lines as they stand where layout put the text.
  private func shownBlock() -> TextBlock {
    flow.block(lines(in: offered), columns: Int(grid.cells(rect).width), styles: styles)
  }

  /// How many rows the lines take that fit into what is offered, without the room kept for more.
  private func rows(ofLinesIn proposal: Proposal) -> Int {
    (lines(in: proposal).count - 1) * flow.rowsPerLine + 1
  }

  /// The lines that fit into a size; what does not fit is cut, and an ellipsis says so.
  private func lines(in proposal: Proposal) -> [ShapedLine] {
    let columns = cells(in: proposal.width, grid.metrics.width)
    let rows = cells(in: proposal.height, grid.metrics.height)
    if let known, known.columns == columns, known.rows == rows { return known.lines }
    let lines = flow.lines(of: shaped, columns: columns, rows: rows, in: graph.clusters)
    known = Known(columns: columns, rows: rows, lines: lines)
    return lines
  }

  /// How many cells a length has room for: one at least, and any number where none is given.
  private func cells(in length: Double?, _ cell: Double) -> Int {
    guard let length, length < 1e9 else { return .max }
    return max(1, Int((length / cell + 1e-9).rounded(.down)))
  }
}
