import InbetweenDrawing

/// Which view has the keyboard focus.
///
/// At first the first view that is explicitly focusable has it, unseen and untold; Tab moves it on, and shows it.
struct FocusTracker {
  weak var element: Element?
  /// Whether a view was told that it has the focus.
  fileprivate var isTold = false
  /// Tell those who know of the focus that it has gone.
  fileprivate var endings: [(Bool) -> Void] = []
}

extension ViewHost {
  /// The view with the focus, if it is still there; else the first one that asks for it.
  var focusedElement: Element? {
    if let element = liveFocus { return element }
    focus.element = elements().first { $0 is FocusElement && $0.takesFocus }
    graph.visibleFocus = nil
    return focus.element
  }

  /// Gives a view the focus, or none, and tells those who want to know.
  func setFocus(_ element: Element?, isSeen: Bool) {
    let isOther = focus.element !== element || !focus.isTold
    focus.element = element
    graph.visibleFocus = isSeen ? element : nil
    guard isOther else { return }
    let endings = focus.endings
    focus.endings = []
    for ending in endings { ending(false) }
    focus.isTold = element != nil
    guard let element else { return }
    var outer = element.parent
    while let current = outer {
      if let listener = current as? FocusListener, listener.isAbout(element) {
        focus.endings.append(listener.note)
        listener.note(true)
      }
      outer = current.parent
    }
  }

  /// Takes the focus from a view that has gone, or cannot have it any more.
  func dropGoneFocus() {
    if focus.isTold, liveFocus == nil { setFocus(nil, isSeen: false) }
  }

  /// The view that has the focus, if it is still there and may have it.
  ///
  /// An element may outlive its node until the next frame: it is asked for nothing before it was found in the tree.
  private var liveFocus: Element? {
    guard let element = focus.element, let root = root?.element, root.holds(element),
      element.isPresent, element.takesFocus
    else { return nil }
    return element
  }

  /// Has the focus go where a state says; returns whether there is such a view.
  func moveFocus(boundTo location: AnyObject) -> Bool {
    let bindings = elements().compactMap { $0 as? FocusBindingElement }
      .filter { $0.location === location }
    if let wanted = bindings.first(where: { $0.isWanted() }) {
      guard let stop = elements(in: wanted).first(where: \.takesFocus) else { return false }
      if stop !== focus.element || !focus.isTold { setFocus(stop, isSeen: true) }
      reveal(stop)
      return true
    }
    // Nobody is to have it: whoever of these has it loses it.
    if let element = focus.element, focus.isTold, bindings.contains(where: { $0.isAround(element) })
    {
      setFocus(nil, isSeen: false)
    }
    return false
  }

  // MARK: Keys

  /// Moves the focus in the reading order of views at rest, round and round.
  func moveFocus(by step: Int) -> Handled {
    let stops = restingOrder(elements().filter(\.takesFocus))
    guard !stops.isEmpty else { return .ignored }
    var index = step > 0 ? 0 : stops.count - 1
    if let element = focus.element, let current = stops.firstIndex(where: { $0 === element }) {
      index = (current + step + stops.count) % stops.count
    }
    show(stops[index])
    return .handled
  }

  /// Moves the focus by an arrow key, once it is seen: across to the next one in reading order, up and down to
  /// the nearest one of the next row.
  func moveFocus(by key: KeyPress) -> Handled {
    guard key.modifiers.isDisjoint(with: [.control, .option, .command, .shift]),
      let element = graph.visibleFocus, element === focus.element
    else { return .ignored }
    let stops = restingOrder(elements().filter(\.takesFocus))
    guard let index = stops.firstIndex(where: { $0 === element }) else { return .ignored }
    let next: Element? =
      switch key.key {
      case .leftArrow: index > 0 ? stops[index - 1] : nil
      case .rightArrow: index < stops.count - 1 ? stops[index + 1] : nil
      case .upArrow: nearest(to: element, in: stops[..<index].reversed())
      case .downArrow: nearest(to: element, in: stops[(index + 1)...])
      default: nil
      }
    guard let next else { return .ignored }
    show(next)
    return .handled
  }

  private func show(_ stop: Element) {
    setFocus(stop, isSeen: true)
    reveal(stop)
  }

  /// The view of the first other row that is least far to the side.
  private func nearest(to element: Element, in stops: some Sequence<Element>) -> Element? {
    let own = element.restingRect
    let others = stops.map { (stop: $0, rect: $0.restingRect) }
      .filter { $0.rect.y >= own.y + own.height || $0.rect.y + $0.rect.height <= own.y }
    guard let row = others.first?.rect.y else { return nil }
    func distance(_ rect: LayoutRect) -> Double {
      abs(rect.x + rect.width / 2 - own.x - own.width / 2)
    }
    return others.filter { $0.rect.y == row }.min { distance($0.rect) < distance($1.rect) }?.stop
  }
}

extension Element {
  /// Whether Tab brings the keyboard focus here.
  var takesFocus: Bool {
    if let gesture = self as? GestureElement { return gesture.isTappable && gesture.isTabStop }
    return (self as? FocusElement)?.isFocusable ?? false
  }

  /// Whether another element is inside, at any depth, as the parents see it.
  fileprivate func holds(_ other: Element) -> Bool {
    var element = other
    while element !== self {
      guard let parent = element.parent, parent.children.contains(where: { $0 === element }) else {
        return false
      }
      element = parent
    }
    return true
  }

  /// Whether the element is another one, or around it.
  func isAround(_ other: Element) -> Bool {
    var element: Element? = other
    while let current = element {
      if current === self { return true }
      element = current.parent
    }
    return false
  }
}
