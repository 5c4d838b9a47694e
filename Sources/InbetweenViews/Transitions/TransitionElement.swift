import InbetweenDrawing
import InbetweenMotion

/// Shows how a view comes and goes that an `if` or a `ForEach` inserts and removes.
///
/// A plain fade, which every view without a transition of its own has, is the element's own opacity; any
/// other transition has a body, which stands around the view for all its life.
final class TransitionElement: UnaryElement {
  private unowned let item: ItemNode
  private var opacity = AnimatedAttribute(.opacity, SIMD4(1, 0, 0, 0))
  private var scope: Int32 = -1
  private var body: TransitionBody?
  /// The transition that was shown last.
  private var shown: any Transition = OpacityTransition()
  /// What the body holds beside its first element; nil if it holds nothing at all.
  private var others: [Element]? = []
  private var isPrepared = false
  private var proposal: Proposal?

  init(node: _Node, item: ItemNode, child: Element) {
    self.item = item
    super.init(node: node, child: child)
  }

  override var isRemoved: Bool { item.isRemoved || wrapped.isRemoved }
  override var transition: AnyTransition? { wrapped.transition }
  override var children: [Element] {
    guard let others else { return [] }
    return others.isEmpty ? [child] : [child] + others
  }

  override var transaction: Transaction {
    var transaction = item.contentTransaction
    guard item.reducesMotion, let animation = transaction.animation else { return transaction }
    // A fade changes every cell of the view in every frame; in few steps it costs few bytes.
    transaction.animation = animation.inSteps(TransitionElement.steps)
    return transaction
  }

  /// How many steps a fade has where motion is reduced.
  private static let steps = 4

  // MARK: Phases

  /// The transition that the view asked for last.
  private var current: any Transition {
    let own = (transition ?? item.givenTransition)?.base ?? OpacityTransition()
    return item.reducesMotion ? own.reduced : own
  }

  /// Makes the transition's body, before the element is shown first.
  func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    // What a view in its removal still makes goes with it as it is.
    show(current, in: item.isRemoved ? .identity : item.phase)
  }

  /// Whether the view looks otherwise before it appears, and has to be placed so.
  var startsElsewhere: Bool { !isPlain(current) }

  /// Begins to show a view that was just inserted, by a plain fade if that is its transition.
  func appear() {
    guard current is OpacityTransition, transaction.animation != nil else { return }
    opacity = AnimatedAttribute(.opacity, .zero)
    fade(to: 1)
  }

  /// Shows the phase that the item is in now.
  ///
  /// One that is coming or going, or that its transition's scope carries somewhere, goes on with what moves it.
  func showPhase(isUnderWay: Bool) {
    let next = current
    let isCarried = isUnderWay || scopeOffset(at: graph.now) != scopeOffset(at: nil)
    show(isCarried && !isMade(for: next) ? shown : next, in: item.phase)
  }

  /// Takes over the transition that the view asks for now; one in its removal has asked for the last time.
  ///
  /// One of another type is made when it is needed: to put it around the view now could only disturb it.
  func transitionDidChange() {
    let next = current
    if isPrepared, !item.isRemoved, isMade(for: next) { show(next, in: item.phase) }
  }

  /// Where the scopes that the body makes have what is inside, beside where the element is.
  private func scopeOffset(at time: Double?) -> LayoutPoint {
    wrapped.originInWindow(at: time) - originInWindow(at: time)
  }

  /// Whether what stands around the view is that of a transition.
  private func isMade(for transition: any Transition) -> Bool {
    isPlain(transition) ? body == nil : body?.isMade(for: transition) == true
  }

  /// Whether a transition needs nothing around the view.
  private func isPlain(_ transition: any Transition) -> Bool {
    transition is OpacityTransition || transition is IdentityTransition
  }

  private func show(_ transition: any Transition, in phase: TransitionPhase) {
    shown = transition
    if !isMade(for: transition) {
      // What leaves begins where it is.
      let first = phase == .didDisappear ? .identity : phase
      take(
        isPlain(transition)
          ? nil : TransitionBody(transition, in: first, around: wrapped, of: item))
    }
    body?.show(transition, in: phase)
    fade(to: transition is OpacityTransition && phase == .didDisappear ? 0 : 1)
  }

  private func fade(to value: Double) {
    guard opacity.value[0] != value else { return }
    animate(&opacity, to: SIMD4(value, 0, 0, 0))
    graph.setNeedsRebuild()
  }

  // MARK: The body

  private func take(_ body: TransitionBody?) {
    self.body?.node.unmount()
    self.body = body
    bodyElementsDidChange()
    guard let proposal else { return }
    // What is inside stands in other scopes from now on, and goes on there with what it was about to do.
    graph.placing(by: Transaction()) { didPlace(proposal: proposal) }
  }

  /// Whether a node is the body's.
  func owns(_ node: _Node) -> Bool { body?.node === node }

  /// Takes over what the body holds now.
  func bodyElementsDidChange() {
    let elements = body?.node.elements ?? [wrapped]
    others = elements.isEmpty ? nil : Array(elements.dropFirst())
    child = elements.first ?? wrapped
    for element in elements { element.parent = self }
    setNeedsLayout()
    graph.setNeedsRebuild()
  }

  // MARK: Layout

  override func measure(_ proposal: Proposal) -> LayoutSize {
    others == nil ? .zero : super.measure(proposal)
  }

  override func didPlace(proposal: Proposal) {
    self.proposal = proposal
    for element in children { element.place(at: rect.origin, proposal: proposal) }
  }

  /// Places the element where it was before it was removed: its container does so no more.
  func placeAgain() {
    guard needsPlacing, let proposal else { return }
    place(at: rect.origin, proposal: proposal)
  }

  // MARK: Drawing

  override func drawParts(into builder: PictureBuilder) {
    scope = -1
    builder.withName(item.name, rank: .explicitID) {
      builder.withPhase(item.displayPhase) {
        guard opacity.isActive || opacity.value[0] != 1 else {
          return drawInside(into: builder)
        }
        scope = builder.withScope(opacity: opacity.value[0]) { drawInside(into: builder) }
      }
    }
    graph.animator.retarget(opacity, to: scope)
  }

  private func drawInside(into builder: PictureBuilder) {
    guard let others else { return }
    guard !others.isEmpty else { return child.draw(into: builder) }
    for element in paintOrder(of: [child] + others) { element.draw(into: builder) }
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 { scope }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    opacity.slot = -1
    graph.setNeedsRebuild()
  }

  override func willUnmount() {
    graph.animator.drop(&opacity)
    body?.node.unmount()
  }
}
