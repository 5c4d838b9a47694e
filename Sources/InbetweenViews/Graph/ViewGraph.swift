import Foundation
import InbetweenDrawing
import InbetweenMotion

/// The tree of nodes and elements, and what has to be done before the next frame.
@MainActor
final class ViewGraph {
  /// The time of the event or deadline that is being handled.
  var now: TimeInterval = 0
  /// What states and environments keep of the graph.
  let link = GraphLink()
  var counters = UpdateCounters()
  /// The grapheme clusters of all texts.
  var clusters = ClusterTable()
  /// The view that has the keyboard focus, if that is to be seen.
  weak var visibleFocus: Element? { didSet { if visibleFocus !== oldValue { setNeedsRebuild() } } }
  /// The types of the nodes that read observable objects.
  var observingTypes: Set<ObjectIdentifier> = []
  let animator = Animator()
  let matcher = GeometryMatcher()
  let surroundings = LayoutSurroundings()
  let preferredSchemes = PreferredSchemes()
  let transitions = TransitionQueue()
  let lazyStacks = LazyStacks()
  let preferences = PreferenceUpdates()
  var grid: LayoutGrid
  /// Whether every change is shown at once, whatever its transaction asks for.
  var disablesAnimations = false
  /// Moves the keyboard focus to where a state says; returns whether there is such a view.
  var followFocus: ((AnyObject) -> Bool)?
  /// Called before the first of the writes that wait for an update is queued, outside of updates.
  var willWrite: (() -> Void)?
  /// Called at the end of each stage, if somebody measures them.
  var stageDidEnd: ((UpdateStage) -> Void)?
  /// The number of the update pass that is running, or was the last one.
  private(set) var passSerial: UInt64 = 0

  private var transactionChanges: UInt64 = 0
  /// The animation of a move by layout that has one of its own.
  private var placeAnimation: Animation??
  private var transaction = Transaction()
  private var writes: [StateWrite] = []
  /// What shows something else in each frame; see ``follow(_:)``.
  var followers: [any FrameFollower] = []
  private var dirtyNodes = Heap<QueuedNode>()
  private var awaiting: [AnimationCompletion] = []
  private var actions: [() -> Void] = []
  private var nodeSerial = 0
  /// How many nodes there are.
  private(set) var nodeCount = 0
  private var namespaceCount = 0
  /// What views printed of why they were evaluated, the last lines.
  var printedChanges: [String] = []
  /// The mistakes that were found, each once.
  private(set) var warnings: [String] = []
  private var subjectsOfWarnings: Set<String> = []
  /// The node that was evaluated again last.
  private weak var refreshed: _Node?
  private(set) var needsLayout = false
  /// Whether lazy stacks may have other rows to show.
  private var needsRows = false
  private(set) var needsRebuild = true
  private var patches: [Element] = []
  private var moved: [OffsetElement] = []
  /// The scroll views that scroll or may have been scrolled since the last frame.
  private(set) var scrolling: [ScrollElement] = []
  /// The change by which a scroll view was scrolled, until matched views have followed it.
  private var scroll: Transaction?
  private var isFlushing = false
  private let layOut: () -> Void

  private struct QueuedNode: Comparable {
    let depth: Int
    let serial: Int
    let node: _Node

    static func < (lhs: QueuedNode, rhs: QueuedNode) -> Bool {
      (lhs.depth, lhs.serial) < (rhs.depth, rhs.serial)
    }

    static func == (lhs: QueuedNode, rhs: QueuedNode) -> Bool { lhs.serial == rhs.serial }
  }

  /// Creates a graph; `layOut` puts the root element in its window.
  init(metrics: CellMetrics, layOut: @escaping () -> Void) {
    grid = LayoutGrid(metrics: metrics)
    self.layOut = layOut
    link.graph = self
  }

  // MARK: Numbers

  func nextNodeSerial() -> Int {
    nodeCount += 1
    nodeSerial += 1
    return nodeSerial
  }

  func nextNamespace() -> Int {
    namespaceCount += 1
    return namespaceCount
  }

  // MARK: What has to be done

  /// Queues a state write for the next update.
  func enqueue(_ write: StateWrite) {
    if writes.isEmpty, !isFlushing { willWrite?() }
    for completion in write.transaction.completions {
      completion.isClaimed = true
      if !awaiting.contains(where: { $0 === completion }) { awaiting.append(completion) }
    }
    writes.append(write)
  }

  func setNeedsUpdate(_ node: _Node) {
    guard !node.isQueued else { return }
    node.isQueued = true
    dirtyNodes.insert(QueuedNode(depth: node.depth, serial: node.serial, node: node))
  }

