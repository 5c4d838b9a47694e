import Foundation
import InbetweenMotion

/// How content moves that is dragged, let go, or asked to go elsewhere. Lengths are points, along one axis.
enum ScrollPhysics {
  /// How fast content that was let go slows down: its velocity falls to 1/e in so many seconds.
  static let coastingTime = 0.25
  /// The angular frequency of the spring that brings content back from beyond an edge, per second.
  static let returnFrequency = 10.0
  /// How long a wheel's notch or a key takes to arrive, as the duration of a critically damped spring.
  static let stepDuration = 0.2

  /// Returns where content is shown that is dragged to an offset.
  ///
  /// Shape: offset → offset; within 0…`limit` it is itself, beyond an edge by d it is by (1 - 1/(d * 0.55 / w + 1)) * w, w
  /// the window's length, which is never reached. Edges: a window without length gives nothing.
  /// Source: UIScrollView's rubber band, as it was measured by many.
  static func stretched(_ offset: Double, limit: Double, window: Double) -> Double {
    let inside = min(max(0, offset), limit)
    let beyond = abs(offset - inside)
    guard beyond > 0, window > 0 else { return inside }
    let band = (1 - 1 / (beyond * 0.55 / window + 1)) * window
    return offset < inside ? inside - band : inside + band
  }

  /// Returns where content would come to rest that is let go with a velocity in points a second.
  static func rest(from offset: Double, velocity: Double) -> Double {
    offset + velocity * coastingTime
  }

  /// Returns the frequency of the critically damped spring that takes content over a distance.
  ///
  /// With distance = velocity / frequency such a spring is a pure exponential: the content slows down and stops
  /// right there, and with the distance of ``rest(from:velocity:)`` it coasts freely. Nearer goals are reached a bit sooner; one that
  /// would need more than ``returnFrequency`` is overshot and returned to, which is the bounce at an edge.
  /// Shape: distance and velocity → per second, from 1 / ``coastingTime`` to ``returnFrequency``.
  static func frequency(distance: Double, velocity: Double) -> Double {
    let least = 1 / coastingTime
    guard distance != 0 else { return returnFrequency }
    let wanted = velocity / distance
    return wanted > 0 ? min(returnFrequency, max(least, wanted)) : returnFrequency
  }

  /// A critically damped spring of a frequency.
  static func spring(frequency: Double) -> Animation {
    .spring(duration: 2 * .pi / frequency, bounce: 0)
  }
}
