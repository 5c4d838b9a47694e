/// An element around one other element.
@MainActor
class UnaryElement: Element {
  /// The element that this one was made for.
  final let wrapped: Element
  /// The element directly inside: the wrapped one, or another one around that.
  final var child: Element

  init(node: _Node, child: Element) {
    wrapped = child
    self.child = child
    super.init(node: node)
    child.parent = self
  }

  override var typeName: String { child.typeName }
  override var children: [Element] { [child] }
  override var isRemoved: Bool { child.isRemoved }
  override var zIndex: Double { child.zIndex }
  override var transition: AnyTransition? { child.transition }
  override var layoutPriority: Double { child.layoutPriority }
  override var isFractional: Bool { child.isFractional }
  override var isSpacer: Bool { child.isSpacer }
  override var viewSpacing: ViewSpacing { child.viewSpacing }
  override var gridCell: GridCell { child.gridCell }

  override func layoutValue(of key: ObjectIdentifier) -> Any? { child.layoutValue(of: key) }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { child.sizeThatFits(proposal) }

  override func didPlace(proposal: Proposal) { child.place(at: rect.origin, proposal: proposal) }

  override func drawParts(into builder: PictureBuilder) { child.draw(into: builder) }
}
