import InbetweenDrawing
import InbetweenMotion

/// How the wheel, keys and the mouse reach scroll views.
extension ViewHost {
  /// The scroll views that are seen at a place of the window, from the inside out.
  func scrollElements(at point: CellPoint) -> [ScrollElement] {
    guard point.column.isFinite, point.row.isFinite else { return [] }
    var found: [ScrollElement] = []
    var element = root?.element.flatMap { topElement($0, at: graph.place(of: point)) }
    while let current = element {
      if let scroll = current as? ScrollElement { found.append(scroll) }
      element = current.parent
    }
    return found
  }

  /// What is seen at a place on top of all else; the whole window of a scroll view counts.
  private func topElement(_ element: Element, at place: LayoutPoint) -> Element? {
    guard !element.isRemoved, element.shows(place, at: graph.now) else { return nil }
    for child in paintOrder(of: element.children).reversed() {
      if let found = topElement(child, at: place) { return found }
    }
    guard element is DrawingElement || element is ScrollElement else { return nil }
    return element.windowRect(at: graph.now).contains(place) ? element : nil
  }

  // MARK: The wheel

  /// Turns the wheel over a place: the innermost scroll view that can go on in that direction takes it.
  ///
  /// One that scrolls across only takes it where nothing scrolls downwards.
  func turnWheel(_ event: MouseEvent, by steps: Int) -> Handled {
    let chain = scrollElements(at: event.location)
    let lines = Double(min(1000, max(-1000, steps))) * 3
    let axis: Axis = event.modifiers.contains(.shift) ? .horizontal : .vertical
    if chain.contains(where: { $0.scroll(lines: lines, axis) }) { return .handled }
    guard axis == .vertical, !chain.contains(where: { $0.limit(.vertical) > 0 }) else {
      return .ignored
    }
    return chain.contains { $0.scroll(lines: lines, .horizontal) } ? .handled : .ignored
  }

  // MARK: Keys

  /// Has a key scroll the view that the focused one is in, else the first one that can.
  func scroll(by key: KeyPress, from focused: Element?) -> Handled {
    guard key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return .ignored }
    var element = focused
    while let current = element {
      if let scroll = current as? ScrollElement, scroll.press(key) { return .handled }
      element = current.parent
    }
    let others = readingOrder(elements().filter { $0 is ScrollElement })
    return others.contains { ($0 as? ScrollElement)?.press(key) == true } ? .handled : .ignored
  }

  /// Scrolls so that an element is seen, in all scroll views around it.
  func reveal(_ element: Element) {
    var outer = element.parent
    while let current = outer {
      if let scroll = current as? ScrollElement {
        scroll.reveal(scroll.place(of: element), by: ScrollElement.step)
      }
      outer = current.parent
    }
  }

  // MARK: The mouse

  /// Follows a mouse button that drags content; returns whether the event was part of a drag.
  func drag(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .press where event.button == 0:
      return press(at: event.location)
    case .move where event.button == 0:
      guard var current = drag, event.location.column.isFinite, event.location.row.isFinite else {
        return false
      }
      let isDragging = current.move(
        to: graph.place(of: event.location), at: graph.now, metrics: graph.grid.metrics)
      drag = current
      // What is dragged is not tapped.
      if isDragging { pressed = nil }
      return isDragging
    case .release where event.button == 0:
      defer { drag = nil }
      guard let drag, drag.dragged != nil else { return false }
      drag.end(at: graph.now)
      return true
    default: return false
    }
  }

  /// Takes hold of the content under a button; content that runs stops, and then nothing is tapped.
  private func press(at point: CellPoint) -> Bool {
    if let drag { drag.end(at: graph.now) }
    drag = nil
    let candidates = scrollElements(at: point).filter { !$0.settings.isDisabled }
    guard !candidates.isEmpty else { return false }
    drag = ScrollDrag(candidates: candidates, start: graph.place(of: point))
    guard let running = candidates.first(where: \.isScrolling) else { return false }
    running.stop()
    return true
  }

  // MARK: Frames

  /// Has the rows made that are seen now, before a frame is drawn or an event handled.
  func showScrolledViews() {
    guard graph.lazyStacks.wantOtherRows else { return }
    graph.setNeedsRows()
    graph.flush()
  }
}

extension ScrollElement {
  /// Whether the content runs by itself.
  fileprivate var isScrolling: Bool { origin.isActive && !isHeld }

  /// Stops content that runs, on the next whole cell.
  fileprivate func stop() {
    halt()
    scroll(to: settled(at: modelOffset, velocity: .zero), by: ScrollElement.step)
  }

  /// Does what a key asks for; returns whether anything moves.
  fileprivate func press(_ key: KeyPress) -> Bool {
    let main: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    switch key.key {
    case .upArrow: return scroll(lines: -1, .vertical)
    case .downArrow: return scroll(lines: 1, .vertical)
    case .leftArrow: return scroll(lines: -1, .horizontal)
    case .rightArrow: return scroll(lines: 1, .horizontal)
    case .pageUp: return scroll(pages: -1, main)
    case .pageDown: return scroll(pages: 1, main)
    case .space: return scroll(pages: key.modifiers.contains(.shift) ? -1 : 1, main)
    case .home: return scroll(toEnd: -1, main)
    case .end: return scroll(toEnd: 1, main)
    default: return false
    }
  }
}

extension ViewGraph {
  /// Returns a place of the window in points.
  func place(of point: CellPoint) -> LayoutPoint {
    LayoutPoint(x: point.column * grid.metrics.width, y: point.row * grid.metrics.height)
  }
}

extension LayoutRect {
  /// Whether a point lies inside; the left and top edges belong to the rectangle.
  func contains(_ point: LayoutPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// Returns what two rectangles have in common; without a size if they do not meet.
  func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}

extension Element {
  /// Whether the element cuts nothing off that is seen at a place of the window.
  func shows(_ place: LayoutPoint, at time: Double) -> Bool {
    guard let clip = clip(at: time) else { return true }
    return self.place(ofWindow: place, at: time).map { clip.contains($0) } ?? false
  }

  /// What is seen of the element in the window at a time, in points; without a size if it is out of sight.
  func seenRect(at time: Double) -> LayoutRect {
    var seen = windowRect(at: time)
    var element = parent
    while let current = element {
      if let clip = current.clip(at: time) {
        seen = seen.intersection(clip.box(mappedBy: current.windowTransform(at: time)))
      }
      element = current.parent
    }
    return seen
  }
}

extension Element {
  /// Whether the element is in a scroll view that does not show it at a time.
  func isScrolledAway(at time: Double) -> Bool {
    let seen = seenRect(at: time)
    return (seen.width <= 0 || seen.height <= 0) && hasScrollView
  }

  private var hasScrollView: Bool {
    var element = parent
    while let current = element {
      if current is ScrollElement { return true }
      element = current.parent
    }
    return false
  }
}
