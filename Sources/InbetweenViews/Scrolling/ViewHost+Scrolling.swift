import InbetweenDrawing
import InbetweenMotion

/// How the wheel and keys reach scroll views.
extension ViewHost {
  // MARK: The wheel

  /// Turns the wheel over a place: the innermost scroll view that can go on in that direction takes it.
  ///
  /// One that scrolls across only takes it where nothing scrolls downwards.
  func turnWheel(_ event: MouseEvent, by steps: Int) -> Handled {
    let chain = path(at: graph.place(of: event.location)).compactMap { $0 as? ScrollElement }
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
    let others = restingOrder(elements().filter { $0 is ScrollElement })
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

  // MARK: Frames

  /// Has the rows made that are seen now, before a frame is drawn or an event handled.
  func showScrolledViews() {
    guard graph.lazyStacks.wantOtherRows else { return }
    graph.setNeedsRows()
    graph.flush()
  }
}

extension ScrollElement {
  /// Stops content that runs by itself, on the next whole cell; returns whether it did run.
  func stopIfRunning() -> Bool {
    guard origin.isActive, !isHeld else { return false }
    halt()
    scroll(to: settled(at: modelOffset, velocity: .zero), by: ScrollElement.step)
    return true
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
