import Foundation

extension LayoutSubviews {
  /// Returns the size that an arrangement of the views' elements has.
  @MainActor func size(
    in proposal: ProposedViewSize,
    _ arrange: (LayoutGrid, [InbetweenViews.Element], Proposal) -> LayoutSize
  ) -> CGSize {
    let elements = elements
    guard let grid = elements.first?.grid else { return .zero }
    let size = arrange(grid, elements, Proposal(proposal))
    return CGSize(width: size.width, height: size.height)
  }

  /// Puts the views where an arrangement of their elements has them.
  @MainActor func place(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ arrange: (LayoutGrid, [InbetweenViews.Element], Proposal) -> [StackArranger.Slot]
  ) {
    let elements = elements
    guard let grid = elements.first?.grid else { return }
    for (subview, slot) in zip(self, arrange(grid, elements, Proposal(proposal))) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: ProposedViewSize(slot.proposal))
    }
  }
}
