import Foundation

extension Animation {
  /// Returns the animation, logically complete after a time.
  ///
  /// Edges: it is never completed later than without this, and below 0 counts as 0; NaN changes nothing.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(LogicalCompletionAnimation(base: self, duration: duration)))
  }
}

/// An animation that is logically complete after a time.
package struct LogicalCompletionAnimation: Hashable, Sendable {
  package let base: Animation
  package let duration: TimeInterval

  package init(base: Animation, duration: TimeInterval) {
    self.base = base
    self.duration = duration.isNaN ? .infinity : max(0, duration)
  }

  var earlyCompletion: TimeInterval? { min(duration, base.earlyCompletion ?? .infinity) }
}
