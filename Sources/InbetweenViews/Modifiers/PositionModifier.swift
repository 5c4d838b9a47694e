import Foundation

/// Puts the middle of a view at a place.
public nonisolated struct _PositionLayout: ViewModifier {
  public typealias Body = Never

  let position: CGPoint

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _PositionLayout: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> PositionElement {
    PositionElement(node: node, child: child)
  }

  @MainActor func apply(to element: PositionElement) {
    element.position = LayoutPoint(x: bounded(position.x) ?? 0, y: bounded(position.y) ?? 0)
  }
}

/// Takes all the space that it is offered, and puts the middle of its child at a place in there.
final class PositionElement: FramedElement {
  var position = LayoutPoint.zero { didSet { if position != oldValue { setNeedsLayout() } } }

  override var arranges: Bool { true }
  override var isFractional: Bool { false }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = grid.up(child.sizeThatFits(proposal))
    return grid.up(
      LayoutSize(
        width: proposal.width ?? size.width, height: proposal.height ?? size.height))
  }

  override func placeContent(proposal: Proposal) {
    let exact = child.sizeThatFits(proposal).bounded
    let size = child.isFractional ? exact : grid.up(exact)
    let origin = LayoutPoint(
      x: rect.x + position.x - size.width / 2, y: rect.y + position.y - size.height / 2)
    child.place(at: child.isFractional ? origin : grid.nearest(origin), proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    let own = grid.up(child.sizeThatFits(proposal).bounded)
    return child.explicitAlignment(key, size: own, proposal: proposal)
      .map { $0 + position[key.axis] - own[key.axis] / 2 }
  }
}

extension View {
  /// Puts the middle of the view at a place in the space that it is offered, which it takes whole.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the middle of the view at a place in the space that it is offered, which it takes whole.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
