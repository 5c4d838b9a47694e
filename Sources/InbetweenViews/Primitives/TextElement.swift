import InbetweenDrawing

/// The element of a text. It moves as a whole, by whole glyphs.
final class TextElement: DrawingElement {
  private var text = Text(verbatim: "")
  private var shaped: [ShapedLine] = []
  /// Its place in the display list's texts; -1 before it was drawn.
  private var block: Int32 = -1
  private var isFocused = false

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
    let lines = lines(in: rect.width)
    block = builder.list.append(
      TextBlock(lines: lines, columns: [Int](repeating: 0, count: lines.count)))
    var attributes = text.attributes
    if builder.isFocused { attributes.insert(.underline) }
    return .text(block, attributes)
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
