import Foundation
import InbetweenMotion

/// Arranges its children by a custom layout.
final class LayoutElement: ContainerElement, FrameFollower {
  private var engine: (any LayoutEngine)?

  /// Takes over the layout, whose animatable data move as the current transaction asks.
  func setLayout<L: Layout>(_ layout: L) {
    if let any = layout as? AnyLayout { return any.apply(to: self) }
    graph.surroundings.hasOwnLayouts = true
    if let engine = engine as? LayoutEngineOf<L> {
      guard engine.setLayout(layout) else { return }
    } else {
      let axis = stackAxis
      engine?.drop()
      engine = LayoutEngineOf(layout, of: self)
      if stackAxis != axis { for child in present { child.stackAxisDidChange() } }
    }
    if needsFrames { graph.follow(self) }
    setNeedsLayout()
  }

  var needsFrames: Bool { engine?.isMoving == true }

  func showFrame() { setNeedsLayout() }

  override func trackDidSettle() { setNeedsLayout() }

  override func willUnmount() {
    super.willUnmount()
    engine?.drop()
  }

  override var stackAxis: Axis? { engine?.axis }

  override var viewSpacing: ViewSpacing {
    engine?.spacing(LayoutSubviews(present), layoutVersion) ?? ViewSpacing()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let engine else { return .zero }
    let size = engine.sizeThatFits(
      ProposedViewSize(proposal), LayoutSubviews(present), layoutVersion)
    return LayoutSize(
      width: length(size.width, .horizontal), height: length(size.height, .vertical))
  }

  override func didPlace(proposal: Proposal) {
    guard let engine else { return }
    let placer = LayoutPlacer(count: present.count)
    engine.place(
      CGRect(rect), ProposedViewSize(proposal), LayoutSubviews(present, placer: placer),
      layoutVersion)
    for (child, placement) in zip(present, placer.placements) {
      let slot = child.slot(for: placement, in: rect, proposal: proposal)
      child.place(at: slot.rect.origin, proposal: slot.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    engine.flatMap {
      $0.guide(
        key, CGRect(LayoutRect(.zero, size)), ProposedViewSize(proposal),
        LayoutSubviews(present), layoutVersion)
    }
    .flatMap { bounded($0) }
  }

  /// Returns a length of an author's as layout computes with it.
  private func length(_ length: CGFloat, _ axis: Axis) -> Double {
    if length == .infinity { return .infinity }
    return grid.up(sensible(length) ?? (length > 0 ? lengthLimit : 0), axis)
  }
}

/// A custom layout whose type is not known.
@MainActor
protocol LayoutEngine: AnyObject {
  var axis: Axis? { get }
  /// Whether data of the layout move.
  var isMoving: Bool { get }
  /// Stops at the model.
  func drop()
  func spacing(_ subviews: LayoutSubviews, _ version: UInt32) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ version: UInt32
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ version: UInt32)
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ version: UInt32
  ) -> CGFloat?
}

/// A custom layout and what it keeps, which is updated when something inside changed.
final class LayoutEngineOf<L: Layout>: LayoutEngine {
  private var model: L
  private let data: AnimatedData<L.AnimatableData>
  private unowned let element: LayoutElement
  private var cache: L.Cache?
  private var cacheVersion: UInt32 = 0

  init(_ layout: L, of element: LayoutElement) {
    model = layout
    self.element = element
    data = AnimatedData(of: element)
    data.set(layout.animatableData)
  }

  /// The layout as it is now, with data that may be under way.
  private var layout: L {
    guard data.isActive, let shown = data.presentation(at: element.graph.now) else { return model }
    var moved = model
    moved.animatableData = shown
    return moved
  }

  var isMoving: Bool { data.isActive }

  func drop() { data.drop() }

  /// Takes over new parameters, and returns whether they may be others.
  func setLayout(_ layout: L) -> Bool {
    guard !FieldPlan.plan(for: L.self).isSame(model, layout) else { return false }
    model = layout
    data.set(layout.animatableData)
    return true
  }

  var axis: Axis? { L.layoutProperties.stackOrientation }

  func spacing(_ subviews: LayoutSubviews, _ version: UInt32) -> ViewSpacing {
    withCache(subviews, version) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ version: UInt32
  ) -> CGSize {
    withCache(subviews, version) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ version: UInt32
  ) {
    withCache(subviews, version) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ version: UInt32
  ) -> CGFloat? {
    withCache(subviews, version) { layout.guide(key, bounds, proposal, subviews, &$0) }
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ version: UInt32, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, version != cacheVersion {
      layout.updateCache(&current, subviews: subviews)
    }
    cacheVersion = version
    defer { cache = current }
    return body(&current)
  }
}

extension Layout {
  /// Returns where a guide along either axis is, in the coordinates of the bounds; nil for its default.
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }
}

extension Element {
  /// Returns where the element stands for a place that a custom layout gave it, and what it is offered.
  ///
  /// What is drawn below the cell is fitted to the cells that its edges are nearest to.
  func slot(
    for placement: LayoutPlacer.Placement?, in bounds: LayoutRect, proposal: Proposal
  ) -> (rect: LayoutRect, proposal: Proposal) {
    let middle = CGPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    let place =
      placement
      ?? LayoutPlacer.Placement(
        position: middle, anchor: .center, proposal: ProposedViewSize(proposal))
    let offered = Proposal(place.proposal)
    let exact = sizeThatFits(offered).bounded
    let size = isFractional ? exact : grid.up(exact)
    let origin = LayoutPoint(
      x: (bounded(place.position.x) ?? bounds.x)
        - size.width * (bounded(place.anchor.x) ?? 0),
      y: (bounded(place.position.y) ?? bounds.y)
        - size.height * (bounded(place.anchor.y) ?? 0))
    guard isFractional, !grid.isContinuous else {
      return (LayoutRect(grid.nearest(origin), size), offered)
    }
    var rect = grid.nearest(LayoutRect(origin, size))
    // What is there at all takes one cell at least.
    if size.width > 0 { rect.width = max(rect.width, grid.cell(.horizontal)) }
    if size.height > 0 { rect.height = max(rect.height, grid.cell(.vertical)) }
    return (rect, Proposal(rect.size))
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
