import Foundation

extension Animation {
  /// Returns the fraction of the way at a time, or nil when the animation is over.
  ///
  /// Shape: `time` since the start, 0 where it is less or NaN. A fluid spring starts at rest and has no end
  /// here, since that depends on the value: see ``duration(ofIntervalSquared:)``.
  package func fraction(at time: TimeInterval) -> Double? {
    FlatAnimation(self).fraction(at: time)
  }

  /// How long the animation takes; nil where that may depend on the value, as with fluid springs.
  ///
  /// Shape: 0 or more, infinity for an animation that never ends.
  package var duration: TimeInterval? {
    switch kind {
    case .timingCurve(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .fluidSpring, .custom: nil
    case .interpolatingSpring(let spring): spring.settlingDuration
    case .delay(let animation): animation.base.duration.map(animation.delayed)
    case .speed(let animation): animation.base.duration.map(animation.scaled)
    case .repeating(let animation): animation.duration
    case .logicallyComplete(let animation): animation.base.duration
    }
  }

  /// Returns how long the animation takes over an interval from rest.
  ///
  /// Shape: `interval` is the squared magnitude of the whole way.
  package func duration(ofIntervalSquared interval: Double) -> TimeInterval {
    switch kind {
    case .timingCurve(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .fluidSpring(let spring): spring.duration(ofIntervalSquared: interval)
    case .interpolatingSpring(let spring): spring.settlingDuration
    case .delay(let animation):
      animation.delayed(animation.base.duration(ofIntervalSquared: interval))
    case .speed(let animation):
      animation.scaled(animation.base.duration(ofIntervalSquared: interval))
    case .repeating(let animation): animation.duration
    case .logicallyComplete(let animation):
      animation.base.duration(ofIntervalSquared: interval)
    case .custom(let box): box.span(over: interval.squareRoot()).end
    }
  }

  /// When the animation is logically complete; it is so at its end at the latest.
  ///
  /// Shape: for a spring this is its response, whatever the value.
  package var logicalDuration: TimeInterval {
    min(earlyCompletion ?? .infinity, duration ?? .infinity)
  }

  /// When the animation is logically complete before its end; nil where only its end completes it.
  var earlyCompletion: TimeInterval? {
    switch kind {
    case .timingCurve, .unitCurve: nil
    case .fluidSpring(let spring): spring.response
    case .interpolatingSpring(let spring): spring.logicalDuration
    case .delay(let animation): animation.base.earlyCompletion.map(animation.delayed)
    case .speed(let animation): animation.base.earlyCompletion.map(animation.scaled)
    case .repeating(let animation): animation.earlyCompletion
    case .logicallyComplete(let animation): animation.earlyCompletion
    case .custom(let box): box.earlyCompletion
    }
  }
}
