import InbetweenDrawing
import InbetweenMotion

/// A thing that is laid out and drawn: what the nodes of primitive views and modifiers keep.
///
/// Shape: places are points from the origin of the enclosing scope, which is the window unless an offset
/// is around. Measuring is cached until the element or one below it changes.
@MainActor
class Element: AttributeOwner, TrackOwner {
  /// The node that keeps the element.
  unowned let node: _Node
  // The node's own, kept since it is asked for all the time, and each unowned step on the way counts.
  unowned final let graph: ViewGraph
  final var parent: Element? {
    get { outer?.object }
    set { outer = newValue?.backLink }
  }
  private var outer: BackLink<Element>?
  private var ownLink: BackLink<Element>?
  /// Where layout put the element.
  private(set) var rect = LayoutRect.zero
  private(set) final var measured = MeasuredSizes()
  /// Where guides were found; ``explicitAlignment(_:size:proposal:)`` keeps it.
  final var guides: [GuideKey: Double?] = [:]
  /// How often something changed that the element's layout depends on.
  private(set) final var layoutVersion: UInt32 = 0
  /// Whether changes inside leave what is around as it is: the element is placing what is inside.
  final var absorbsChanges = false
  private var placed: PlaceKey?

  private struct PlaceKey: Equatable {
    let origin: LayoutPoint
    let proposal: Proposal
    let isContinuous: Bool
  }

  init(node: _Node) {
    self.node = node
    graph = node.graph
  }

  deinit { ownLink?.end() }

  /// What leads back to the element from inside.
  private var backLink: BackLink<Element> {
    let link = ownLink ?? BackLink(self)
    ownLink = link
    return link
  }

  final var grid: LayoutGrid { graph.grid }

  /// The name of the view's type in a dump.
  var typeName: String { InbetweenViews.typeName(type(of: node)) }

  /// The elements inside, in the order of the views.
  var children: [Element] { [] }

  /// Whether the element's view has been removed and only its transition keeps it.
  var isRemoved: Bool { false }

  /// Whether nothing is shown of the element, which still takes part in layout.
  var isHidden: Bool { false }

  /// Whether a child is shown at all, and can be used.
  func shows(_ child: Element) -> Bool { true }

  /// Whether the element itself takes taps in its frame, also where nothing is drawn.
  var isHitTarget: Bool { false }

  /// Where the element stands in paint order among its siblings.
  var zIndex: Double { 0 }

  /// The transition that the view asks for when it is inserted or removed.
  var transition: AnyTransition? { nil }

  /// How eagerly a stack gives space to the element.
  var layoutPriority: Double { 0 }

  /// Whether the element takes a fraction of a cell as it is, since it is drawn below the cell.
  var isFractional: Bool { false }

  /// Whether the element is a spacer, beside which a stack leaves no space.
  var isSpacer: Bool { false }

  /// Whether the element stands for rows of a lazy stack that have not been made.
  var standsForRows: Bool { false }

  // MARK: Layout

  /// Returns how large the element wants to be.
  final func sizeThatFits(_ proposal: Proposal) -> LayoutSize {
    // A shape takes what it is offered: there is nothing to remember.
    if isFractional, children.isEmpty { return measure(proposal) }
    if let known = measured.size(for: proposal, isContinuous: grid.isContinuous) { return known }
    graph.counters.countLayout(of: typeName)
    let size = measure(proposal)
    measured.note(size, for: proposal, isContinuous: grid.isContinuous)
    return size
  }

  /// Computes the size; for subclasses.
  func measure(_ proposal: Proposal) -> LayoutSize { .zero }

  /// Puts the element at a place, with what it is offered.
  final func place(at origin: LayoutPoint, proposal: Proposal) {
    let key = PlaceKey(origin: origin, proposal: proposal, isContinuous: grid.isContinuous)
    guard placed != key else { return }
    placed = key
    let own = LayoutRect(origin, sizeThatFits(proposal).bounded)
    rect = isFractional ? own : grid.nearest(own)
    didPlace(proposal: proposal)
  }

  /// Whether the element has changed since it was placed, or never was.
  final var needsPlacing: Bool { placed == nil }

  /// Places what is inside; for subclasses.
  func didPlace(proposal: Proposal) {}

  /// Forgets how large the element is and where it was placed.
  final func forgetLayout() {
    measured.forget()
    guides.removeAll(keepingCapacity: true)
    placed = nil
  }