  func setNeedsLayout() { needsLayout = true }

  /// Has lazy stacks make the rows that are seen now, and those that will be.
  func setNeedsRows() { needsRows = !lazyStacks.isEmpty }

  /// Has the display list built anew, since elements came, went or changed their scopes.
  func setNeedsRebuild() { needsRebuild = true }

  /// Has an element write its numbers into the display list.
  func setNeedsPatch(_ element: Element) { patches.append(element) }

  /// Has an element move to its new offset once layout has put it at its new place.
  func afterLayout(_ element: OffsetElement) { moved.append(element) }

  /// Has a scroll view look at each frame whether it shows others of its views, until it is at rest.
  func follow(_ element: ScrollElement) {
    if !scrolling.contains(where: { $0 === element }) { scrolling.append(element) }
  }

  /// Has matched views go by the places that they have now that a scroll view was scrolled.
  func didScroll(by transaction: Transaction) {
    guard matcher.groupCount > 0 else { return }
    scroll = Transaction(animation: transaction.animation)
  }

  /// Forgets the scroll views that are at rest, once a frame has shown them.
  func endFollowing() { scrolling.removeAll { !$0.isMoving } }

  /// Gives an attribute a new value beside all transactions, in a pass of its own; returns whether it changed.
  func change(
    _ attribute: inout AnimatedAttribute, to value: SIMD4<Double>, owner: any AttributeOwner,
    target: Int32, by transaction: Transaction
  ) -> Bool {
    // Values that begin an animation in one pass share its course.
    passSerial += 1
    return animator.set(
      &attribute, to: value, owner: owner, target: target,
      transaction: animated(transaction), pass: passSerial, at: now)
  }

  /// Has an action run once the update is done.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Has an action run once the update is done, also where no event is being handled.
  func afterEvent(_ action: @escaping () -> Void) {
    if writes.isEmpty, !isFlushing { willWrite?() }
    actions.append(action)
  }

  /// Fires a completion after the update if by then it has nothing to wait for.
  func awaitEnd(_ completion: AnimationCompletion) { awaiting.append(completion) }

  func nodeDidUnmount(_ node: _Node) {
    nodeCount -= 1
    setNeedsRebuild()
  }

  /// Returns the transaction that the views under a link have in the current pass.
  func transaction(of link: TransactionLink?) -> Transaction {
    let stamp = TransactionLink.Stamp(pass: passSerial, changes: transactionChanges)
    return animated(link?.transaction(from: transaction, at: stamp) ?? transaction)
  }

  /// Has all transactions of the pass found anew, since somebody waits for them.
  func transactionsDidChange() { transactionChanges += 1 }

  /// Places views that move by the animation of a transaction, whatever their own is.
  func placing(by transaction: Transaction, _ body: () -> Void) {
    let outer = placeAnimation
    placeAnimation = .some(transaction.animation)
    defer { placeAnimation = outer }
    body()
  }

  /// Returns the transaction of a view's place, from the one that the view has.
  func placeTransaction(_ transaction: Transaction) -> Transaction {
    guard let placeAnimation else { return transaction }
    var moving = transaction
    moving.animation = placeAnimation
    return moving
  }

  /// Returns a transaction as it counts where animations may be off.
  private func animated(_ transaction: Transaction) -> Transaction {
    guard disablesAnimations else { return transaction }
    var still = transaction
    still.animation = nil
    still.disablesAnimations = true
    return still
  }

  /// Whether an update has something to do.
  var needsFlush: Bool {
    !writes.isEmpty || !dirtyNodes.isEmpty || needsArranging || scroll != nil || !actions.isEmpty
      || !animator.finished.isEmpty || preferences.isWaiting
  }

  // MARK: Updating

