import InbetweenDrawing

/// Where a matched view's own place is once what is around it is at rest: the end of its group's way.
@MainActor
struct MatchedGoal {
  /// The place in what is around the view.
  private let rect: LayoutRect
  /// Where the origin of the view's scope goes to in the window.
  private let origin: LayoutPoint
  /// The geometry that the view gives to its group there.
  let value: SIMD4<Double>

  init() { (rect, origin, value) = (.zero, .zero, .zero) }

  /// Takes the place that a view has in the layout now, which has to be that at rest.
  init(of element: MatchedElement) {
    (rect, origin) = (element.rect, element.originInWindow(at: nil))
    value = element.geometry(of: rect, from: origin).attribute
  }

  /// How far the view's own place is seen from here at a time.
  ///
  /// Shape: in what is under way itself the view was laid out for that time; elsewhere only scopes move.
  func carriage(of element: MatchedElement, at time: Double) -> SIMD4<Double> {
    let shown = element.isCarried ? element.rect : rect
    let origin = element.originInWindow(at: time)
    if shown == rect, origin == self.origin { return .zero }
    return element.geometry(of: shown, from: origin).attribute
      - element.geometry(of: rect, from: self.origin).attribute
  }
}
