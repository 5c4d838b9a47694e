extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension AnyTransition {
  /// The view comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
}

/// Has a view come and go at once.
public nonisolated struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
