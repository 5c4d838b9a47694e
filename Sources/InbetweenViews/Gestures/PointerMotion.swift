import Foundation
import InbetweenMotion

/// How fast the mouse moves.
struct PointerMotion {
  private var across = VelocitySampler<Double>()
  private var down = VelocitySampler<Double>()
  private var last: TimeInterval = 0

  /// Takes note of where the mouse is, in points.
  mutating func add(_ place: LayoutPoint, at time: TimeInterval) {
    across.add(place.x, at: time)
    down.add(place.y, at: time)
    last = time
  }

  /// Returns the velocity in points a second: a hand that has rested for a while has none.
  func velocity(at time: TimeInterval) -> LayoutPoint {
    let fade = pow(0.998, max(0, time - last) * 1000)
    return LayoutPoint(x: across.velocity * fade, y: down.velocity * fade)
  }
}
