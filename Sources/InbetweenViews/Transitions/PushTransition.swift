extension Transition where Self == PushTransition {
  /// The view comes from an edge, fading in, and goes to the opposite one, fading out.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// The view comes from an edge, fading in, and goes to the opposite one, fading out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

/// Moves a view in from an edge and out to the opposite one, and fades it.
public nonisolated struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeMove(edge: edge, in: phase)).opacity(phase.isIdentity ? 1 : 0)
  }
}
