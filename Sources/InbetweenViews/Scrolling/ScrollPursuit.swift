import InbetweenMotion

/// A view that a scroll view is on its way to, whose place may not be known exactly before it is there.
///
/// The goal is where the view stands when it is asked for, as in SwiftUI, whose scroll views animate an offset.
/// Rows on the way that turn out to be of another length than thought, and another size of the window, move the
/// goal; but content that is sorted meanwhile does not, and neither does what is inserted before the view. So
/// the same is seen in the end as if the content had been there at once.
struct ScrollPursuit {
  let id: AnyHashable
  let anchor: UnitPoint?
  /// What the way is animated with.
  let transaction: Transaction
  /// The offset that shows the view where it is now.
  fileprivate var found: LayoutPoint
  /// How far the view was moved by changes of the content, which the goal does not follow.
  fileprivate var drift = LayoutPoint.zero
  /// The size of the window on the content.
  fileprivate var window: LayoutSize
}

extension ScrollElement {
  /// Follows a view on the way to it, whose offset was just made the goal.
  func beginPursuit(of id: AnyHashable, anchor: UnitPoint?, by transaction: Transaction) {
    guard let place = place(ofID: id) else { return }
    pursuit = ScrollPursuit(
      id: id, anchor: anchor, transaction: transaction,
      found: offset(showing: place, anchor: anchor), window: rect.size)
    // If nothing is on its way, the update that asked for it ends it.
    graph.follow(self)
  }

  /// Changes the goal if the view turns out to stand elsewhere: rows on the way were not of the length thought.
  func pursue() {
    guard var next = pursuit, origin.isSet else { return }
    guard let place = place(ofID: next.id) else {
      pursuit = nil
      return
    }
    let found = offset(showing: place, anchor: next.anchor)
    if graph.isShowingRows || next.window != rect.size {
      let goal = limited(
        grid.nearest(found - next.drift))
      if goal != modelOffset { setOffset(goal, by: next.transaction) }
      // Without an anchor the offset that shows the view depends on the one that there is.
      next.found = offset(showing: place, anchor: next.anchor)
    } else {
      next.drift.x += found.x - next.found.x
      next.drift.y += found.y - next.found.y
      next.found = found
    }
    next.window = rect.size
    pursuit = next
  }
}
