import InbetweenMotion

/// Puts views behind or in front of a view, within its size.
public nonisolated struct _DecorationModifier<Decoration: View>: ViewModifier {
  public typealias Body = Never

  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool
  /// The sides at which the decoration grows into what the view is kept away from.
  var ignoredEdges: Edge.Set = []

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _DecorationModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> DecorationElement {
    let element = DecorationElement(node: node, child: child, isBehind: isBehind)
    element.decoration = Decoration._makeNode(
      decoration, in: node.partContext(label, of: child))
    return element
  }

  @MainActor var partLabel: String? { label }

  private var label: String { isBehind ? "background" : "overlay" }

  @MainActor func apply(to element: DecorationElement) {
    element.alignment = alignment
    element.ignoredEdges = ignoredEdges
  }

  @MainActor func updateViews(of element: DecorationElement) {
    element.decoration?.cast(to: Decoration.self).update(decoration)
  }
}

/// Keeps the size of its child, and offers that to the views behind or in front of it.
class DecorationElement: FramedElement {
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
  var ignoredEdges: Edge.Set = []
  var decoration: _Node? { didSet { takeElements() } }
  /// The decoration, if it depends on what the child and those inside say.
  var reader: (any PreferenceReader)?
  private let isBehind: Bool
  /// The views behind or in front of the child.
  private(set) var layers: [Element] = []
  /// The layers that take part in layout: those that have not been removed.
  private var present: [Element] = []

  init(node: _Node, child: Element, isBehind: Bool) {
    self.isBehind = isBehind
    super.init(node: node, child: child)
  }

  override var arranges: Bool { true }
  override var isFractional: Bool { false }
  override var preferenceReader: (any PreferenceReader)? { reader }
  override var children: [Element] { isBehind ? layers + [child] : [child] + layers }

  override func shift(at time: Double) -> LayoutPoint { child.shift(at: time) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    grid.up(child.sizeThatFits(proposal))
  }

  override func placeContent(proposal: Proposal) {
    align(child, .center, proposal: proposal)
    let insets = ignoredEdges.isEmpty ? LayoutInsets() : safeAreaInsets(around: rect)
    let slot = insets.masked(by: ignoredEdges).extending(rect)
    for layer in present {
      let size = grid.up(layer.sizeThatFits(Proposal(slot.size)))
      let origin =
        slot == rect
        ? origin(of: layer, size, proposal) : alignment.origin(of: size, in: slot)
      layer.place(at: grid.nearest(origin), proposal: Proposal(slot.size))
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, .center, size: size, proposal: proposal)
  }

  /// Where a layer stands, so that its guides meet those of the child.
  private func origin(
    of layer: Element, _ size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    func start(_ key: AlignmentKey) -> Double {
      (explicitAlignment(key, size: rect.size, proposal: proposal)
        ?? key.defaultValue(in: rect.size))
        - layer.guide(key, size: size, proposal: Proposal(rect.size))
    }
    return LayoutPoint(
      x: rect.x + start(alignment.horizontal.key), y: rect.y + start(alignment.vertical.key))
  }

  /// Whether the layers are drawn before the child.
  final var layersAreBelow: Bool { isBehind }

  override func drawContent(into builder: PictureBuilder) {
    if isBehind { drawLayers(into: builder) }
    child.draw(into: builder)
    if !isBehind { drawLayers(into: builder) }
  }

  final func drawLayers(into builder: PictureBuilder) {
    for layer in paintOrder(of: layers) { layer.draw(into: builder) }
  }

  override func secondaryElementsDidChange(_ child: _Node) {
    if child === decoration { takeElements() }
  }

  override func willUnmount() {
    super.willUnmount()
    decoration?.unmount()
  }

  private func takeElements() {
    let old = present
    layers = decoration?.elements ?? []
    for layer in layers { layer.parent = self }
    present = layers.filter { !$0.isRemoved }
    graph.setNeedsRebuild()
    guard !areSame(old, present) else { return }
    setNeedsLayout()
    preferencesDidChange()
  }
}
