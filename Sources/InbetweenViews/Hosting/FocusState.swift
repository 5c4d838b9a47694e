import InbetweenDrawing

/// Which view has the keyboard focus, and whether that is to be seen.
///
/// At first the first view that is explicitly focusable has it, unseen; Tab moves it on, and shows it.
struct FocusState {
  weak var element: Element?
}

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
    return act(on: key, focused) == .handled ? .handled : scroll(by: key, from: focused)
  }

  private func act(on key: KeyPress, _ focused: Element?) -> Handled {
    switch key.key {
    case .tab where key.modifiers.isDisjoint(with: [.control, .option, .command]):
      return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .return, .space:
      guard let taker = focused as? TapElement, graph.visibleFocus === taker else {
        return .ignored
      }
      taker.tapByKey()
      return .handled
    default: return .ignored
    }
  }

  /// The view with the focus, if it is still there; else the first one that asks for it.
  private var focusedElement: Element? {
    if let element = focus.element, element.isPresent, element.takesFocus { return element }
    focus.element = elements().first { $0 is FocusElement && $0.takesFocus }
    graph.visibleFocus = nil
    return focus.element
  }

  private func moveFocus(by step: Int) -> Handled {
    let stops = readingOrder(
      elements().filter(\.takesFocus))
    guard !stops.isEmpty else { return .ignored }
    var index = step > 0 ? 0 : stops.count - 1
    if let element = focus.element, let current = stops.firstIndex(where: { $0 === element }) {
      index = (current + step + stops.count) % stops.count
    }
    focus.element = stops[index]
    graph.visibleFocus = stops[index]
    reveal(stops[index])
    return .handled
  }

  /// All live elements, parents before their children, in the order of the views.
  func elements() -> [Element] {
    var found: [Element] = []
    func collect(_ element: Element) {
      guard !element.isRemoved else { return }
      found.append(element)
      for child in element.children { collect(child) }
    }
    if let element = root?.element { collect(element) }
    return found
  }

  /// Sorts elements from top to bottom and from left to right, as they are shown.
  func readingOrder(_ elements: [Element]) -> [Element] {
    elements.enumerated()
      .map { (offset: $0.offset, element: $0.element, rect: $0.element.windowRect(at: graph.now)) }
      .sorted { ($0.rect.y, $0.rect.x, $0.offset) < ($1.rect.y, $1.rect.x, $1.offset) }
      .map(\.element)
  }
}

extension Element {
  /// Whether Tab brings the keyboard focus here.
  fileprivate var takesFocus: Bool {
    (self as? TapElement)?.isEnabled ?? (self as? FocusElement)?.isFocusable ?? false
  }

  /// Whether the element is still in the tree, and not in its removal.
  var isPresent: Bool {
    guard node.isMounted else { return false }
    var element: Element? = self
    while let current = element {
      if current.isRemoved { return false }
      element = current.parent
    }
    return true
  }
}
