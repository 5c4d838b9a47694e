import Foundation

/// The view that a gesture is attached to, as the gesture sees it.
@MainActor
struct GestureContext {
  let element: GestureElement

  /// Whether a place of the window is inside of the view, and nothing else lies over it.
  let contains: (LayoutPoint) -> Bool

  /// Returns a place of the window as a place in a space, by what is shown now.
  func location(of place: LayoutPoint, in space: CoordinateSpace) -> CGPoint {
    element.location(of: place, in: space)
  }
}

extension Element {
  /// Returns a place of the window as a place in a space, by what is shown now.
  ///
  /// A view's own space moves with the view; a name that no view around bears means the window's.
  func location(of place: LayoutPoint, in space: CoordinateSpace) -> CGPoint {
    let base: Element? =
      switch space {
      case .global: nil
      case .local: self
      case .named(let name): self.space(named: name)
      }
    guard let base, let own = base.place(ofWindow: place, at: graph.now) else {
      return CGPoint(x: place.x, y: place.y)
    }
    let shown = base.shownRect(at: graph.now)
    return CGPoint(x: own.x - shown.x, y: own.y - shown.y)
  }
}
