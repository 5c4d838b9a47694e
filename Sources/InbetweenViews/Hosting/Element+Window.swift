import Foundation
import InbetweenMotion

extension Element {
  /// The size that views inside go by: that of the innermost container, else of the window.
  var sizeAround: LayoutSize {
    containerSize ?? parent?.sizeAround ?? graph.surroundings.windowSize
  }

  /// Where the origin of the element's scope is in the window, in points; no time asks for the model.
  func originInWindow(at time: Double?) -> LayoutPoint {
    var sum = LayoutPoint.zero
    var element = parent
    while let current = element {
      if let origin = current.scopeOrigin(at: time) { sum = sum + origin }
      element = current.parent
    }
    return sum
  }

  /// How places in the element's scope are turned, stretched and moved to the window, in points; no time asks
  /// for the model.
  func windowTransform(at time: Double?) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var element = parent
    while let current = element {
      if let origin = current.scopeOrigin(at: time) {
        let move = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
        map = map.concatenating(current.scopeTransform(at: time)).concatenating(move)
      }
      element = current.parent
    }
    return map
  }

  /// Where the element is shown in the window at a time, in points: the box around it where it is turned.
  func windowRect(at time: Double) -> LayoutRect {
    shownRect(at: time).box(mappedBy: windowTransform(at: time))
  }

  /// Whether the element may show what is inside elsewhere than layout put it.
  var movesContent: Bool { self is MatchedElement || scopeOrigin(at: nil) != nil }

  /// The innermost of the elements around one view that may show it elsewhere; nil if there is none.
  private var innermostMover: UnaryElement? {
    var mover: UnaryElement?
    var current: Element = self
    while let around = current as? UnaryElement {
      if around.movesContent { mover = around }
      current = around.child
    }
    return mover
  }

  /// The element itself; around a view that an offset or another effect shows elsewhere, what the effect is around.
  var movedPart: Element { innermostMover?.child ?? self }

  /// Where the element stands in the window once all is at rest, in points: the box around it where it is turned.
  var restingRect: LayoutRect {
    let mover = innermostMover
    let part = mover?.child ?? self
    // A matched view that is under way has the size that it is seen with.
    let isUnderWay = mover is MatchedElement && mover?.scopeOrigin(at: nil) != nil
    let size = isUnderWay ? mover?.rect.size ?? part.rect.size : part.rect.size
    return LayoutRect(part.rect.origin, size).box(mappedBy: part.windowTransform(at: nil))
  }

  /// Returns where a place in the window is in the element's scope, at a time or by the model; nil where the
  /// element is too thin to be seen.
  func place(ofWindow place: LayoutPoint, at time: Double?) -> LayoutPoint? {
    let map = windowTransform(at: time)
    guard map.a * map.d - map.b * map.c != 0 else { return nil }
    let point = CGPoint(x: place.x, y: place.y).applying(map.inverted())
    return LayoutPoint(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutRect {
  /// Returns the box around the rectangle as a map makes it.
  func box(mappedBy map: CGAffineTransform) -> LayoutRect {
    if map.isIdentity { return self }
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(map) }
    let (xs, ys) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return LayoutRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the rectangle moved.
  func offset(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }
}
