import InbetweenDrawing

/// What has a view carried along with the source of its group, where other scopes are around that.
///
/// Shape: the group is at rest. The view stands where its source goes to, in its own scope, and is shown as far
/// from there as the source is seen from its goal.
@MainActor
struct MatchedTie {
  private weak var source: MatchedElement?
  /// Where the source goes to in the view's scope.
  private let goal: LayoutPoint

  /// Ties a view to a source; nil if the same scope is around both.
  init?(to source: MatchedElement, of element: MatchedElement) {
    guard source.scopeOwner !== element.scopeOwner else { return nil }
    self.source = source
    goal = source.place(in: element, at: nil)
  }

  /// How far the view is shown from where it stands, at a time.
  func distance(of element: MatchedElement, at time: Double?) -> LayoutPoint {
    guard let source, let time else { return .zero }
    return source.place(in: element, at: time) - goal
  }
}

extension MatchedElement {
  /// Where the point that is matched is in the scope of another view.
  fileprivate func place(in other: MatchedElement, at time: Double?) -> LayoutPoint {
    let own = geometry(at: time)
    let point = LayoutPoint(x: own.x, y: own.y)
    return other.place(ofWindow: point, at: time) ?? point - other.originInWindow(at: time)
  }
}

extension Element {
  /// What makes the scope that the element stands in; nil for the window.
  fileprivate var scopeOwner: Element? {
    var around = parent
    while let current = around, current.scopeOrigin(at: nil) == nil { around = current.parent }
    return around
  }
}
