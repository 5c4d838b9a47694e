import InbetweenDrawing
import InbetweenMotion

/// A view that was inserted by an `if` or a `ForEach`, and may be removed with a transition.
final class ItemNode: _Node, TransactionModifier {
  private var child: _Node?
  private var wrappers: [TransitionElement] = []
  private var wrapped: [Element] = []
  private var link: TransactionLink?
  /// Whether the view has been removed and only its transition keeps it.
  private(set) var isRemoved = false
  private var removal: AnimationCompletion?
  private var removalPass: UInt64 = 0
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

  override var elements: [Element] { wrapped }

  override var explicitID: AnyHashable? { id }

  override func childElementsDidChange(_ child: _Node) {
    syncWrappers()
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    removal?.cancel()
    child?.unmount()
    for wrapper in wrappers { wrapper.unmount() }
  }

  // MARK: Phases

  /// Begins the transition that shows a view which was just inserted.
  func insert() {
    for wrapper in wrappers { wrapper.appear() }
  }

  /// Begins the transition after which the view is gone.
  func remove() {
    isRemoved = true
    let completion = AnimationCompletion(criteria: .removed) { [weak self] in self?.leave() }
    completion.isClaimed = true
    removal = completion
    removalPass = graph.passSerial
    link?.invalidate()
    for wrapper in wrappers { wrapper.disappear() }
    graph.awaitRemoval(completion)
    graph.setNeedsRebuild()
  }

  /// Brings a view back that is being removed, from what is on screen.
  func revive() {
    isRemoved = false
    removal?.cancel()
    removal = nil
    for wrapper in wrappers { wrapper.returnToIdentity() }
    graph.setNeedsRebuild()
  }

  /// The transaction of the views inside, which waits for the removal.
  var contentTransaction: Transaction { graph.transaction(of: link) }

  func modify(_ transaction: inout Transaction, in pass: UInt64) {
    if let removal, pass == removalPass { transaction.completions.append(removal) }
  }

  private func leave() {
    guard isRemoved, isMounted else { return }
    unmount()
    parent?.removeItem(self)
  }

  private func syncWrappers() {
    let elements = child?.elements ?? []
    _ = syncedWrappers(&wrappers, of: elements) {
      TransitionElement(node: self, item: self, child: $0)
    }
    wrapped = elements.wrapped(by: wrappers)
  }
}
