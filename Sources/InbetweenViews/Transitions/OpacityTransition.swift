extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// The view fades in and out: what a view does that asks for no transition.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
}

/// Fades a view in and out.
public nonisolated struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