  /// Does all that has to be done, one pass for each transaction.
  ///
  /// Changes that cause changes without end are left to the next frame after so many passes.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    if needsFlush { matcher.arrange(at: now) }
    let first = passSerial
    let last = passSerial + ViewGraph.passLimit
    repeat {
      while !writes.isEmpty, passSerial < last { runPass(takeWrites()) }
      if !dirtyNodes.isEmpty || needsArranging || preferences.isWaiting { runPass([]) }
      if let scroll { runPass([], by: scroll) }
      runAfterwards()
    } while needsFlush && passSerial < last
    for scroll in scrolling where !scroll.isMoving { scroll.pursuit = nil }
    if passSerial != first { warnOfContestedGroup() }
    guard needsFlush else { return }
    warn(
      "an update did not come to an end and goes on in the next frame: each change causes another, last "
        + "in \(refreshed?.path ?? "a completion"); change state in a handler, not in a body")
  }

  private func warnOfContestedGroup() {
    guard let name = matcher.contested else { return }
    warn(
      "several views are the source of the matched geometry \"\(name)\", and the one inserted last leads; "
        + "pass isSource: false to the others")
  }

  /// The most passes of one update: views that change state whenever they are evaluated never come to an end.
  private static let passLimit: UInt64 = 1000

  /// Notes a mistake in the views, once.
  func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Notes a mistake in a view, once for the subject: more of the same would tell nothing new.
  func warn(_ warning: String, about subject: String) {
    if subjectsOfWarnings.insert(subject).inserted { warn(warning) }
  }

  private func takeWrites() -> [StateWrite] {
    let first = writes[0].transaction
    let count = writes.prefix { $0.transaction.isGrouped(with: first) }.count
    defer { writes.removeFirst(count) }
    return Array(writes[..<count])
  }

  private func runPass(_ writes: [StateWrite], by other: Transaction = Transaction()) {
    stageDidEnd?(.events)
    passSerial += 1
    transaction = writes.first?.transaction ?? other
    for write in writes { write.apply() }
    // Views that depend on what others say, and on where those are, are updated with the same transaction.
    var rounds = 0
    repeat {
      refreshNodes()
      stageDidEnd?(.update)
      if needsArranging || scroll != nil { arrange() }
      preferences.update()
      // What was inserted has been placed as it is before, and goes on from there.
      for item in transitions.takeAppearing() { item.appear() }
      rounds += 1
    } while (!dirtyNodes.isEmpty || needsArranging) && rounds < ViewGraph.roundLimit
    transaction = Transaction()
  }

  /// The most rounds of one pass: what is left then is done in passes of their own.
  private static let roundLimit = 16

  /// Whether places have to be found anew.
  private var needsArranging: Bool { needsLayout || needsRows || !moved.isEmpty }

  /// Evaluates what has to be, and what depends on what was said then.
  private func refreshNodes() {
    while let queued = dirtyNodes.removeFirst() {
      // Its parent may have evaluated it in the meantime.
      guard queued.node.isQueued, queued.node.isMounted else { continue }
      queued.node.isQueued = false
      refreshed = queued.node
      queued.node.refresh()
      if dirtyNodes.isEmpty { preferences.update() }
    }
  }

  /// Puts everything at its new place, and then what follows from that.
  private func arrange() {
    if needsLayout || needsRows { layOutRows() }
    for element in moved { element.moveScope() }
    moved.removeAll(keepingCapacity: true)
    scroll = nil
    surroundings.readersMayHaveMoved()
    preferences.anchorsMayHaveMoved()
    stageDidEnd?(.layout)
    matcher.resolve(in: self)
    stageDidEnd?(.match)
  }

  /// Lays out, and again as long as that shows rows which had not been made.
  private func layOutRows() {
    needsRows = false
    for _ in 0..<ViewGraph.layoutLimit {
      if needsLayout {
        needsLayout = false
        layOut()
        transitions.placeLeaving()
      }
      guard lazyStacks.showRows() else { return }
    }
  }

  /// The most layouts of one pass: rows of no height at all would have ever more made.
  private static let layoutLimit = 100

  private func runAfterwards() {
    guard !actions.isEmpty || !animator.finished.isEmpty || !awaiting.isEmpty else { return }
    let due = actions
    actions = []
    for action in due { action() }
    let candidates = animator.takeFinished() + awaiting
    awaiting = []
    for completion in candidates where completion.pending == 0 && completion.isWaiting {
      completion.fire()
    }
  }

  // MARK: Time

  /// Runs what falls due until a time, each at its own time, and has the time be now.
  ///
  /// After many deadlines in one frame the rest is left to the next one.
  func advance(to time: TimeInterval, limit: Int = 1000) {
    var count = 0
    while count < limit, let due = animator.runNextDeadline(until: time) {
      now = max(now, due)
      for alarm in animator.takeRinging() { afterUpdate(alarm.ring) }
      flush()
      count += 1
    }
    now = max(now, time)
  }

  /// Runs a part of layout in which sizes and places keep their fractions.
  func continuously<Result>(_ body: () -> Result) -> Result {
    let outer = grid.isContinuous
    grid.isContinuous = true
    defer { grid.isContinuous = outer }
    return body()
  }

  // MARK: The picture

  /// Takes the elements that have numbers to write.
  func takePatches() -> [Element] {
    defer { patches.removeAll(keepingCapacity: true) }
    return patches
  }

  func pictureDidRebuild() { needsRebuild = false }
}
