/// What a custom animation is told beside value and time, and what it tells.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has kept; what it keeps from this call on.
  public var state: AnimationState<Value>
  /// Whether the animation has done what it was asked for, though it may still be settling.
  public var isLogicallyComplete: Bool
  /// The environment of the view that changed; empty where there is no view and none was given.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value>, isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Returns the context with another state, perhaps for another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
