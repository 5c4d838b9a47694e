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

  /// Has the element measured anew; what is around only if one of the sizes that were asked for is another.
  ///
  /// For elements of which nothing but the size counts around: no guide of theirs moves while it stays.
  func contentDidChange() {
    let known = measured
    let isSame = known.areAll(isContinuous: grid.isContinuous) { proposal in
      graph.counters.countLayout(of: typeName)
      return measure(proposal)
    }
    // One that was never measured is about to be.
    if !isSame || known.isEmpty { setNeedsLayout() }
  }
}
