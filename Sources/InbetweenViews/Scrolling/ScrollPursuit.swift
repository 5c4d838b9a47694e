import InbetweenMotion

/// A view that a scroll view is on its way to, whose place may not be known exactly before it is there.
struct ScrollPursuit {
  let id: AnyHashable
  let anchor: UnitPoint?
  /// What the way is animated with.
  let transaction: Transaction
}

extension ScrollElement {
  /// Changes the goal if the view turns out to stand elsewhere: rows on the way were not of the length thought.
  func pursue() {
    guard let pursuit, origin.isSet, let place = place(ofID: pursuit.id) else { return }
    let goal = limited(grid.nearest(offset(showing: place, anchor: pursuit.anchor)))
    if goal != modelOffset { setOffset(goal, by: pursuit.transaction) }
  }
}
