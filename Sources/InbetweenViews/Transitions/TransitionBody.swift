/// What a transition makes of a view that is there already.
@MainActor
final class TransitionBody {
  let node: _Node
  private let type: any Transition.Type
  private let standIn: StandIn

  /// Makes the body of a transition around an element.
  init(
    _ transition: any Transition, in phase: TransitionPhase, around element: Element,
    of item: ItemNode
  ) {
    let standIn = StandIn(element: StandInElement(node: item, child: element))
    func makeNode<T: Transition>(_ transition: T) -> _Node {
      TransitionBody.Whole<T>._makeNode(
        TransitionBody.whole(transition, phase, standIn), in: item.transitionContext)
    }
    self.standIn = standIn
    type = Swift.type(of: transition)
    node = makeNode(transition)
  }

  /// Whether a transition is of the type that the body was made for.
  func isMade(for transition: any Transition) -> Bool { Swift.type(of: transition) == type }

  /// Shows a phase of a transition of the type that the body was made for.
  func show(_ transition: any Transition, in phase: TransitionPhase) {
    func update<T: Transition>(_ transition: T) {
      node.cast(to: Whole<T>.self).update(TransitionBody.whole(transition, phase, standIn))
    }
    update(transition)
  }

  private typealias Whole<T: Transition> = ModifiedContent<StandIn, TransitionEffect<T>>

  private static func whole<T: Transition>(
    _ transition: T, _ phase: TransitionPhase, _ standIn: StandIn
  ) -> Whole<T> {
    ModifiedContent(
      content: standIn, modifier: TransitionEffect(transition: transition, phase: phase))
  }
}

/// Stands in a transition's body for an element that is there already.
nonisolated struct StandIn: View {
  typealias Body = Never

  let element: Element
  let holder = Holder()

  /// Who shows the element: it can be in one place only.
  final class Holder {
    var node: BackLink<_Node>?
  }

  @MainActor static func _makeNode(_ view: StandIn, in context: _NodeContext) -> _ViewNode<StandIn>
  {
    StandInNode(view, in: context)
  }
}

/// Stands around an element in a transition's body, so that views in there do not take the transition for theirs.
final class StandInElement: UnaryElement {
  override var transition: AnyTransition? { nil }
}

/// The node of an element that is there already: the one made last shows it.
final class StandInNode: _ViewNode<StandIn> {
  private let view: StandIn

  init(_ view: StandIn, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    let other = view.holder.node?.object
    view.holder.node = backLink
    other?.elementsDidChange()
  }

  override var elements: [Element] { view.holder.node?.object === self ? [view.element] : [] }
}
