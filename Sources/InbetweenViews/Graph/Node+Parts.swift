/// Paths of views that a modifier puts behind or in front of others.
extension _Node {
  /// Returns the context of the views that the node, a modifier's, puts behind or in front of an element.
  ///
  /// Their path is that of the content, and tells apart elements of one modifier, by where they come from, and
  /// modifiers of one view, of which those further in have a number.
  final func partContext(_ label: String, of element: Element) -> _NodeContext {
    let number = outerParts(label)
    let part = number == 0 ? label : "\(label)[\(number)]"
    return context(label: (labels(to: element) + [part]).joined(separator: "/"))
  }

  /// How many modifiers around give the same view a part by the same name.
  private func outerParts(_ label: String) -> Int {
    var count = 0
    var node: _Node = self
    while node.label.isEmpty, let outer = node.parent, outer.pathComponent == nil {
      if outer.partLabel == label { count += 1 }
      node = outer
    }
    return count
  }

  /// The labels on the way from the node to what an element inside was made for, from the outside in.
  private func labels(to element: Element) -> [String] {
    var inner = element
    while let around = inner as? UnaryElement { inner = around.wrapped }
    var labels: [String] = []
    var node: _Node? = inner.node
    while let current = node, current !== self {
      if !current.label.isEmpty { labels.append(current.label) }
      node = current.parent
    }
    return labels.reversed()
  }
}
