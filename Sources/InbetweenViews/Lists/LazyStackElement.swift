import InbetweenDrawing
import InbetweenMotion

/// Arranges its children one after the other, or in the tracks of a grid.
///
/// Of the rows of a `ForEach` inside only those are there that are seen.
final class LazyStackElement: ContainerElement {
  let axis: Axis
  private var alignment: AlignmentKey
  /// The space between views in points.
  private(set) var spacing: Double
  /// The columns of a grid, or its rows; nil for a stack.
  private var items: [GridItem]?
  /// What is kept in sight of sections.
  var pinnedViews: PinnedScrollableViews = [] {
    didSet { if pinnedViews != oldValue { setNeedsLayout() } }
  }
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
    /// What the view takes along the axis, the space behind it included: in a grid that of its line.
    var extent: Double
    var offered: Proposal
    /// Where the view stands in a grid, from the corner of it; nil in a stack, whose alignment says it.
    var place: LayoutPoint?
  }

  private struct Arrangement {
    var lines: [Line] = []
    var size = LayoutSize.zero
    /// How the rows of each source stand in lines.
    var rowLines: [ObjectIdentifier: RowLines] = [:]
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

  /// Takes over the parameters: where the children meet, the space between them in points, and the tracks of a grid.
  func apply(alignment: AlignmentKey, spacing: Double?, items: [GridItem]? = nil) {
    let spacing = grid.nearest(spacing ?? (axis == .horizontal ? 8 : 0), axis)
    let isSame = items?.isSame(as: self.items) ?? (self.items == nil)
    guard alignment != self.alignment || spacing != self.spacing || !isSame else { return }
    if spacing != self.spacing || !isSame { forgetExtents() }
    (self.alignment, self.spacing, self.items) = (alignment, spacing, items)
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
    let arrangement = arranged(for: proposal)
    lines = arrangement.lines
    for source in liveSources {
      if let lines = arrangement.rowLines[ObjectIdentifier(source)] { source.rowLines = lines }
    }
    lineOfChild = [:]
    for (index, line) in lines.enumerated() { lineOfChild[ObjectIdentifier(line.child)] = index }
    for source in liveSources { note(source) }
    keepAnchor()
    if isAnimated { for source in liveSources { comeFromPast(source) } }
    for line in lines { line.child.place(at: origin(of: line), proposal: line.offered) }
    placePins()
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  private func arranged(for proposal: Proposal) -> Arrangement {
    guard let items else { return stacked(for: proposal) }
    var arranger = LazyGridArranger(
      items, of: self, alignment: alignment, spacing: spacing, proposal: proposal)
    arranger.add(present)
    return Arrangement(
      lines: arranger.lines, size: arranger.size, rowLines: arranger.rowLines)
  }

  private func stacked(for proposal: Proposal) -> Arrangement {
    let offered =
      axis == .vertical
      ? Proposal(width: proposal.width, height: nil)
      : Proposal(width: nil, height: proposal.height)
    var lines: [Line] = []
    var offset = 0.0
    var widest = 0.0
    var space = 0.0
    for child in present {
      let gap = child as? RowGapElement
      let size =
        gap.map { self.size(0, $0.length) } ?? grid.up(child.sizeThatFits(offered)).bounded
      let extent = size[axis] + (gap == nil ? spacing : 0)
      lines.append(
        Line(child: child, size: size, start: offset, extent: extent, offered: offered))
      if gap == nil { widest = max(widest, size[across]) }
      space = spacing
      offset += extent
    }
    let breadth = proposal[across].flatMap { $0.isFinite ? $0 : nil } ?? widest
    return Arrangement(
      lines: lines, size: grid.up(size(breadth, max(0, offset - space))).bounded)
  }

  private func origin(of line: Line) -> LayoutPoint {
    if let place = line.place {
      return grid.nearest(rect.origin + place)
    }
    guard !line.child.standsForRows else { return point(line.start, 0) }
    let guide = line.child.guide(alignment, size: line.size, proposal: line.offered)
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
    var line = (number: -1, length: 0.0, rows: 0)
    for row in source.liveRows {
      let number = source.rowLines.line(of: row.row)
      if number != line.number { line = (number, 0, 0) }
      line.length += row.item.elements.reduce(0) { $0 + (self.line(of: $1)?.extent ?? 0) }
      line.rows += 1
      source.extents.measure(number, line.length / Double(line.rows))
    }
  }

  /// Has rows that were just made begin where their elements were before the update.
  private func comeFromPast(_ source: any LazyRowSource) {
    guard let past = source.past, past.pass == graph.passSerial, let start = source.start else {
      return
    }
    for row in source.liveRows where row.pass == graph.passSerial {
      guard let id = row.item.explicitID, let from = past.start(ofID: id) else { continue }
      // From far away it comes from just outside of what is seen.
      let length = windows[0].upperBound - windows[0].lowerBound
      let way = from - start - source.extents.start(of: source.rowLines.line(of: row.row))
      let shift = grid.nearest(min(length, max(-length, way)), axis)
      for line in row.item.elements.compactMap({ line(of: $0) }) where !line.child.standsForRows {
        var before = origin(of: line)
        if axis == .vertical { before.y += shift } else { before.x += shift }
        line.child.place(at: before, proposal: line.offered)
      }
    }
  }
}
