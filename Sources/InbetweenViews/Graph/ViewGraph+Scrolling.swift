import InbetweenMotion

/// Which scroll views scroll, and what follows from that.
extension ViewGraph {
  /// Has a scroll view look at each frame whether it shows others of its views, until it is at rest.
  func follow(_ element: ScrollElement) {
    if !scrolling.contains(where: { $0 === element }) { scrolling.append(element) }
  }

  /// Has matched views, and those that ask where they are, go by the places that they have now that a scroll
  /// view was scrolled.
  func didScroll(by transaction: Transaction) {
    guard matcher.groupCount > 0 || surroundings.hasReaders || preferences.hasAnchors else {
      return
    }
    scroll = Transaction(animation: transaction.animation)
  }

  /// Forgets a scroll view that goes.
  func endFollowing(_ element: ScrollElement) { scrolling.removeAll { $0 === element } }

  /// Forgets the scroll views that are at rest, once a frame has shown them.
  func endFollowing() { scrolling.removeAll { !$0.isMoving } }
}
