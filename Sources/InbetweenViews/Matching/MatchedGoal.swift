import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Where a matched view's own place is once what is around it is at rest: the end of its group's way.
@MainActor
struct MatchedGoal {
  /// The place in the view's scope.
  private let rect: LayoutRect
  /// Where places of the scope go to in the window.
  private let map: CGAffineTransform
  /// The geometry that the view gives to its group there.
  let value: SIMD4<Double>

  init() { (rect, map, value) = (.zero, .identity, .zero) }

  /// Takes the place that a view has in the layout now, which has to be that at rest, or that from which a
  /// transition has it come in.
  init(of element: MatchedElement) {
    let own = element.rect
    rect = LayoutRect(own.origin - (element.isLive ? element.comingShift : .zero), own.size)
    map = element.windowTransform(at: nil)
    value = element.geometry(of: rect, mappedBy: map).attribute
  }

  /// How far the view's own place is seen from here at a time.
  ///
  /// Shape: in what is under way itself the view was laid out for that time; elsewhere only scopes move.
  func carriage(of element: MatchedElement, at time: Double) -> SIMD4<Double> {
    let shown = element.isCarried ? element.rect : rect
    let map = element.windowTransform(at: time)
    if shown == rect, map == self.map { return .zero }
    return element.geometry(of: shown, mappedBy: map).attribute
      - element.geometry(of: rect, mappedBy: self.map).attribute
  }
}

extension Element {
  /// How far transitions that come in over an edge have placed the element from where it goes to.
  fileprivate var comingShift: LayoutPoint {
    var sum = LayoutPoint.zero
    var around = parent
    while let current = around {
      if let move = current as? EdgeMoveElement { sum = sum + move.shift }
      around = current.parent
    }
    return sum
  }
}
