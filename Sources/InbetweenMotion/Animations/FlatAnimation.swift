import Foundation

/// An animation with its modifiers side by side instead of one in the other, to be asked in each frame.
///
/// It gives the very numbers that the nesting means, without a step from box to box.
final class FlatAnimation: Sendable {
  /// What a modifier does to the time, or to the fraction.
  private enum Step: Sendable {
    case delay(TimeInterval)
    case speed(Double)
    case repeating(pass: TimeInterval, duration: TimeInterval, autoreverses: Bool)
  }

  /// The modifiers, from the outermost on.
  private let steps: [Step]
  /// What is inside of all.
  private let core: Animation.Kind

  init(_ animation: Animation) {
    var inner = animation
    var steps: [Step] = []
    while true {
      switch inner.kind {
      case .delay(let delay):
        steps.append(.delay(delay.delay))
        inner = delay.base
      case .speed(let speed):
        steps.append(.speed(speed.speed))
        inner = speed.base
      case .repeating(let repeating):
        steps.append(
          .repeating(
            pass: repeating.pass, duration: repeating.duration,
            autoreverses: repeating.autoreverses))
        inner = repeating.base
      case .logicallyComplete(let wrapper): inner = wrapper.base
      case .timingCurve, .unitCurve, .fluidSpring, .interpolatingSpring, .custom:
        core = inner.kind
        self.steps = steps
        return
      }
    }
  }

  /// Returns the fraction of the way at a time, or nil when the animation is over; see ``Animation/fraction(at:)``.
  func fraction(at time: TimeInterval) -> Double? {
    if steps.isEmpty { return coreFraction(at: time) }
    var time = time
    var isInRepeat = false
    // How many passes around run backwards.
    var reversals = 0
    for index in steps.indices {
      switch steps[index] {
      case .delay(let delay): time = max(0, max(0, time) - delay)
      case .speed(let speed): time = speed > 0 && time > 0 ? time * speed : 0
      case .repeating(let pass, let duration, let autoreverses):
        guard let (inner, isReverse) = moment(time, pass, duration, autoreverses) else {
          return isInRepeat ? FlatAnimation.reversed(1, reversals) : nil
        }
        time = inner
        isInRepeat = true
        if isReverse { reversals += 1 }
      }
    }
    guard let fraction = coreFraction(at: time) ?? (isInRepeat ? 1 : nil) else { return nil }
    return FlatAnimation.reversed(fraction, reversals)
  }

  /// Returns the time in a pass and whether that runs backwards; nil when the last one is over.
  private func moment(
    _ time: TimeInterval, _ pass: TimeInterval, _ duration: TimeInterval, _ autoreverses: Bool
  ) -> (TimeInterval, Bool)? {
    let elapsed = max(0, time)
    guard pass > 0, !isDue(duration, at: elapsed) else { return nil }
    // A boundary counts as reached a nanosecond early, as everywhere.
    let index = pass < .infinity ? ((elapsed + 1e-9) / pass).rounded(.down) : 0
    guard index < .infinity else { return nil }
    let inner = index > 0 ? max(0, elapsed - index * pass) : elapsed
    // Half a whole number is no whole number where it is odd.
    return (inner, autoreverses && (index / 2).rounded(.down) * 2 != index)
  }

  private func coreFraction(at time: TimeInterval) -> Double? {
    switch core {
    case .timingCurve(let animation): animation.fraction(at: time)
    case .unitCurve(let animation): animation.fraction(at: time)
    case .fluidSpring(let spring): spring.fraction(at: time)
    case .interpolatingSpring(let spring): spring.fraction(at: time)
    case .custom(let box): box.fraction(at: time)
    // Modifiers are steps.
    case .delay, .speed, .repeating, .logicallyComplete: nil
    }
  }

  private static func reversed(_ fraction: Double, _ count: Int) -> Double {
    var fraction = fraction
    for _ in 0..<count { fraction = 1 - fraction }
    return fraction
  }
}
