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
    let lines = lines(in: proposal)
    let columns = lines.map(\.width).max() ?? 0
    return LayoutSize(
      width: Double(columns) * grid.metrics.width,
      height: Double(lines.count) * grid.metrics.height)
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    switch key.merging {
    case .mean: nil
    case .least: min(size.height, grid.metrics.height)
    case .greatest: size.height
    }
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    drawn = lines(in: Proposal(rect.size))
    block = builder.list.append(TextBlock(drawn))
    var attributes = text.attributes
    if builder.isFocused { attributes.insert(.underline) }
    return .text(block, attributes)
  }

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    // Another width may break the lines elsewhere, without any other change of the text.
    if block >= 0, lines(in: Proposal(rect.size)) != drawn { graph.setNeedsPatch(self) }
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard item >= 0, Int(item) < list.items.count else { return }
    // While the place moves, the size is the final one already.
    let shown = list.items[Int(item)].frame
    let size = grid.cells(rect)
    list.setFrame(
      CellRect(x: shown.x, y: shown.y, width: size.width, height: size.height), ofItem: item)
    drawn = lines(in: Proposal(rect.size))
    list.setText(TextBlock(drawn), at: block, ofItem: item)
  }

  /// The lines that fit into a size; what does not fit is cut, and an ellipsis says so.
  private func lines(in proposal: Proposal) -> [ShapedLine] {
    let columns = cells(in: proposal.width, grid.metrics.width)
    let rows = cells(in: proposal.height, grid.metrics.height)
    var lines: [ShapedLine] = []
    for (index, line) in shaped.enumerated() {
      let parts =
        line.width <= columns
        ? [line] : TextShaper.wrap(line, columns: columns, clusters: graph.clusters)
      let room = rows - lines.count
      if parts.count < room || (parts.count == room && index == shaped.count - 1) {
        lines += parts
      } else {
        return lines + parts[..<(room - 1)] + [ShapedLine.cut(parts[(room - 1)...], to: columns)]
      }
    }
    return lines
  }

  /// How many cells a length has room for: one at least, and any number where none is given.
  private func cells(in length: Double?, _ cell: Double) -> Int {
    guard let length, length < 1e9 else { return .max }
    return max(1, Int((length / cell + 1e-9).rounded(.down)))
  }
}

extension ShapedLine {
  /// Returns one line of several parts, with an ellipsis at its end, in a number of columns.
  fileprivate static func cut(_ parts: ArraySlice<ShapedLine>, to columns: Int) -> ShapedLine {
    var clusters: [Cluster] = []
    var width = 0
    for part in parts where width < columns {
      if !clusters.isEmpty { clusters.append(Cluster(number: 0x20, width: 1)) }
      clusters += part.clusters
      width = clusters.reduce(0) { $0 + Int($1.width) }
    }
    while let last = clusters.last, width >= columns || last.number == 0x20 {
      clusters.removeLast()
      width -= Int(last.width)
    }
    return ShapedLine(clusters: clusters + [Cluster(number: 0x2026, width: 1)])
  }
}

extension TextBlock {
  /// Creates a block whose lines all begin at the left edge.
  fileprivate init(_ lines: [ShapedLine]) {
    self.init(lines: lines, columns: [Int](repeating: 0, count: lines.count))
  }
}
