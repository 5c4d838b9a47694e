import InbetweenDrawing
import InbetweenMotion

/// Arranges its children one after the other; of the rows of a `ForEach` inside only those that are seen are there.
final class LazyStackElement: ContainerElement {
  let axis: Axis
  private var alignment: AlignmentKey
  /// The space between views in points.
  private var spacing: Double
  private var sources: [WeakSource] = []
  /// The views that take part in layout, and where they stand along the axis.
  private(set) var lines: [Line] = []
  private(set) var lineOfChild: [ObjectIdentifier: Int] = [:]
  /// What is offered across the axis, as the rows were measured with.
  private(set) var breadth: Double??
  /// What must stay where it is seen, while rows turn out to be of other lengths than they were thought to be.
  var anchor: Anchor?

  private struct WeakSource {
    weak var source: (any LazyRowSource)?
  }

  /// A view that takes part in layout.
  struct Line {
    let child: Element
    var size: LayoutSize
    var start: Double
    /// What the view takes along the axis, the space behind it included.
    var extent: Double
  }

  init(node: _Node, typeName: String, axis: Axis) {
    self.axis = axis
    alignment =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    spacing = 0
    super.init(node: node, typeName: typeName)
    graph.lazyStacks.add(self)
  }

  override var stackAxis: Axis? { axis }

  /// Takes over the parameters: where the children meet, and the space between them in points.
  func apply(alignment: AlignmentKey, spacing: Double?) {
    let spacing = grid.nearest(spacing ?? (axis == .horizontal ? 8 : 0), axis)
    guard alignment != self.alignment || spacing != self.spacing else { return }
    if spacing != self.spacing { forgetExtents() }
    (self.alignment, self.spacing) = (alignment, spacing)
    setNeedsLayout()
  }

  // MARK: Rows

  /// The nodes that stand for rows, in the order in which they came.
  var liveSources: [any LazyRowSource] { sources.compactMap(\.source) }

  func add(_ source: any LazyRowSource) { sources.append(WeakSource(source: source)) }

  func remove(_ source: any LazyRowSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
  }

  private func forgetExtents() {
    for source in liveSources { source.extents.forget() }
  }

  // MARK: Layout

  override func measure(_ proposal: Proposal) -> LayoutSize { arranged(for: proposal).size }

  override func didPlace(proposal: Proposal) {
    let isAnimated = transaction.effectiveAnimation != nil
    if isAnimated { for source in liveSources { source.notePast() } }
    if breadth != .some(proposal[across]) {
      // Another breadth has all rows of other lengths; what is seen first stays where it is.
      if anchor == nil, breadth != nil { anchor = anchor(in: windows[0]) }
      forgetExtents()
    }
    breadth = .some(proposal[across])
    lines = arranged(for: proposal).lines
    lineOfChild = [:]
    for (index, line) in lines.enumerated() { lineOfChild[ObjectIdentifier(line.child)] = index }
    for source in liveSources { note(source) }
    keepAnchor()
    if isAnimated { for source in liveSources { comeFromPast(source, proposal) } }
    for line in lines {
      line.child.place(at: origin(of: line, proposal), proposal: offered(proposal, to: line.child))
    }
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  private func offered(_ proposal: Proposal, to child: Element) -> Proposal {
    axis == .vertical
      ? Proposal(width: proposal.width, height: nil)
      : Proposal(width: nil, height: proposal.height)
  }

  private func arranged(for proposal: Proposal) -> (lines: [Line], size: LayoutSize) {
    var lines: [Line] = []
    var offset = 0.0
    var widest = 0.0
    var space = 0.0
    for child in present {
      if let gap = child as? RowGapElement {
        let length = gap.length
        lines.append(Line(child: gap, size: size(0, length), start: offset, extent: length))
        space = spacing
        offset += length
      } else {
        let size = grid.up(child.sizeThatFits(offered(proposal, to: child))).bounded
        lines.append(
          Line(child: child, size: size, start: offset, extent: size[axis] + spacing))
        widest = max(widest, size[across])
        space = spacing
        offset += size[axis] + spacing
      }
    }
    let breadth = proposal[across].flatMap { $0.isFinite ? $0 : nil } ?? widest
    return (lines, grid.up(size(breadth, max(0, offset - space))).bounded)
  }

  private func origin(of line: Line, _ proposal: Proposal) -> LayoutPoint {
    guard !line.child.standsForRows else { return point(line.start, 0) }
    let guide = line.child.guide(
      alignment, size: line.size, proposal: offered(proposal, to: line.child))
    return point(line.start, alignment.defaultValue(in: rect.size) - guide)
  }

  private func point(_ along: Double, _ across: Double) -> LayoutPoint {
    grid.nearest(
      axis == .vertical
        ? LayoutPoint(x: rect.x + across, y: rect.y + along)
        : LayoutPoint(x: rect.x + along, y: rect.y + across))
  }

  private func size(_ across: Double, _ along: Double) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: across, height: along) : LayoutSize(width: along, height: across)
  }

  // MARK: Where rows are

  /// The child of the stack that holds an element; nil if it takes no part in layout.
  func child(around element: Element) -> Element? {
    var current = element
    while let parent = current.parent, parent !== self { current = parent }
    return current.parent === self ? current : nil
  }

  func line(of element: Element) -> Line? {
    child(around: element).flatMap { lineOfChild[ObjectIdentifier($0)] }.map { lines[$0] }
  }

  /// Tells a source where its rows begin, and what those take that are there.
  private func note(_ source: any LazyRowSource) {
    let found = source.elements.lazy.compactMap { self.line(of: $0) }
    guard let first = found.first else { return }
    source.start = first.start
    for row in source.liveRows {
      let extent = row.item.elements.reduce(0) { $0 + (line(of: $1)?.extent ?? 0) }
      source.extents.measure(row.row, extent)
    }
  }

  /// Has rows that were just made begin where their elements were before the update.
  private func comeFromPast(_ source: any LazyRowSource, _ proposal: Proposal) {
    guard let past = source.past, past.pass == graph.passSerial, let start = source.start else {
      return
    }
    for row in source.liveRows where row.pass == graph.passSerial {
      guard let id = row.item.explicitID, let from = past.start(ofID: id) else { continue }
      // From far away it comes from just outside of what is seen.
      let length = windows[0].upperBound - windows[0].lowerBound
      let way = from - start - source.extents.start(of: row.row)
      let shift = grid.nearest(min(length, max(-length, way)), axis)
      for line in row.item.elements.compactMap({ line(of: $0) }) where !line.child.standsForRows {
        var before = line
        before.start += shift
        line.child.place(
          at: origin(of: before, proposal), proposal: offered(proposal, to: line.child))
      }
    }
  }
}
