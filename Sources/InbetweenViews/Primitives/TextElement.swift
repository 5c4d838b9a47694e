import InbetweenDrawing

/// The element of a text. It moves as a whole, by whole glyphs.
final class TextElement: DrawingElement {
  private var text = Text(verbatim: "")
  private var shaped: [ShapedLine] = []
  /// Its place in the display list's texts; -1 before it was drawn.
  private var block: Int32 = -1
  /// The lines that the picture shows.
  private var drawn: [ShapedLine] = []

  init(node: _Node) { super.init(node: node, movesBy: .origin) }

  override var typeName: String { "Text" }

  /// What the text says.
  var content: String { text.content }

  func setText(_ text: Text) {
    guard text != self.text else { return }
    let isOther = text.content != self.text.content
    self.text = text
    if isOther {
      shaped = TextShaper.shape(text.content, in: &graph.clusters)
      setNeedsLayout()
    }
    // Glyphs change at once; the picture takes them from the next build.
    graph.setNeedsRebuild()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let lines = lines(in: proposal.width)
    let columns = lines.map(\.width).max() ?? 0
    return LayoutSize(
      width: Double(columns) * grid.metrics.width,
      height: Double(lines.count) * grid.metrics.height)
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    drawn = lines(in: rect.width)
    block = builder.list.append(TextBlock(drawn))
    var attributes = text.attributes
    if builder.isFocused { attributes.insert(.underline) }
    return .text(block, attributes)
  }

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    // Another width may break the lines elsewhere, without any other change of the text.
    if block >= 0, lines(in: rect.width) != drawn { graph.setNeedsPatch(self) }
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard item >= 0, Int(item) < list.items.count else { return }
    // While the place moves, the size is the final one already.
    let shown = list.items[Int(item)].frame
    let size = grid.cells(rect)
    list.setFrame(
      CellRect(x: shown.x, y: shown.y, width: size.width, height: size.height), ofItem: item)
    drawn = lines(in: rect.width)
    list.setText(TextBlock(drawn), at: block, ofItem: item)
  }

  private func lines(in width: Double?) -> [ShapedLine] {
    guard let width, width.isFinite else { return shaped }
    let columns = Int((width / grid.metrics.width + 1e-9).rounded(.down))
    guard shaped.contains(where: { $0.width > columns }) else { return shaped }
    return shaped.flatMap {
      TextShaper.wrap($0, columns: max(1, columns), clusters: graph.clusters)
    }
  }
}

extension TextBlock {
  /// Creates a block whose lines all begin at the left edge.
  fileprivate init(_ lines: [ShapedLine]) {
    self.init(lines: lines, columns: [Int](repeating: 0, count: lines.count))
  }
}
