import InbetweenDrawing

/// How taps and the mouse reach the views that they are meant for.
extension ViewHost {
  /// The views at a place of the window, by what is shown: what is seen on top of all else, and those around it.
  func path(at place: LayoutPoint) -> [Element] {
    var path: [Element] = []
    var element = root?.element.flatMap {
      HitTest(place: place, time: graph.now).top($0, at: place)
    }
    while let current = element {
      path.append(current)
      element = current.parent
    }
    return path
  }

  // MARK: Taps

  /// Presses and lets go at one place.
  func tap(at point: CellPoint) -> Handled {
    let handled = handle(MouseEvent(.press, at: point))
    _ = handle(MouseEvent(.release, at: point))
    return handled
  }

  func tap(named name: String) throws -> Handled {
    let now = graph.now
    let named = readingOrder(
      elements().filter {
        $0.spokenName != nil && !$0.isScrolledAway(at: now) && !$0.isTransparent(at: now)
      })
    guard let element = named.first(where: { $0.spokenName == name }) else {
      throw UnknownNameError(name: name, known: named.compactMap(\.spokenName))
    }
    // What is cut off is tapped where it is seen.
    let rect = graph.grid.cells(element.seenRect(at: graph.now))
    return tap(
      at: CellPoint(column: rect.x + rect.width / 2, row: rect.y + rect.height / 2))
  }

  /// Does by a key what a tap does.
  func tapByKey(_ element: GestureElement) {
    let rect = element.movedPart.windowRect(at: graph.now)
    let center = LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    let session = keyTaps ?? PointerSession(graph: graph)
    func event(_ kind: PointerEvent.Kind) -> PointerEvent {
      PointerEvent(kind: kind, place: center, time: graph.now, isKey: true)
    }
    session.press(event(.press), on: [element], scroll: nil) { _, _ in true }
    session.handle(event(.release))
    keyTaps = session
  }

  // MARK: The mouse

  func handle(_ event: MouseEvent) -> Handled {
    guard event.location.column.isFinite, event.location.row.isFinite else { return .ignored }
    if case .scroll(let steps) = event.action { return turnWheel(event, by: steps) }
    let place = graph.place(of: event.location)
    let path = path(at: place)
    hover(at: place, over: path)
    guard event.button == 0 else { return .ignored }
    let kind: PointerEvent.Kind =
      switch event.action {
      case .press: .press
      case .release: .release
      case .move, .scroll: .move
      }
    let pointerEvent = PointerEvent(
      kind: kind, place: place, time: graph.now, modifiers: event.modifiers)
    if kind == .press { return press(pointerEvent, on: path) }
    guard let pointer else { return .ignored }
    pointer.dropGone()
    let isTaken = pointer.hasGestures || pointer.isScrolling
    pointer.handle(pointerEvent)
    return isTaken || pointer.isScrolling ? .handled : .ignored
  }

  /// Takes hold of what is under the button; content that runs stops, and then nothing is tapped.
  private func press(_ event: PointerEvent, on path: [Element]) -> Handled {
    let session = pointer ?? PointerSession(graph: graph)
    pointer = session
    let scrolling = path.compactMap { $0 as? ScrollElement }.filter { !$0.settings.isDisabled }
    let drag = ScrollDrag(candidates: scrolling, start: event.place)
    let scroll = ScrollResponder(drag, metrics: graph.grid.metrics)
    let isStopped = scrolling.first { $0.stopIfRunning() } != nil
    if let stop = path.first(where: { $0 is FocusElement && $0.takesFocus }), stop !== focus.element
    {
      setFocus(stop, isSeen: false)
    }
    session.press(event, on: isStopped ? scrolling : path, scroll: scroll) {
      [weak self] element, place in
      self?.path(at: place).contains { $0 === element } ?? false
    }
    return isStopped || session.hasGestures ? .handled : .ignored
  }

  private func hover(at place: LayoutPoint, over path: [Element]) {
    let path = path.compactMap { $0 as? HoverElement }
    for entry in hovered {
      guard let element = entry.element, !path.contains(where: { $0 === element }) else { continue }
      element.point(at: nil)
    }
    for element in path { element.point(at: place) }
    hovered = path.map { HoveredElement(element: $0) }
  }

  /// Ends the gestures of views that went with the last update, and takes the focus from them.
  func dropGoneGestures() {
    isHandlingEvent = true
    pointer?.dropGone()
    dropGoneFocus()
    isHandlingEvent = false
    graph.flush()
  }
}

/// A view that the mouse is over.
struct HoveredElement {
  weak var element: HoverElement?
}
