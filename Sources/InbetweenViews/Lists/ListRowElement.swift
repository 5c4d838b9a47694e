import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A row of a list: a view with space around it, what is behind it, and a line below.
final class ListRowElement: FramedElement, PinnableElement {
  var look = PlainListStyle()._look { didSet { if look != oldValue { setNeedsLayout() } } }
  var isSelected = false
  var pin: SectionPin?
  private(set) lazy var separator: LineElement = {
    let line = LineElement(node: node, typeName: "Separator")
    line.parent = self
    return line
  }()
  private var background: _ViewNode<ListRowBackground>?
  private var layers: [Element] = []

  override var arranges: Bool { true }
  override var isFractional: Bool { false }
  override var children: [Element] { layers + [child] + (hasSeparator ? [separator] : []) }

  override func shift(at time: Double) -> LayoutPoint { child.shift(at: time) }

  /// Whether the row is a header or a footer, or something in one.
  private var edge: SectionEdgeElement? { child.sectionEdge }

  private var hasSeparator: Bool {
    guard edge == nil else { return false }
    switch child.layoutValue(of: ObjectIdentifier(ListRowSeparatorKey.self)) as? Visibility {
    case .visible: return true
    case .hidden: return false
    default: return look.hasSeparators
    }
  }

  // MARK: Layout

  /// The space around the content, in whole cells.
  private var insets: LayoutInsets {
    let own =
      child.layoutValue(of: ObjectIdentifier(ListRowInsetsKey.self)) as? EdgeInsets ?? look.insets
    func length(_ inset: CGFloat, _ axis: Axis) -> Double {
      max(0, grid.nearest(bounded(inset) ?? 0, axis))
    }
    let above = edge?.isHeader == true ? grid.nearest(look.sectionSpacing, .vertical) : 0
    return LayoutInsets(
      top: length(own.top, .vertical) + above, leading: length(own.leading, .horizontal),
      bottom: length(own.bottom, .vertical), trailing: length(own.trailing, .horizontal))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let insets = insets
    let size = grid.up(child.sizeThatFits(inner(proposal, insets))).bounded
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return LayoutSize(
      width: width ?? size.width + insets.leading + insets.trailing,
      height: max(grid.metrics.height, size.height) + insets.top + insets.bottom
        + (hasSeparator ? grid.metrics.height : 0))
  }

  override func placeContent(proposal: Proposal) {
    let insets = insets
    child.place(
      at: LayoutPoint(x: rect.x + insets.leading, y: rect.y + insets.top),
      proposal: inner(proposal, insets))
    let line = hasSeparator ? grid.metrics.height : 0
    let body = LayoutSize(width: rect.width, height: max(0, rect.height - line))
    for layer in layers { layer.place(at: rect.origin, proposal: Proposal(body)) }
    guard hasSeparator else { return }
    separator.place(
      at: LayoutPoint(x: rect.x + insets.leading, y: rect.y + body.height),
      proposal: Proposal(width: max(0, rect.width - insets.leading), height: line))
  }

  private func inner(_ proposal: Proposal, _ insets: LayoutInsets) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  // MARK: Drawing

  override var zIndex: Double { pinnedZIndex }

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    pinnedOrigin(at: time)
  }

  override func drawContent(into builder: PictureBuilder) {
    guard let pin else { return drawLayers(into: builder) }
    pin.draw(into: builder) { drawLayers(into: builder) }
  }

  private func drawLayers(into builder: PictureBuilder) {
    for layer in paintOrder(of: layers) { layer.draw(into: builder) }
    child.draw(into: builder)
    if hasSeparator { separator.draw(into: builder) }
  }

  /// Takes over what is to be behind the row.
  func updateBackground() {
    var element: Element? = child
    while let current = element, !(current is ListRowBackgroundElement) {
      element = (current as? UnaryElement)?.child
    }
    let custom = (element as? ListRowBackgroundElement)?.view
    let isOpaque = look.pinsHeaders && edge?.isHeader == true && custom == nil
    let view = ListRowBackground(custom: custom, isOpaque: isOpaque, isSelected: isSelected)
    if let background { return background.update(view) }
    background = ListRowBackground._makeNode(
      view, in: node.partContext("background", of: wrapped))
    takeLayers()
  }

  override func secondaryElementsDidChange(_ child: _Node) {
    if child === background { takeLayers() }
  }

  private func takeLayers() {
    let old = layers
    layers = background?.elements ?? []
    guard !areSame(old, layers) else { return }
    for layer in layers { layer.parent = self }
    graph.setNeedsRebuild()
    setNeedsLayout()
  }

  override func willUnmount() {
    super.willUnmount()
    background?.unmount()
    separator.unmount()
  }
}

/// What is behind a row.
nonisolated struct ListRowBackground: View {
  let custom: AnyView?
  /// Whether rows must not be seen through it.
  let isOpaque: Bool
  let isSelected: Bool

  var body: some View {
    if isOpaque { Rectangle().fill(.background) }
    if let custom { custom }
    if isSelected { Rectangle().fill(Color.accentColor.opacity(0.5)) }
  }
}
