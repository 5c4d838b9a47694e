extension AnyTransition {
  /// The view comes by one transition and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func make<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return make(insertion.base, removal.base)
  }
}

/// Has a view come by one transition and go by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates a transition from two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let isGoing = phase == .didDisappear
    removal.apply(
      content: insertion.apply(content: content, phase: isGoing ? .identity : phase),
      phase: isGoing ? phase : .identity)
  }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: ReducibleTransition {
  @MainActor var withoutMotion: any Transition {
    func make<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> any Transition {
      AsymmetricTransition<I, R>(insertion: insertion, removal: removal)
    }
    return make(insertion.reduced, removal.reduced)
  }
}
