import Foundation
import InbetweenDrawing

/// What the mouse button did, as gestures see it.
struct PointerEvent {
  enum Kind {
    case press
    case move
    case release
  }

  let kind: Kind
  /// Where in the window, in points.
  let place: LayoutPoint
  let time: TimeInterval
  var modifiers: EventModifiers = []
  /// Whether a key stands for the mouse.
  var isKey = false
}
