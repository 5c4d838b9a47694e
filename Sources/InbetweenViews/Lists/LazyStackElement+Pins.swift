import InbetweenMotion

/// Headers and footers of sections that are kept in sight.
extension LazyStackElement {
  /// Tells each header and footer where it stands in its section, and whether it is kept in sight.
  func placePins() {
    for line in lines {
      guard let edge = line.child.sectionEdge, let target = line.child.pinTarget else { continue }
      guard pinnedViews.contains(edge.isHeader ? .sectionHeaders : .sectionFooters) else {
        unpin(target)
        continue
      }
      let section = edge.node.elements.filter { !$0.isRemoved }
      let edges = section.filter { ($0 as? SectionEdgeElement)?.isHeader == edge.isHeader }
      guard let place = range(of: edges), let whole = range(of: section) else { continue }
      if target.pin == nil {
        target.pin = SectionPin(in: self, isHeader: edge.isHeader)
        graph.setNeedsRebuild()
      }
      target.pin?.lie(at: place, in: whole)
    }
  }

  private func unpin(_ target: any PinnableElement) {
    guard target.pin != nil else { return }
    target.pin = nil
    graph.setNeedsRebuild()
  }

  /// What views take along the axis that stand one after the other.
  private func range(of elements: [Element]) -> Range<Double>? {
    guard let first = elements.first.flatMap({ line(of: $0) }),
      let last = elements.last.flatMap({ line(of: $0) })
    else { return nil }
    return first.start..<max(first.start, last.start + last.extent - spacing)
  }

  /// What is seen of the stack along its axis at a time, the margins left out; nil where nothing scrolls.
  func pinnedWindow(at time: Double) -> (start: Double, end: Double)? {
    guard let scroll else { return nil }
    let place = scroll.place(of: self)
    let margin = scroll.margin(axis)
    let shown = scroll.shownRect(at: time)
    let offset = scroll.shownOffset(axis, at: time) - (axis == .vertical ? place.y : place.x)
    return (
      offset + margin.start,
      offset + (axis == .vertical ? shown.height : shown.width) - margin.end
    )
  }
}

extension Element {
  /// What is moved to keep the header or footer in sight that the element is: with a list's row all that is behind it.
  fileprivate var pinTarget: (any PinnableElement)? {
    var element: Element? = self
    while let current = element {
      if let target = current as? any PinnableElement { return target }
      element = (current as? UnaryElement)?.child
    }
    return nil
  }
}
