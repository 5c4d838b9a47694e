import Foundation
import InbetweenDrawing
import InbetweenMotion

extension ViewHost {
  @discardableResult
  public func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    // Handlers begin outside of any transaction, also if a test sends events inside of one.
    try graph.running { try CurrentTransaction.without { try handle(event, at: time) } }
  }

  private func handle(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    advance(to: time)
    showScrolledViews()
    graph.matcher.arrange(at: graph.now)
    isHandlingEvent = true
    defer {
      isHandlingEvent = false
      graph.flush()
      graph.stageDidEnd?(.events)
    }
    switch event {
    case .key(let key): return press(key)
    case .tap(let point): return tap(at: point)
    case .tapNamed(let name): return try tap(named: name)
    case .mouse(let event): return handle(event)
    case .resize(let size): return resizeNow(to: size)
    case .background(let color): return take(background: color)
    case .focus, .paste: return .ignored
    }
  }

  private func resizeNow(to size: GridSize) -> Handled {
    resize(to: size)
    return .handled
  }

  // MARK: Taps

  private func tap(at point: CellPoint) -> Handled {
    guard let target = tapTarget(at: point) else { return .ignored }
    target.tap()
    return .handled
  }

  private func tap(named name: String) throws -> Handled {
    let named = readingOrder(
      elements().filter { $0.spokenName != nil && !$0.isScrolledAway(at: graph.now) })
    guard let element = named.first(where: { $0.spokenName == name }) else {
      throw UnknownNameError(name: name, known: named.compactMap(\.spokenName))
    }
    // What is cut off is tapped where it is seen.
    let rect = graph.grid.cells(element.seenRect(at: graph.now))
    return tap(
      at: CellPoint(column: rect.x + rect.width / 2, row: rect.y + rect.height / 2))
  }

  /// A tap counts when the button goes up in the view that it went down in.
  private func handle(_ event: MouseEvent) -> Handled {
    if drag(event) { return .handled }
    switch event.action {
    case .scroll(let steps): return turnWheel(event, by: steps)
    case .press where event.button == 0:
      pressed = tapTarget(at: event.location)
      pressed?.isPressed = true
      return pressed == nil ? .ignored : .handled
    case .move where event.button == 0:
      guard let pressed else { return .ignored }
      pressed.isPressed = pressed.isPresent && tapTarget(at: event.location) === pressed
      return .handled
    case .release where event.button == 0:
      defer { pressed = nil }
      guard let pressed, pressed.isPresent, tapTarget(at: event.location) === pressed else {
        return .ignored
      }
      pressed.tap()
      return .handled
    default: return .ignored
    }
  }

  /// The view that takes a tap at a place: what is seen there, or the nearest one around it that listens.
  private func tapTarget(at point: CellPoint) -> TapElement? {
    let metrics = graph.grid.metrics
    let place = LayoutPoint(x: point.column * metrics.width, y: point.row * metrics.height)
    return root?.element.flatMap { hit($0, at: place) }?.target
  }

  private struct Hit {
    let target: TapElement?
  }

  /// Looks from the top of the picture down for what is shown at a place.
  private func hit(_ element: Element, at place: LayoutPoint) -> Hit? {
    guard !element.isRemoved, element.shows(place, at: graph.now) else { return nil }
    for child in paintOrder(of: element.children).reversed() {
      guard let found = hit(child, at: place) else { continue }
      return found.target == nil ? Hit(target: element.tapTaker) : found
    }
    guard element is DrawingElement || element is TapElement else { return nil }
    let own = element.place(ofWindow: place, at: graph.now)
    let isInside = own.map { element.shownRect(at: graph.now).contains($0) } ?? false
    return isInside ? Hit(target: element.tapTaker) : nil
  }
}

extension Element {
  /// The element, if it takes taps.
  fileprivate var tapTaker: TapElement? {
    guard let taker = self as? TapElement, taker.isEnabled else { return nil }
    return taker
  }

  /// What a tap by name calls the element: its text, or its accessibility label.
  fileprivate var spokenName: String? {
    guard let name = (self as? TextElement)?.content ?? (self as? AccessibilityElement)?.label
    else {
      return nil
    }
    var element: Element? = self
    while let current = element {
      if (current as? AccessibilityElement)?.isSilent == true { return nil }
      element = current.parent
    }
    return name
  }
}

/// A name that nothing on screen has.
///
/// Not in SwiftUI.
public struct UnknownNameError: Error, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The names on screen, in reading order.
  public let known: [String]

  public var description: String {
    let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
    let seen = known.isEmpty ? "nothing on screen has a name" : "on screen are \(list)"
    let near = nearestName(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return "nothing on screen is called \"\(name)\": \(seen)\(near)"
  }
}
