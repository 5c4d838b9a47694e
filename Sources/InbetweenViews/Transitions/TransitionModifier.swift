/// Says how a view comes and goes.
public nonisolated struct _TransitionModifier: ViewModifier {
  public typealias Body = Never

  let transition: AnyTransition

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _TransitionModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> TransitionTraitElement {
    TransitionTraitElement(node: node, child: child)
  }

  @MainActor func apply(to element: TransitionTraitElement) { element.own = transition }

  @MainActor var givenTransition: AnyTransition? { transition }
}

/// Holds the transition that a view asks for.
final class TransitionTraitElement: UnaryElement {
  var own: AnyTransition? {
    didSet {
      // Whoever inserts and removes the view stands around it, and perhaps modifiers between them.
      var element = parent
      while let wrapper = element as? UnaryElement {
        (wrapper as? TransitionElement)?.transitionDidChange()
        element = wrapper.parent
      }
      // Views inside that come and go by themselves ask for it where they have none.
      element = wrapped
      while let wrapper = element as? UnaryElement {
        (wrapper as? TransitionElement)?.transitionDidChange()
        element = wrapper.wrapped
      }
    }
  }

  override var transition: AnyTransition? { own }
}

extension View {
  /// Has the view come and go with a transition, when it is inserted or removed with an animation.
  ///
  /// Also what comes and goes inside in the view's place has it, as with another `id(_:)` or in a group, unless it
  /// has one of its own.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// Has the view come and go with a transition, when it is inserted or removed with an animation.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
