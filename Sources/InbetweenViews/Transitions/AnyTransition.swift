/// How a view comes and goes.
///
/// It is a ``Transition`` whose type is not known.
public nonisolated struct AnyTransition: @unchecked Sendable {
  // Unchecked: transitions are asked for their bodies on the main actor alone.
  let base: any Transition

  /// Creates a transition from one of any type.
  public init<T: Transition>(_ transition: T) { base = transition }
}
