import Foundation
import InbetweenDrawing

/// Something that may become of a press of the mouse button: a gesture of a view, or scrolling.
@MainActor
class PointerResponder {
  /// Whether it is known what it becomes.
  enum State {
    /// It is not known, or one that comes before it may still be recognised.
    case waiting
    /// It was recognised, and is told of what happens.
    case won
    /// It has ended, or was none.
    case over
  }

  final var state = State.waiting
  /// Those that come before it.
  final var blockers: [PointerResponder] = []
  /// Whether it was recognised before the mouse button went up: it does not wait for taps that come before it.
  final var isEarly = false

  /// How far it is.
  var phase: GesturePhase<Void> { .failed }
  /// Whether it gives way to one that is recognised while the mouse button is still down.
  var yields: Bool { false }
  /// When it changes without an event; nil if it does not.
  var deadline: TimeInterval? { nil }
  /// Whether its view is still there and listens.
  var isLive: Bool { true }

  /// Takes an event.
  func handle(_ event: PointerEvent) {}
  /// Takes note of the time.
  func advance(to time: TimeInterval) {}
  /// Tells authors how far it is.
  func deliver() {}
  /// Ends it where it is.
  func cancel() {}
}

/// A gesture of a view.
final class GestureResponder: PointerResponder {
  /// The view; nil once it has gone.
  private(set) weak var element: GestureElement?
  let rank: GestureElement.Rank
  private let course: _GestureCourse
  private let currentPhase: () -> GesturePhase<Void>
  private let contains: (LayoutPoint) -> Bool

  init(_ element: GestureElement, contains: @escaping (LayoutPoint) -> Bool) {
    self.element = element
    self.contains = contains
    rank = element.rank
    (course, currentPhase) = element.begin()
  }

  override var phase: GesturePhase<Void> { currentPhase() }
  override var yields: Bool { course.yields }
  override var deadline: TimeInterval? { course.deadline }
  override var isLive: Bool { element?.isListening ?? false }

  override func handle(_ event: PointerEvent) {
    if let context { course.handle(event, in: context) }
  }

  override func advance(to time: TimeInterval) {
    if let context { course.advance(to: time, in: context) }
  }

  override func deliver() { course.deliver() }
  override func cancel() { course.cancel() }

  private var context: GestureContext? {
    element.map { GestureContext(element: $0, contains: contains) }
  }
}

/// Scrolling by a drag.
final class ScrollResponder: PointerResponder {
  private var drag: ScrollDrag
  private let metrics: CellMetrics
  private var current = GesturePhase<Void>.possible(nil)
  private var last: PointerEvent?

  init(_ drag: ScrollDrag, metrics: CellMetrics) {
    self.drag = drag
    self.metrics = metrics
  }

  override var phase: GesturePhase<Void> { current }

  override func handle(_ event: PointerEvent) {
    last = event
    guard event.kind != .release else {
      current = current.isRecognized ? .ended(()) : .failed
      return
    }
    if drag.find(at: event.place, metrics: metrics) { current = .active(()) }
  }

  override func deliver() {
    guard let last, current.isRecognized else { return }
    if last.kind == .release {
      drag.end(at: last.time)
    } else if !drag.move(to: last.place, at: last.time) {
      current = .failed
    }
  }

  override func cancel() {
    if let last { drag.end(at: last.time) }
    current = .failed
  }
}
