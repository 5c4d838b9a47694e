import InbetweenDrawing
import InbetweenMotion

/// A view that was inserted by an `if` or a `ForEach`, and may be removed with a transition.
final class ItemNode: _Node, TransactionModifier {
  private var child: _Node?
  private var wrappers: [TransitionElement] = []
  private var wrapped: [Element] = []
  private var link: TransactionLink?
  /// Where the view is in its coming and going.
  private(set) var phase = TransitionPhase.identity
  /// Called when the view has arrived, or can go.
  private var ending: AnimationCompletion?
  private var endingPass: UInt64 = 0
  /// The explicit id that a dump calls the item by.
  let name: String?
  private let id: AnyHashable?

  init<Content: View>(_ content: Content, in context: _NodeContext, id: AnyHashable? = nil) {
    self.id = id
    name = id.map { String(describing: $0.base) }
    super.init(in: context)
    let link = TransactionLink(modifier: self, parent: transactions)
    self.link = link
    child = Content._makeNode(content, in: contentContext(transactions: link))
    syncWrappers()
  }

  func update<Content: View>(_ content: Content) { child?.cast(to: Content.self).update(content) }

  override var elements: [Element] {
    // Only now it is known whether the view was just inserted.
    for wrapper in wrappers { wrapper.prepare() }
    return wrapped
  }

  override var explicitID: AnyHashable? { id }

  override func childElementsDidChange(_ child: _Node) {
    if let wrapper = wrappers.first(where: { $0.owns(child) }) {
      return wrapper.bodyElementsDidChange()
    }
    syncWrappers()
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    ending?.cancel()
    child?.unmount()
    for wrapper in wrappers { wrapper.unmount() }
  }

  // MARK: Phases

  /// Whether the view has been removed and only its transition keeps it.
  var isRemoved: Bool { phase == .didDisappear }

  /// Whether the view is still there, though it has been removed.
  var isLeaving: Bool { isRemoved && isMounted }

  /// What a dump says of the view.
  var displayPhase: DisplayNode.Phase {
    isRemoved ? .removing : isUnderWay ? .inserting : .present
  }

  /// Whether the view is coming or going.
  var isUnderWay: Bool { ending != nil }

  /// Whether what would move fades instead.
  var reducesMotion: Bool { environment.reducesMotion }

  /// Begins the transition that shows a view which was just inserted.
  func insert() {
    let startsElsewhere = wrappers.contains { $0.startsElsewhere }
    guard startsElsewhere || contentTransaction.animation != nil else { return }
    awaitEnd { [weak self] in self?.arrive() }
    for wrapper in wrappers { wrapper.appear() }
    guard startsElsewhere else { return }
    phase = .willAppear
    graph.transitions.appear(self)
  }

  /// Shows the view as it is, after it was placed as it is before it appears.
  func appear() {
    guard phase == .willAppear, isMounted else { return }
    phase = .identity
    showPhase(isUnderWay: true)
  }

  /// Begins the transition after which the view is gone.
  func remove() {
    let wasUnderWay = isUnderWay
    phase = .didDisappear
    awaitEnd { [weak self] in self?.leave() }
    showPhase(isUnderWay: wasUnderWay)
    graph.transitions.leave(self)
  }

  /// Brings a view back that is being removed, from what is on screen.
  func revive() {
    phase = .identity
    awaitEnd { [weak self] in self?.arrive() }
    showPhase(isUnderWay: true)
  }

  /// Places what is inside again, which no container does any more.
  func placeAgain() {
    for wrapper in wrappers { wrapper.placeAgain() }
  }

  private func showPhase(isUnderWay: Bool) {
    for wrapper in wrappers { wrapper.showPhase(isUnderWay: isUnderWay) }
    graph.setNeedsRebuild()
  }

  /// Calls a closure once all that changes inside in the current pass has come to its end.
  private func awaitEnd(_ action: @escaping () -> Void) {
    ending?.cancel()
    let completion = AnimationCompletion(criteria: .removed, action: action)
    completion.isClaimed = true
    ending = completion
    endingPass = graph.passSerial
    graph.transactionsDidChange()
    graph.awaitEnd(completion)
  }

  private func arrive() {
    ending = nil
    graph.setNeedsRebuild()
  }

  private func leave() {
    guard isLeaving else { return }
    unmount()
    parent?.removeItem(self)
  }

  // MARK: Inside

  /// The context of what a transition makes of the view.
  var transitionContext: _NodeContext { context(label: "transition", transactions: link) }

  /// The transaction of the views inside, which waits for the removal.
  var contentTransaction: Transaction { graph.transaction(of: link) }

  func modify(_ transaction: inout Transaction, in pass: UInt64) {
    if let ending, pass == endingPass { transaction.completions.append(ending) }
  }

  private func syncWrappers() {
    let elements = child?.elements ?? []
    _ = syncedWrappers(&wrappers, of: elements) {
      TransitionElement(node: self, item: self, child: $0)
    }
    wrapped = elements.wrapped(by: wrappers)
  }
}
