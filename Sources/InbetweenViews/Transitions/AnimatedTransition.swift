import InbetweenMotion

extension Transition {
  /// Returns a transition that moves with an animation of its own, whatever the transaction's is.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension AnyTransition {
  /// Returns a transition that moves with an animation of its own, whatever the transaction's is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func make<Base: Transition>(_ base: Base) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return make(base)
  }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction {
      $0.animation = animation
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }

  @MainActor static var properties: TransitionProperties { Base.properties }
}

extension AnimatedTransition: ReducibleTransition {
  @MainActor var withoutMotion: any Transition {
    func make<Reduced: Transition>(_ reduced: Reduced) -> any Transition {
      AnimatedTransition<Reduced>(base: reduced, animation: animation)
    }
    return make(base.reduced)
  }
}
