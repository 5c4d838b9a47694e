import Foundation

extension Animation {
  /// Returns the animation, running faster or slower.
  ///
  /// Edges: at a speed of 0 or less it stays at its start for ever; NaN counts as 1; at infinity it is over
  /// at once.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(SpeedAnimation(base: self, speed: speed)))
  }
}

/// An animation that runs faster or slower.
package struct SpeedAnimation: Hashable, Sendable {
  package let base: Animation
  package let speed: Double

  package init(base: Animation, speed: Double) {
    self.base = base
    self.speed = speed.isNaN ? 1 : speed
  }

  /// Returns the base's time at a time.
  func inner(_ time: TimeInterval) -> TimeInterval { speed > 0 && time > 0 ? time * speed : 0 }

  /// Returns when a moment of the base comes.
  func scaled(_ moment: TimeInterval) -> TimeInterval {
    if moment == 0 { return 0 }
    return speed > 0 && moment < .infinity ? moment / speed : .infinity
  }
}
