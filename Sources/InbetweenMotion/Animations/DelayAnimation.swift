import Foundation

extension Animation {
  /// Returns the animation, starting later.
  ///
  /// Edges: a delay below 0 starts it part of the way through; NaN and minus infinity count as 0.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(DelayAnimation(base: self, delay: delay)))
  }
}

/// An animation that starts later.
package struct DelayAnimation: Hashable, Sendable {
  package let base: Animation
  package let delay: TimeInterval

  package init(base: Animation, delay: TimeInterval) {
    self.base = base
    self.delay = delay > -.infinity ? delay : 0
  }

  /// Returns the base's time at a time.
  func inner(_ time: TimeInterval) -> TimeInterval { max(0, max(0, time) - delay) }

  /// Returns when a moment of the base comes.
  func delayed(_ moment: TimeInterval) -> TimeInterval { max(0, moment + delay) }
}
