import Foundation

/// Leaves space around a view.
public nonisolated struct _PaddingLayout: ViewModifier {
  public typealias Body = Never

  let edges: Edge.Set
  /// The distances in points; nil for the default of 16.
  let insets: EdgeInsets?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _PaddingLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> PaddingElement {
    PaddingElement(node: node, child: child)
  }

  @MainActor func apply(to element: PaddingElement) {
    let insets = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    element.insets = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }
}

/// Insets its child from the four sides, by whole cells.
final class PaddingElement: FramedElement {
  var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = grid.up(child.sizeThatFits(inner(proposal)))
    return LayoutSize(
      width: max(0, size.width + across), height: max(0, size.height + down))
  }

  override func placeContent(proposal: Proposal) {
    child.place(
      at: LayoutPoint(
        x: rect.x + length(insets.leading, .horizontal), y: rect.y + length(insets.top, .vertical)),
      proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    let proposal = inner(proposal)
    let own = grid.up(child.sizeThatFits(proposal))
    let before = key.axis == .horizontal ? insets.leading : insets.top
    return child.explicitAlignment(key, size: own, proposal: proposal)
      .map { $0 + length(before, key.axis) }
  }

  private var across: Double {
    length(insets.leading, .horizontal) + length(insets.trailing, .horizontal)
  }

  private var down: Double { length(insets.top, .vertical) + length(insets.bottom, .vertical) }

  private func length(_ inset: CGFloat, _ axis: Axis) -> Double {
    grid.nearest(bounded(inset) ?? 0, axis)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - across) },
      height: proposal.height.map { max(0, $0 - down) })
  }
}

extension View {
  /// Leaves space on some sides of the view, in points; nil for the default of 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Leaves the same space on all sides of the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves space on each side of the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
}
