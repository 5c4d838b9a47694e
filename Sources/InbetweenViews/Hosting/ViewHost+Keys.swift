import InbetweenDrawing

extension ViewHost {
  /// Offers a key to the focused view and those around it, and does what keys do by themselves.
  func press(_ key: KeyPress) -> Handled {
    let focused = focusedElement
    var element = focused
    while let current = element {
      if let taker = current as? KeyPressElement, taker.press(key) == .handled { return .handled }
      element = current.parent
    }
    guard key.phase != .up else { return .ignored }
    if act(on: key, focused) == .handled || pressShortcut(key) == .handled { return .handled }
    return moveFocus(by: key) == .handled ? .handled : scroll(by: key, from: focused)
  }

  private func act(on key: KeyPress, _ focused: Element?) -> Handled {
    switch key.key {
    case .tab where key.modifiers.isDisjoint(with: [.control, .option, .command]):
      return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .return, .space:
      guard let taker = focused as? GestureElement, graph.visibleFocus === taker else {
        return .ignored
      }
      tapByKey(taker)
      return .handled
    default: return .ignored
    }
  }

  /// All live elements, parents before their children, in the order of the views.
  func elements() -> [Element] { root?.element.map { elements(in: $0) } ?? [] }

  /// An element and all live ones inside, parents before their children, in the order of the views.
  func elements(in element: Element) -> [Element] {
    var found: [Element] = []
    func collect(_ element: Element) {
      guard !element.isRemoved, !element.isHidden else { return }
      found.append(element)
      for child in element.children { collect(child) }
    }
    collect(element)
    return found
  }

  /// Sorts elements from top to bottom and from left to right, as they are shown.
  func readingOrder(_ elements: [Element]) -> [Element] {
    readingOrder(elements) { $0.windowRect(at: graph.now) }
  }

  /// Sorts elements from top to bottom and from left to right, as they stand once all is at rest.
  ///
  /// So keys do the same in the middle of a motion as they do at its end.
  func restingOrder(_ elements: [Element]) -> [Element] {
    readingOrder(elements) { $0.restingRect }
  }

  private func readingOrder(
    _ elements: [Element], by place: (Element) -> LayoutRect
  ) -> [Element] {
    elements.enumerated()
      .map { (offset: $0.offset, element: $0.element, rect: place($0.element)) }
      .sorted { ($0.rect.y, $0.rect.x, $0.offset) < ($1.rect.y, $1.rect.x, $1.offset) }
      .map(\.element)
  }
}

extension Element {
  /// Whether the element is still in the tree, not in its removal, and not one of those that another is shown for.
  var isPresent: Bool {
    guard isMounted else { return false }
    var element = self
    while !element.isRemoved {
      guard let parent = element.parent else { return true }
      guard parent.shows(element) else { return false }
      element = parent
    }
    return false
  }
}
