import Foundation

/// An animation of one's own.
///
/// The vector to move over is `value`, from zero; it changes when the animation is laid over one that is still
/// moving. Shape: what is kept in the context's state is kept every 1/60 s since the animation began or was last
/// interrupted, and not at other moments that are looked at, so that a value depends on its time alone. Edges:
/// one that keeps state and is not over after a minute counts as endless for completions; a result that is no
/// finite number ends the animation.
///
///     struct Ease: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? value.scaled(by: time * time) : nil
///       }
///     }
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far a value has come at a time since the start, or nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, in units a second, or nil where none is known. The default is nil.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation goes on in the place of another one; the default is no.
  ///
  /// Shape: `value` and `time` are those of `previous`, and `context` has its state, in which this animation
  /// finds what it goes on from. Then it runs alone, over the sum of both ways and with the time going on. If
  /// not, it is laid over the other one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension Animation {
  /// Creates an animation from one of one's own.
  public init<A: CustomAnimation>(_ base: A) {
    if let known = base as? BuiltInAnimation {
      self = known.animation
    } else {
      self.init(.custom(CustomAnimationBox(base: base)))
    }
  }

  /// The animation of one's own that this was created from, or one that moves as this does.
  public var base: any CustomAnimation {
    if case .custom(let box) = kind { return box.base }
    return BuiltInAnimation(animation: self)
  }

  /// Whether an animation of one's own is in here, so that only generic code can play it.
  package var isCustom: Bool {
    switch kind {
    case .custom: true
    case .timingCurve, .unitCurve, .fluidSpring, .interpolatingSpring: false
    case .delay(let animation): animation.base.isCustom
    case .speed(let animation): animation.base.isCustom
    case .repeating(let animation): animation.base.isCustom
    case .logicallyComplete(let animation): animation.base.isCustom
    }
  }
}

/// Holds an animation of an author's own.
package struct CustomAnimationBox: Hashable, Sendable {
  let base: any CustomAnimation

  package static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  /// Returns the fraction of a unit way at a time, or nil when it is over.
  func fraction(at time: TimeInterval) -> Double? {
    CustomMotion(Animation(.custom(self)), target: 1.0, at: 0).runningPlace(at: max(0, time))
  }

  /// When it is logically complete over a unit way, nil where only its end completes it.
  var earlyCompletion: TimeInterval? {
    let span = span(over: 1)
    return span.logicalEnd < span.end - 1e-9 ? span.logicalEnd : nil
  }

  /// When it is over, and when logically complete, over a way of some length from rest.
  func span(over length: Double) -> (logicalEnd: TimeInterval, end: TimeInterval) {
    CustomMotion(Animation(.custom(self)), target: length, at: 0).span()
  }
}

/// Shows an animation of ours to code that works with animations of its own.
private struct BuiltInAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { animation.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { animation.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
