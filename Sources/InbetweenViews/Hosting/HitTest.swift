import Foundation
import InbetweenMotion

/// The search for what is seen at a place of the window, from the top of the picture down.
@MainActor
struct HitTest {
  /// The place in the window, in points.
  let place: LayoutPoint
  let time: Double

  /// Returns the topmost element at a place in the scope of an element: itself, one inside, or nil.
  ///
  /// The whole frame counts of a view that listens, or scrolls, where it is shown. The place is mapped from scope to scope on the
  /// way, so that each element costs the same however deep it is.
  func top(_ element: Element, at own: LayoutPoint) -> Element? {
    guard !element.isRemoved, element.clip(at: time)?.contains(own) ?? true,
      element.isOpen(to: own, at: time)
    else { return nil }
    if !element.children.isEmpty, let inner = inside(element, own) {
      for child in paintOrder(of: element.children).reversed() {
        if let found = top(child, at: inner) { return found }
      }
    }
    return element.isSolid && isShown(element, at: own) ? element : nil
  }

  /// Whether a place in an element's scope is on it, and no view that it is around, and nothing else, keeps taps from
  /// there: by a shape on which they count, or by letting them through.
  ///
  /// What an offset or another effect inside shows elsewhere is there and not where layout put it.
  private func isShown(_ element: Element, at own: LayoutPoint) -> Bool {
    var (current, place) = (element, own)
    var (shown, shownPlace) = (element, own)
    var hasShape = element.isHitTarget
    while let around = current as? UnaryElement {
      guard let inner = inside(current, place), around.child.isOpen(to: inner, at: time) else {
        return false
      }
      if !hasShape, current.movesContent {
        (shown, shownPlace) = (around.child, inner)
      }
      (current, place) = (around.child, inner)
      hasShape = hasShape || current.isHitTarget
    }
    return shown.shownRect(at: time).contains(shownPlace)
  }

  /// Returns where a place is in the scope that an element makes for what is inside; nil where that is too thin
  /// to be seen.
  private func inside(_ element: Element, _ own: LayoutPoint) -> LayoutPoint? {
    guard let origin = element.scopeOrigin(at: time) else { return own }
    let moved = own - origin
    let map = element.scopeTransform(at: time)
    if map.isIdentity { return moved }
    guard map.a * map.d - map.b * map.c != 0 else { return nil }
    let point = CGPoint(x: moved.x, y: moved.y).applying(map.inverted())
    return LayoutPoint(x: Double(point.x), y: Double(point.y))
  }
}

extension Element {
  /// Whether the element's whole frame counts for the mouse.
  fileprivate var isSolid: Bool {
    self is DrawingElement || self is ScrollElement || isHitTarget
      || self is GestureElement || self is HoverElement || self is FocusElement
  }
}