  /// Forgets what depends on the layout inside, which is another.
  final func layoutDidChange() {
    forgetLayout()
    layoutVersion &+= 1
  }

  /// Computes where the element itself says that a guide is, in points from its corner; for subclasses.
  func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double? { nil }

  /// The space that the element wants around it in a stack.
  var viewSpacing: ViewSpacing { ViewSpacing() }

  /// The axis along which the element arranges what is inside, if it is a stack.
  var stackAxis: Axis? { nil }

  /// Whether the element's size depends on the axis of the stack around it.
  var goesByStackAxis: Bool { false }

  /// The value of a key that the view was given for custom layouts; nil if it was given none.
  func layoutValue(of key: ObjectIdentifier) -> Any? { nil }

  /// The size that views inside go by that are sized by their container, if the element is one.
  var containerSize: LayoutSize? { nil }

  /// What the view says of its place in a grid.
  var gridCell: GridCell { GridCell() }

  /// Takes over elements that a part of the view's node has now, beside its main content.
  func secondaryElementsDidChange(_ child: _Node) {}

  // MARK: Drawing

  /// The build of the picture in which the element was drawn last: what it knows of places there is of that one.
  private(set) final var build: UInt64 = 0

  /// Adds the element's items to a picture.
  final func draw(into builder: PictureBuilder) {
    build = builder.list.generation
    drawParts(into: builder)
  }

  /// Adds the element's items to a picture; for subclasses.
  func drawParts(into builder: PictureBuilder) {
    for child in paintOrder(of: children) { child.draw(into: builder) }
  }

  /// Writes what changed without an animation into the display list.
  func patch(_ list: inout DisplayList) {}

  final var environmentValues: EnvironmentValues { node.environmentValues }

  func trackDidSettle() { graph.setNeedsPatch(self) }

  func attributeDidSettle(_ kind: AnimatedAttribute.Kind) { graph.setNeedsPatch(self) }

  /// The place in the display list that an attribute drives; -1 for none.
  func target(of kind: AnimatedAttribute.Kind) -> Int32 { -1 }

  /// How far the element is shown from where layout put it, at a time, in points.
  func shift(at time: Double) -> LayoutPoint { children.first?.shift(at: time) ?? .zero }

  /// Where the element is shown at a time, in points from the origin of its scope.
  func shownRect(at time: Double) -> LayoutRect {
    rect.offset(by: shift(at: time))
  }

  /// Where the scope that the element makes for what is inside has its origin, in points from the origin
  /// of the scope around it; nil if it makes none. No time asks for the model.
  func scopeOrigin(at time: Double?) -> LayoutPoint? { nil }

  /// How the scope that the element makes is turned and stretched about its origin, in points, before it is
  /// moved there; no time asks for the model.
  func scopeTransform(at time: Double?) -> CGAffineTransform { .identity }

  /// What is shown of the views inside at a time, in points from the origin of the element's own scope; nil
  /// if nothing is cut off.
  func clip(at time: Double) -> LayoutRect? { nil }

  /// Whether the element itself makes all of it transparent at a time, and not only in passing.
  func isFaded(at time: Double) -> Bool { false }

  /// Whether taps reach the element and what is inside at a place in its scope, in points.
  func isOpen(to place: LayoutPoint, at time: Double) -> Bool { !isFaded(at: time) }

  /// Forgets where the element and all inside were, so that the next places are taken without animation.
  func resetFrames() {
    placed = nil
    for child in children { child.resetFrames() }
  }

  // MARK: The end

  /// Whether the element is part of the tree: something may keep it longer than there is its node, which
  /// must not be asked for anything then.
  private(set) final var isMounted = true

  /// Ends the element's life.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
  }

  /// Ends what the element has begun; for subclasses.
  func willUnmount() {}

  // MARK: Preferences

  /// What is known of whether the element or one inside says something for some key.
  final var knownWriting: Bool?

  /// Whether the element itself says something for some key.
  var writesPreferences: Bool { false }

  /// Who reads what is said inside of the element.
  var preferenceReader: (any PreferenceReader)? { nil }

  /// Puts together what is said for a key by the element and those inside, in the order of the views.
  func collectPreferences<Key: PreferenceKey>(into collection: PreferenceCollection<Key>) {
    for child in children where !child.isRemoved && child.writesInside {
      child.collectPreferences(into: collection)
    }
  }

  // MARK: Transactions

  /// The transaction that the element's changes have in the current update.
  var transaction: Transaction { graph.transaction(of: node.transactions) }
}
