import Foundation

/// What a value still has to go by built-in animations, as vectors.
struct RunRemainder<Value: VectorArithmetic> {
  let run: AnimationRun
  let targets: [Value]
  let origin: Value
  let originVelocity: Value

  /// When the value first began to move.
  var start: TimeInterval { run.entries[0].start }

  /// The newest target, counted from where the value first began to move.
  var target: Value { targets[targets.count - 1] }

  /// The animation that moves the value from rest, if no other one took part.
  var onlyAnimation: Animation? {
    run.targetCount == 1 && run.takeover == nil ? run.entries[0].animation : nil
  }

  /// Returns the way covered at a time.
  func offset(at time: TimeInterval) -> Value {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: run.coefficientCount) { buffer in
      run.writeCoefficients(at: time, to: buffer)
      var sum = Value.zero
      let leading = run.leadingRows
      if leading > 0 {
        sum = origin.scaled(by: buffer[0]) + originVelocity.scaled(by: buffer[1])
      }
      for (index, target) in targets.enumerated() where buffer[leading + index] != 0 {
        sum += target.scaled(by: buffer[leading + index])
      }
      return sum
    }
  }

  /// Returns the velocity at a time, or nil where the motion reports none.
  func velocity(at time: TimeInterval) -> Value? {
    run.velocityCoefficients(at: time).map { c, a, b in
      target.scaled(by: c) + origin.scaled(by: a) + originVelocity.scaled(by: b)
    }
  }
}

extension RunRemainder: Sendable where Value: Sendable {}

/// A motion of several animations, as an animation that takes it over finds it.
struct MotionSoFar<Value: VectorArithmetic>: CustomAnimation {
  private final class Found: @unchecked Sendable {
    // Written once, before anybody else sees it.
    let place: Value
    let velocity: Value?

    init(_ place: Value, _ velocity: Value?) {
      self.place = place
      self.velocity = velocity
    }
  }

  private let found: Found

  init(place: Value, velocity: Value?) { found = Found(place, velocity) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { found.place as? V }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { found.velocity as? V }

  static func == (lhs: MotionSoFar, rhs: MotionSoFar) -> Bool { lhs.found === rhs.found }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(found)) }
}
