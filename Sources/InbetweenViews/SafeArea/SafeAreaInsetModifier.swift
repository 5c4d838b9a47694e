import Foundation

/// Puts views at an edge of a view, and keeps the view away from them.
public nonisolated struct _SafeAreaInsetModifier<Inset: View>: ViewModifier {
  public typealias Body = Never

  let inset: Inset
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _SafeAreaInsetModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> SafeAreaInsetElement {
    let element = SafeAreaInsetElement(node: node, child: child)
    element.inset = Inset._makeNode(inset, in: node.partContext("safeAreaInset", of: child))
    return element
  }

  @MainActor var partLabel: String? { "safeAreaInset" }

  @MainActor func apply(to element: SafeAreaInsetElement) {
    element.apply(edge: edge, alignment: alignment, spacing: bounded(spacing))
    element.inset?.cast(to: Inset.self).update(inset)
  }
}

/// Keeps its child away from an edge, where other views stand.
final class SafeAreaInsetElement: SafeAreaElement {
  var inset: _Node? { didSet { takeElements() } }
  private var edge = Edge.bottom
  private var alignment = HorizontalAlignment.center.key
  private var spacing: Double?
  private var bars: [Element] = []
  private var present: [Element] = []

  override var children: [Element] { [child] + bars }

  func apply(edge: Edge, alignment: AlignmentKey, spacing: Double?) {
    let isSame = edge == self.edge && alignment == self.alignment && spacing == self.spacing
    guard !isSame else { return }
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
    setNeedsLayout()
  }

  override func safeArea(for proposal: Proposal) -> LayoutInsets {
    guard !present.isEmpty else { return LayoutInsets() }
    let bar = present.map { grid.up($0.sizeThatFits(barProposal(proposal)))[axis] }.max() ?? 0
    let distance = max(0, bar + grid.nearest(spacing ?? (axis == .horizontal ? 8 : 0), axis))
    return LayoutInsets(
      top: distance, leading: distance, bottom: distance, trailing: distance
    ).masked(by: Edge.Set(edge))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let own = super.measure(proposal)
    return present.reduce(into: own) { size, bar in
      let other = grid.up(bar.sizeThatFits(barProposal(proposal)))
      if axis == .vertical {
        size.width = max(size.width, other.width)
      } else {
        size.height = max(size.height, other.height)
      }
    }
  }

  override func placeContent(proposal: Proposal) {
    super.placeContent(proposal: proposal)
    let offered = barProposal(Proposal(rect.size))
    for bar in present {
      let size = grid.up(bar.sizeThatFits(offered))
      let across =
        alignment.defaultValue(in: rect.size)
        - bar.guide(alignment, size: size, proposal: offered)
      let origin =
        switch edge {
        case .top: LayoutPoint(x: rect.x + across, y: rect.y)
        case .bottom: LayoutPoint(x: rect.x + across, y: rect.y + rect.height - size.height)
        case .leading: LayoutPoint(x: rect.x, y: rect.y + across)
        case .trailing: LayoutPoint(x: rect.x + rect.width - size.width, y: rect.y + across)
        }
      bar.place(at: grid.nearest(origin), proposal: offered)
    }
  }

  override func drawContent(into builder: PictureBuilder) {
    for child in paintOrder(of: children) { child.draw(into: builder) }
  }

  override func secondaryElementsDidChange(_ child: _Node) {
    if child === inset { takeElements() }
  }

  override func willUnmount() {
    super.willUnmount()
    inset?.unmount()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func barProposal(_ proposal: Proposal) -> Proposal {
    axis == .vertical
      ? Proposal(width: proposal.width, height: nil)
      : Proposal(width: nil, height: proposal.height)
  }

  private func takeElements() {
    let old = present
    bars = inset?.elements ?? []
    for bar in bars { bar.parent = self }
    present = bars.filter { !$0.isRemoved }
    graph.setNeedsRebuild()
    guard !areSame(old, present) else { return }
    setNeedsLayout()
    preferencesDidChange()
  }
}

extension View {
  /// Puts views at the upper or the lower side of the view, which keeps away from them.
  ///
  /// Shape: the views have their ideal height; `spacing` is in points, nil for none.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key,
        spacing: spacing))
  }

  /// Puts views at the left or the right side of the view, which keeps away from them.
  ///
  /// Shape: the views have their ideal width; `spacing` is in points, nil for 8.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: alignment.key, spacing: spacing))
  }
}
