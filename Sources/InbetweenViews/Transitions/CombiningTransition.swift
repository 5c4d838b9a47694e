extension Transition {
  /// Returns a transition that does what this one does, and another one around it.
  @MainActor @preconcurrency
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombiningTransition(first: self, second: other)
  }
}

extension AnyTransition {
  /// Returns a transition that does what this one does, and another one around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func make<First: Transition, Second: Transition>(
      _ first: First, _ second: Second
    ) -> AnyTransition {
      AnyTransition(CombiningTransition(first: first, second: second))
    }
    return make(base, other.base)
  }
}

/// Two transitions at once.
nonisolated struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}
