import Foundation

extension Animation {
  /// Returns how fast the fraction of the way grows at a time, in fractions a second.
  ///
  /// Shape: the derivative of ``fraction(at:)``, 0 before the start and from the end on. Edges: infinite where a
  /// curve is vertical; 0 for an animation of an author's own, which has no formula. Unlike the velocity that a
  /// motion reports to the spring that takes it over, all built-in animations have it.
  package func rate(at time: TimeInterval) -> Double {
    guard time >= 0 else { return 0 }
    switch kind {
    case .timingCurve(let animation):
      guard let moment = progress(at: time, of: animation.duration) else { return 0 }
      return animation.curve.slope(atX: moment) / animation.duration
    case .unitCurve(let animation):
      guard let moment = progress(at: time, of: animation.duration) else { return 0 }
      return animation.curve.velocity(at: moment) / animation.duration
    case .fluidSpring(let spring): return -spring.oscillator.response(at: time).gv
    case .interpolatingSpring(let spring): return spring.rate(at: time)
    case .delay(let animation): return animation.base.rate(at: time - animation.delay)
    case .speed(let animation):
      return animation.speed > 0
        ? animation.base.rate(at: time * animation.speed) * animation.speed : 0
    case .repeating(let animation): return animation.rate(at: time)
    case .logicallyComplete(let animation): return animation.base.rate(at: time)
    case .custom: return 0
    }
  }
}

extension RepeatAnimation {
  fileprivate func rate(at time: TimeInterval) -> Double {
    guard pass > 0, !isDue(duration, at: time) else { return 0 }
    guard pass < .infinity else { return base.rate(at: time) }
    let index = ((time + 1e-9) / pass).rounded(.down)
    let rate = base.rate(at: max(0, time - index * pass))
    return autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? -rate : rate
  }
}
