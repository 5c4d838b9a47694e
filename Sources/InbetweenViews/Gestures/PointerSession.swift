import Foundation

/// What becomes of a press of the mouse button: it goes on to the last of a row of taps, or the end of a drag.
///
/// Everything that listens where the button went down takes the events. A gesture of a view comes after those
/// of the views inside: it is told of nothing before they have failed. But those that wait for the button to go
/// up, as taps do, give way to one that is recognised while it is down.
@MainActor
final class PointerSession {
  private var responders: [PointerResponder] = []
  private var isDown = false
  private unowned let graph: ViewGraph
  private var alarm: Alarm?

  init(graph: ViewGraph) { self.graph = graph }

  /// Whether something may still become of it.
  var isOpen: Bool { responders.contains { $0.state != .over } }

  /// Whether a view has a gesture on its way.
  var hasGestures: Bool { responders.contains { $0 is GestureResponder && $0.state != .over } }

  /// Whether the content of a scroll view is dragged.
  var isScrolling: Bool { responders.contains { $0 is ScrollResponder && $0.state == .won } }

  // MARK: Events

  /// Begins with a press, or goes on with the next one of a row, on views from the inside out.
  func press(
    _ event: PointerEvent, on path: [Element], scroll: ScrollResponder?,
    contains: @escaping (GestureElement, LayoutPoint) -> Bool
  ) {
    let gestures = path.compactMap { $0 as? GestureElement }
    let isOver = isDown
    end { responder in
      guard !isOver, let element = (responder as? GestureResponder)?.element else { return true }
      return !gestures.contains { $0 === element }
    }
    responders.removeAll { $0.state == .over }
    // What was recognised already, and goes on, leaves nothing to the others.
    if !responders.contains(where: { $0.state == .won }) {
      gather(path, scroll: scroll, contains: contains)
    }
    handle(event)
  }

  /// Collects all that listens on a path; what waits already is one of them.
  private func gather(
    _ path: [Element], scroll: ScrollResponder?,
    contains: @escaping (GestureElement, LayoutPoint) -> Bool
  ) {
    let known = responders.compactMap { $0 as? GestureResponder }
    responders = []
    var scroll = scroll
    for element in path {
      if let gesture = element as? GestureElement {
        if !gesture.mask.contains(.subviews) { responders.removeAll { $0 is GestureResponder } }
        guard gesture.isListening else { continue }
        add(
          known.first { $0.element === gesture }
            ?? GestureResponder(gesture) { [weak gesture] place in
              gesture.map { contains($0, place) } ?? false
            })
      } else if element is ScrollElement, let found = scroll {
        found.blockers = responders.filter { ($0 as? GestureResponder)?.rank != .simultaneous }
        responders.append(found)
        scroll = nil
      }
    }
  }

  private func add(_ responder: GestureResponder) {
    responder.blockers = responder.rank == .normal ? responders : []
    if responder.rank == .high {
      for other in responders { other.blockers.append(responder) }
    }
    responders.append(responder)
  }

  /// Takes an event after the press.
  func handle(_ event: PointerEvent) {
    isDown = event.kind != .release
    change { $0.handle(event) }
  }

  private func change(_ action: (PointerResponder) -> Void) {
    for responder in responders where responder.state != .over {
      let wasRecognized = responder.phase.isRecognized
      action(responder)
      if !wasRecognized, responder.phase.isRecognized { responder.isEarly = isDown }
    }
    settle()
  }

  /// Ends whatever is on its way.
  func cancel() { end { _ in true } }

  /// Ends the gestures of views that have gone, or do not listen any more.
  func dropGone() {
    if responders.contains(where: { $0.state != .over && !$0.isLive }) { end { !$0.isLive } }
  }

  private func end(where isEnded: (PointerResponder) -> Bool) {
    for responder in responders where responder.state != .over && isEnded(responder) {
      lose(responder)
    }
    settle()
  }

  private func advance() { change { $0.advance(to: graph.now) } }

  // MARK: Who it is

  /// Finds out which are recognised, tells them, and has the time looked at when one changes by itself.
  private func settle() {
    for responder in responders where responder.state == .won {
      responder.deliver()
      if responder.phase.isOver { responder.state = .over }
    }
    while let responder = responders.first(where: { $0.state == .waiting && isDecided($0) }) {
      decide(responder)
    }
    for responder in responders where responder.state == .waiting && isFirst(responder) {
      responder.deliver()
    }
    alarm?.callOff()
    alarm = nil
    let next = responders.filter { $0.state != .over }.compactMap(\.deadline).min()
    if let next { alarm = graph.alarm(at: next) { [weak self] in self?.advance() } }
  }

  private func isDecided(_ responder: PointerResponder) -> Bool {
    if responder.phase.isFailed { return true }
    guard responder.phase.isRecognized else { return false }
    return responder.blockers.allSatisfy { blocker in
      blocker.state == .over
        || (responder.isEarly && blocker.yields && !blocker.phase.isRecognized)
    }
  }

  /// Whether none that comes before it may still be recognised.
  private func isFirst(_ responder: PointerResponder) -> Bool {
    responder.blockers.allSatisfy { $0.state == .over }
  }

  private func decide(_ responder: PointerResponder) {
    guard responder.phase.isRecognized else { return lose(responder) }
    for other in responders where other.state == .waiting {
      let isBehind = other.blockers.contains { $0 === responder }
      let isBefore = responder.blockers.contains { $0 === other }
      if isBehind || isBefore { lose(other) }
    }
    responder.state = .won
    responder.deliver()
    if responder.phase.isOver { responder.state = .over }
  }

  private func lose(_ responder: PointerResponder) {
    responder.state = .over
    responder.cancel()
  }
}
