import Foundation
import InbetweenDrawing
import InbetweenMotion

/// The tree of nodes and elements, and what has to be done before the next frame.
@MainActor
final class ViewGraph {
  /// The number of the last build of the picture.
  private(set) var pictureBuild: UInt64 = 0
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
  /// Moves the keyboard focus to where a state says; returns whether there is such a view.
  var followFocus: ((AnyObject) -> Bool)?
  /// Called before the first of the writes that wait for an update is queued, outside of updates.
  var willWrite: (() -> Void)?
  /// Called at the end of each stage, if somebody measures them.
  var stageDidEnd: ((UpdateStage) -> Void)?
  /// The number of the update pass that is running, or was the last one.
  private(set) var passSerial: UInt64 = 0

  /// The transaction of the pass that is running, and how it reaches the views.
  var passTransaction = PassTransaction()
  /// What was written and waits for an update.
  var writes = WriteQueue()
  /// What shows something else in each frame; see ``follow(_:)``.
  var followers: [any FrameFollower] = []
  /// What has to be evaluated again.
  var dirtyNodes = NodeQueue()
  /// What is run once the update is done.
  var aftermath = Aftermath()
  private var nodeSerial = 0
  /// How many nodes there are.
  private(set) var nodeCount = 0
  private var namespaceCount = 0
  /// The tasks that sleep on the frame clock, some of which may have been woken.
  var wakes: [(time: TimeInterval, alarm: Alarm)] = []
  /// What views printed of why they were evaluated, the last lines.
  var printedChanges: [String] = []
  /// The mistakes that were found in the views.
  var mistakes = Mistakes()
  /// The node that was evaluated again last.
  private(set) var refreshed: BackLink<_Node>?
  private(set) var needsLayout = false
  /// Whether lazy stacks may have other rows to show.
  private var needsRows = false
  /// Whether what is laid out anew is so because rows came or went that are seen, and not for a change.
  private(set) var isShowingRows = false
  private(set) var needsRebuild = true
  private var patches: [Element] = []
  private var moved: [OffsetElement] = []
  /// The scroll views that scroll or may have been scrolled since the last frame.
  var scrolling: [ScrollElement] = []
  /// The change by which a scroll view was scrolled, until matched views have followed it.
  var scroll: Transaction?
  /// Whether views are being evaluated, for the first time or in an update.
  var isFlushing = false
  /// When an update was given up that did not come to an end: it goes on at another time.
  var interruption: TimeInterval?
  private let layOut: () -> Void

  /// Creates a graph; `layOut` puts the root element in its window.
  init(metrics: CellMetrics, layOut: @escaping () -> Void) {
    grid = LayoutGrid(metrics: metrics)
    self.layOut = layOut
    link.begin(self)
  }

  deinit { link.end() }

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
    announceChange()
    for completion in write.transaction.completions {
      completion.isClaimed = true
      aftermath.addOnce(completion)
    }
    writes.append(write)
  }

  /// Has somebody told of the first change outside of updates.
  func announceChange() { if writes.isEmpty, !isFlushing { willWrite?() } }

  func setNeedsUpdate(_ node: _Node) { dirtyNodes.insert(node) }

  func setNeedsLayout() { needsLayout = true }

  /// Has lazy stacks make the rows that are seen now, and those that will be.
  func setNeedsRows() { needsRows = !lazyStacks.isEmpty }

  /// Has the display list built anew, since elements came, went or changed their scopes.
  func setNeedsRebuild() { needsRebuild = true }

  /// Has an element write its numbers into the display list.
  func setNeedsPatch(_ element: Element) { patches.append(element) }

  /// Has an element move to its new offset once layout has put it at its new place.
  func afterLayout(_ element: OffsetElement) { moved.append(element) }

  /// Gives an attribute a new value beside all transactions, in a pass of its own; returns whether it changed.
  func change(
    _ attribute: inout AnimatedAttribute, to value: SIMD4<Double>, owner: any AttributeOwner,
    target: Int32, by transaction: Transaction
  ) -> Bool {
    // Values that begin an animation in one pass share its course.
    passSerial += 1
    return animator.set(
      &attribute, to: value, owner: owner, target: target,
      transaction: passTransaction.animated(transaction), pass: passSerial, at: now)
  }

  func nodeDidUnmount(_ node: _Node) {
    nodeCount -= 1
    setNeedsRebuild()
  }

  // MARK: Passes

  /// Applies changes of one transaction, and does what follows from them.
  func runPass(_ writes: [StateWrite], by other: Transaction = Transaction()) {
    stageDidEnd?(.events)
    passSerial += 1
    passTransaction.current = writes.first?.transaction ?? other
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
    passTransaction.current = Transaction()
  }

  /// The most rounds of one pass: what is left then is done in passes of their own.
  private static let roundLimit = 16

  /// Whether places have to be found anew.
  var needsArranging: Bool { needsLayout || needsRows || !moved.isEmpty }

  /// Evaluates what has to be, and what depends on what was said then.
  private func refreshNodes() {
    while let node = dirtyNodes.removeFirst() {
      refreshed = node.backLink
      node.refresh()
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
    defer { isShowingRows = false }
    for _ in 0..<ViewGraph.layoutLimit {
      if needsLayout {
        needsLayout = false
        layOut()
        transitions.placeLeaving()
      }
      isShowingRows = true
      guard lazyStacks.showRows() else { return }
    }
  }

  /// The most layouts of one pass: rows of no height at all would have ever more made.
  private static let layoutLimit = 100

  // MARK: The picture

  /// Takes the elements that have numbers to write.
  func takePatches() -> [Element] {
    defer { patches.removeAll(keepingCapacity: true) }
    return patches
  }

  func pictureDidRebuild() { needsRebuild = false }

  /// Begins a build of the picture: what moves drives nothing there until it is drawn.
  func beginPicture(_ build: UInt64) {
    pictureBuild = build
    animator.forgetTargets()
  }
}
