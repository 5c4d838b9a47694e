extension Transition where Self == SlideTransition {
  /// The view comes in from the leading edge and goes out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension AnyTransition {
  /// The view comes in from the leading edge and goes out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
}

/// Moves a view in from the leading edge and out to the trailing one, by its own width.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeMove(edge: .leading, in: phase))
  }
}
