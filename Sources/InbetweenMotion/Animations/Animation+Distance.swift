import Foundation

extension Animation {
  /// Returns the most that a motion is away from its target from a time on, in fractions of the way.
  ///
  /// Shape: a bound, 0 or more; infinity where none is known. Source: curves that do not turn back come ever
  /// nearer; the energy of a damped spring never grows.
  func distance(from time: TimeInterval) -> Double {
    switch kind {
    case .timingCurve(let animation):
      return animation.isMonotone ? 1 - (animation.fraction(at: time) ?? 1) : .infinity
    case .unitCurve(let animation):
      return animation.isMonotone ? 1 - (animation.fraction(at: time) ?? 1) : .infinity
    case .fluidSpring(let spring):
      return spring.oscillator.reach(at: time, velocity: 0)
    case .interpolatingSpring(let spring): return spring.distance(from: time)
    case .delay(let animation): return animation.base.distance(from: animation.inner(time))
    case .speed(let animation): return animation.base.distance(from: animation.inner(time))
    case .logicallyComplete(let animation): return animation.base.distance(from: time)
    case .repeating(let animation): return animation.base.amplification
    case .custom: return .infinity
    }
  }

  /// How many times farther than its start and its target a motion may take a value.
  ///
  /// Shape: 1 for motions that stay between both; infinity where no bound is known.
  var amplification: Double {
    switch kind {
    case .timingCurve(let animation): animation.isMonotone ? 1 : .infinity
    case .unitCurve(let animation): animation.isMonotone ? 1 : .infinity
    case .fluidSpring: 3
    case .interpolatingSpring(let spring): 1 + 2 * spring.distance(from: 0)
    case .delay(let animation): animation.base.amplification
    case .speed(let animation): animation.base.amplification
    case .logicallyComplete(let animation): animation.base.amplification
    case .repeating(let animation): animation.base.amplification
    case .custom: .infinity
    }
  }
}

extension TimingCurveAnimation {
  /// Whether the fraction never falls: heights of both control points are between 0 and 1.
  fileprivate var isMonotone: Bool { 0...1 ~= curve.y1 && 0...1 ~= curve.y2 }
}

extension UnitCurveAnimation {
  fileprivate var isMonotone: Bool {
    switch curve.kind {
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut: true
    case .bezier(let start, let end): 0...1 ~= start.y && 0...1 ~= end.y
    case .extendedBezier(let curve): 0...1 ~= curve.y1 && 0...1 ~= curve.y2
    case .polyline, .staircase: false
    }
  }
}
