import Foundation

/// A value, where it is going and where it is shown on the way.
///
/// Not in SwiftUI, which keeps it out of sight. The model value changes at once; the presentation follows
/// by SwiftUI's rules: a curve is laid over the motion before it, a spring takes over place and velocity, a
/// change without an animation moves the model and lets the running remainder play out. The first value
/// never animates. Units: seconds since the run began, on any clock of the caller's.
///
///     var x = AnimatedValue(0.0)
///     x.set(100, animation: .easeInOut(duration: 1), at: 0)
///     x.presentation(at: 0.5)  // 50
public struct AnimatedValue<Value: VectorArithmetic> {
  /// The value itself, which the presentation is on its way to.
  public private(set) var model: Value
  /// When the running animation is over; nil at rest, infinity for one that never ends.
  public private(set) var end: TimeInterval?

  private var run: AnimationRun?
  private var targets: [Value] = []
  private var origin = Value.zero
  private var originVelocity = Value.zero

  /// Creates a value at rest.
  public init(_ value: Value) { model = value }

  /// Changes the value, with an animation or at once.
  ///
  /// Edges: an equal value changes nothing, whatever the animation; a change to or from what is no finite
  /// number shows at once. Times may not decrease.
  public mutating func set(_ value: Value, animation: Animation?, at time: TimeInterval) {
    guard value != model else { return }
    settle(at: time)
    let delta = value - model
    if !delta.magnitudeSquared.isFinite {
      forget()
    } else if let animation {
      begin(animation, delta: delta, at: time)
    }
    model = value
  }

  /// Returns what is shown at a time, which is not before the last change.
  public func presentation(at time: TimeInterval) -> Value {
    guard let run, let end, let last = targets.last, !isDue(end, at: time) else { return model }
    return model - last + offset(of: run, at: time)
  }

  /// Returns the velocity of a spring at a time; zero for everything else, as SwiftUI has it.
  public func velocity(at time: TimeInterval) -> Value {
    guard let run, let end, let last = targets.last, !isDue(end, at: time),
      let (c, a, b) = run.velocityCoefficients(at: time)
    else { return .zero }
    return last.scaled(by: c) + origin.scaled(by: a) + originVelocity.scaled(by: b)
  }

  /// Whether the presentation still differs from the model at a time, or will.
  public func isAnimating(at time: TimeInterval) -> Bool {
    end.map { !isDue($0, at: time) } ?? false
  }

  private mutating func settle(at time: TimeInterval) {
    if let end, isDue(end, at: time) { forget() }
  }

  private mutating func forget() {
    end = nil
    run = nil
    targets = []
  }

  private mutating func begin(_ animation: Animation, delta: Value, at time: TimeInterval) {
    let (next, succession) = AnimationRun.successor(of: run, animation: animation, at: time)
    let target = (targets.last ?? .zero) + delta
    var distance = Value.zero
    if let run { distance = offset(of: run, at: time) - target } else { distance -= target }
    switch succession {
    case .start:
      targets = [target]
      (origin, originVelocity) = (.zero, .zero)
    case .overlay(let dropping):
      targets.removeFirst(dropping)
      targets.append(target)
    case .merge:
      (origin, originVelocity) = (distance + target, velocity(at: time))
      targets = [target]
    }
    run = next
    let sum = (distance + originVelocity).magnitudeSquared
    let (far, fast) = (distance.magnitudeSquared, originVelocity.magnitudeSquared)
    end = next.end(
      distanceSquared: far, dot: (sum - far - fast) / 2, velocitySquared: fast,
      intervalSquared: target.magnitudeSquared)
  }

  private func offset(of run: AnimationRun, at time: TimeInterval) -> Value {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: run.coefficientCount) { buffer in
      run.writeCoefficients(at: time, to: buffer)
      var sum = Value.zero
      for (index, target) in targets.enumerated() { sum += target.scaled(by: buffer[index]) }
      sum += origin.scaled(by: buffer[targets.count])
      sum += originVelocity.scaled(by: buffer[targets.count + 1])
      return sum
    }
  }
}

extension AnimatedValue: Sendable where Value: Sendable {}
