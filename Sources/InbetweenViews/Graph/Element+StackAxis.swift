extension Element {
  /// The axis of the stack that the element stands in; nil if it stands in none.
  ///
  /// What is behind or in front of a view in a stack stands in none.
  var enclosingStackAxis: Axis? {
    var inner = self
    while let current = inner.parent as? UnaryElement, current.child === inner { inner = current }
    return (inner.parent as? ContainerElement)?.stackAxis
  }

  /// Has the element measured anew that a stack arranges, if it goes by the axis of the stack.
  func stackAxisDidChange() {
    var inner = self
    while let current = inner as? UnaryElement { inner = current.child }
    if inner.goesByStackAxis { inner.setNeedsLayout() }
  }
}
