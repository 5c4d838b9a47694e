/// What has to be found anew when something changes.
extension Element {
  /// Has the element and all around it measured and placed anew.
  func setNeedsLayout() {
    var element: Element? = self
    while let current = element {
      if current.absorbsChanges { return }
      current.layoutDidChange()
      element = current.parent
    }
    graph.setNeedsLayout()
  }

  /// Forgets how large the element and those around it are, up to a container; nothing if it is not in there.
  func forgetSizes(inside container: Element) {
    var path: [Element] = []
    var element: Element? = self
    while let current = element, current !== container {
      path.append(current)
      element = current.parent
    }
    guard element != nil else { return }
    for element in path { element.forgetLayout() }
  }
}
