/// How views on top of one another are arranged.
@MainActor
struct LayersArranger {
  let alignment: Alignment
  let grid: LayoutGrid

  /// Arranges views for an offer.
  func arrangement(
    of children: [Element], for proposal: Proposal
  ) -> (slots: [StackArranger.Slot], size: LayoutSize) {
    var slots: [StackArranger.Slot] = []
    var (before, after) = (LayoutSize.zero, LayoutSize.zero)
    for child in children {
      let size = grid.up(child.sizeThatFits(proposal))
      let guide = LayoutPoint(
        x: child.guide(alignment.horizontal.key, size: size, proposal: proposal),
        y: child.guide(alignment.vertical.key, size: size, proposal: proposal))
      before = LayoutSize(
        width: slots.isEmpty ? guide.x : max(before.width, guide.x),
        height: slots.isEmpty ? guide.y : max(before.height, guide.y))
      after = LayoutSize(
        width: max(after.width, size.width - guide.x),
        height: max(after.height, size.height - guide.y))
      slots.append(StackArranger.Slot(origin: guide, size: size, proposal: proposal))
    }
    for index in slots.indices {
      let guide = slots[index].origin
      slots[index].origin = LayoutPoint(x: before.width - guide.x, y: before.height - guide.y)
    }
    let size = LayoutSize(
      width: before.width + after.width, height: before.height + after.height)
    return (slots, grid.up(size))
  }
}
