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

  /// When the newest animation is logically complete; nil at rest.
  package private(set) var logicalEnd: TimeInterval?

  private var run: AnimationRun?
  private var targets: [Value] = []
  private var origin = Value.zero
  private var originVelocity = Value.zero
  /// What moves the value instead of a run where an animation of the author's own takes part.
  private var custom: CustomMotion<Value>?

  /// Creates a value at rest.
  public init(_ value: Value) { model = value }

  /// Changes the value, with an animation or at once.
  ///
  /// An animation of one's own sees `environment`. Without an animation and with `tracksVelocity` it shows at
  /// once, and a spring within the next 2 s goes on with the velocity at which values came. Edges: an equal value changes nothing, whatever the animation; a
  /// change to or from what is no finite number shows at once. Times may not decrease.
  public mutating func set(
    _ value: Value, animation: Animation?, tracksVelocity: Bool = false,
    environment: EnvironmentValues = EnvironmentValues(), at time: TimeInterval
  ) {
    guard value != model else { return }
    settle(at: time)
    let delta = value - model
    if !delta.magnitudeSquared.isFinite {
      forget()
    } else if let animation = animation ?? (tracksVelocity ? .velocityTracking : nil) {
      begin(animation, delta: delta, in: environment, at: time)
    }
    model = value
  }

  /// Returns what is shown at a time, which is not before the last change.
  public func presentation(at time: TimeInterval) -> Value {
    guard let end, !isDue(end, at: time) else { return model }
    if let custom { return model - custom.target + custom.place(at: time) }
    guard let remainder else { return model }
    return model - remainder.target + remainder.offset(at: time)
  }

  /// Returns the velocity at a time; zero where the motion reports none, as SwiftUI has it.
  ///
  /// Springs that nothing is laid over report one, unit curves, and whatever animation of one's own does.
  public func velocity(at time: TimeInterval) -> Value {
    guard let end, !isDue(end, at: time) else { return .zero }
    if let custom { return custom.velocity(at: time) }
    return remainder?.velocity(at: time) ?? .zero
  }

  /// Whether the presentation still differs from the model at a time, or will.
  public func isAnimating(at time: TimeInterval) -> Bool {
    end.map { !isDue($0, at: time) } ?? false
  }

  private mutating func settle(at time: TimeInterval) {
    if let end, isDue(end, at: time) { forget() }
  }

  private mutating func forget() {
    (end, logicalEnd) = (nil, nil)
    run = nil
    targets = []
    custom = nil
  }

  private var remainder: RunRemainder<Value>? {
    run.map {
      RunRemainder(run: $0, targets: targets, origin: origin, originVelocity: originVelocity)
    }
  }

  private mutating func beginCustom(
    _ animation: Animation, delta: Value, in environment: MotionEnvironment, at time: TimeInterval
  ) {
    if let custom, let spring = animation.fluidSpring?.spring, animation.isFluidSpring {
      let (place, velocity) = (custom.place(at: time), custom.velocity(at: time))
      forget()
      targets = [custom.target + delta]
      run = .takingOver(animation, spring: spring, at: time)
      (origin, originVelocity) = (place, velocity)
      finishBeginning(place - targets[0])
      return
    }
    let motion: CustomMotion<Value>
    if let custom {
      motion = custom.retargeted(animation, by: delta, in: environment, at: time)
    } else if let remainder {
      motion = CustomMotion(remainder, animation, by: delta, in: environment, at: time)
    } else {
      motion = CustomMotion(animation, target: delta, in: environment, at: time)
    }
    forget()
    custom = motion
    let span = motion.span()
    (end, logicalEnd) = (span.end, min(span.logicalEnd, span.end))
  }

  private mutating func begin(
    _ animation: Animation, delta: Value, in environment: EnvironmentValues, at time: TimeInterval
  ) {
    if animation.isCustom || custom != nil {
      beginCustom(animation, delta: delta, in: MotionEnvironment(environment), at: time)
      return
    }
    let (next, succession) = AnimationRun.successor(of: run, animation: animation, at: time)
    let target = (targets.last ?? .zero) + delta
    var distance = Value.zero
    // Where the end is the same for all values it does not matter where this one is.
    if let remainder, next.commonEnd == nil || succession.isMerge {
      distance = remainder.offset(at: time)
    }
    distance -= target
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
    finishBeginning(distance)
  }

  /// Finds the end of a run that begins now at a distance from its target.
  private mutating func finishBeginning(_ distance: Value) {
    guard let run, let target = targets.last else { return }
    let sum = (distance + originVelocity).magnitudeSquared
    let (far, fast) = (distance.magnitudeSquared, originVelocity.magnitudeSquared)
    let end = run.end(
      distanceSquared: far, dot: (sum - far - fast) / 2, velocitySquared: fast,
      intervalSquared: target.magnitudeSquared)
    (self.end, logicalEnd) = (end, min(run.logicalEnd, end))
  }
}

extension AnimatedValue: Sendable where Value: Sendable {}
