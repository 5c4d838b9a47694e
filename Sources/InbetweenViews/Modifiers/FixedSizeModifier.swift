/// Has a view keep its ideal size.
public nonisolated struct _FixedSizeLayout: ViewModifier {
  public typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _FixedSizeLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FixedSizeElement {
    FixedSizeElement(node: node, child: child)
  }

  @MainActor func apply(to element: FixedSizeElement) {
    let across: Axis.Set = horizontal ? .horizontal : []
    element.axes = vertical ? across.union(.vertical) : across
  }
}

/// Offers its child nothing along some axes, so that it takes its ideal length there.
final class FixedSizeElement: FramedElement {
  var axes: Axis.Set = [] { didSet { if axes != oldValue { setNeedsLayout() } } }

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    grid.up(child.sizeThatFits(inner(proposal)))
  }

  override func placeContent(proposal: Proposal) {
    align(child, .center, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    guide(key, of: child, .center, size: size, proposal: inner(proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension View {
  /// Has the view keep its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Has the view keep its ideal width, its ideal height or both, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
