import Foundation

/// The course of one gesture from a press of the mouse button on, apart from what it tells.
///
/// Not in SwiftUI. It first takes events, and later, once it is known that no other gesture comes before it,
/// tells authors of them.
@MainActor
public class _GestureCourse {
  /// The gestures that it is made of.
  var parts: [_GestureCourse] { [] }

  /// Whether it gives way to a gesture that is recognised while the mouse button is still down, as taps do.
  var yields: Bool { !parts.isEmpty && parts.allSatisfy(\.yields) }

  /// When it changes without an event; nil if it does not.
  var deadline: TimeInterval? { parts.compactMap(\.deadline).min() }

  /// Takes an event.
  func handle(_ event: PointerEvent, in context: GestureContext) {
    for part in parts { part.handle(event, in: context) }
  }

  /// Takes note of the time.
  func advance(to time: TimeInterval, in context: GestureContext) {
    for part in parts { part.advance(to: time, in: context) }
  }

  /// Tells authors how far the gesture is, if they do not know.
  func deliver() {
    for part in parts { part.deliver() }
  }

  /// Ends the gesture where it is: it was another one, or its view has gone.
  func cancel() {
    for part in parts { part.cancel() }
  }
}

/// The course of a gesture that tells something.
///
/// Not in SwiftUI.
public class _GestureResult<Value>: _GestureCourse {
  /// How far the gesture is.
  var phase: GesturePhase<Value> { .failed }
}

/// The course of a gesture of one type.
///
/// Not in SwiftUI.
public class _GestureRecognizer<Source, Value>: _GestureResult<Value> {
  private(set) var gesture: Source

  init(_ gesture: Source) { self.gesture = gesture }

  /// Takes over a new description of the gesture, with other closures.
  func update(_ gesture: Source) { self.gesture = gesture }
}

/// Deadlines are due a moment before, so that times which were added up meet them.
let deadlineSlack = 1e-9
