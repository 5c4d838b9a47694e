/// Keeps its child away from its edges, where the child may ask to go all the same.
@MainActor
class SafeAreaElement: FramedElement {
  override init(node: _Node, child: Element) {
    super.init(node: node, child: child)
    graph.surroundings.hasSafeAreas = true
  }

  /// How far the child is kept from each side for an offer, in points; for subclasses.
  func safeArea(for proposal: Proposal) -> LayoutInsets { LayoutInsets() }

  /// How far the child is kept from each side, where it was placed last.
  private(set) final var placedInsets = LayoutInsets()

  override final var arranges: Bool { true }
  override final var isFractional: Bool { false }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let insets = safeArea(for: proposal)
    let size = grid.up(child.sizeThatFits(insets.applied(to: proposal)))
    return LayoutSize(
      width: max(0, size.width + insets.across), height: max(0, size.height + insets.down))
  }

  override func placeContent(proposal: Proposal) {
    let insets = safeArea(for: proposal)
    placedInsets = insets
    let inner = insets.applied(to: rect)
    let offered = insets.applied(to: proposal)
    let size = grid.up(child.sizeThatFits(offered))
    child.place(
      at: grid.nearest(Alignment.center.origin(of: size, in: inner)), proposal: offered)
  }

  override final func explicitGuide(
    _ key: AlignmentKey, size: LayoutSize, proposal: Proposal
  ) -> Double? {
    let insets = safeArea(for: proposal)
    let offered = insets.applied(to: proposal)
    let own = grid.up(child.sizeThatFits(offered))
    return child.explicitAlignment(key, size: own, proposal: offered)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }
}

/// Distances from the four sides of a rectangle, in points of layout.
struct LayoutInsets: Equatable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  var across: Double { leading + trailing }
  var down: Double { top + bottom }

  func applied(to proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - across) },
      height: proposal.height.map { max(0, $0 - down) })
  }

  func applied(to rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: rect.x + leading, y: rect.y + top, width: max(0, rect.width - across),
      height: max(0, rect.height - down))
  }

  /// Returns a rectangle that is larger by the distances.
  func extending(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: rect.x - leading, y: rect.y - top, width: rect.width + across,
      height: rect.height + down)
  }

  /// The distances at some sides, and none at the others.
  func masked(by edges: Edge.Set) -> LayoutInsets {
    LayoutInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension Element {
  /// How far a rectangle of the element's scope may grow into what it is kept away from, in points.
  ///
  /// It may where it reaches the edge of the safe area, and through that into the next one around.
  func safeAreaInsets(around rect: LayoutRect) -> LayoutInsets {
    guard graph.surroundings.hasSafeAreas else { return LayoutInsets() }
    let origin = originInWindow(at: nil)
    var grown = LayoutRect(
      x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
    var insets = LayoutInsets()
    var inner: Element = self
    while let current = inner.parent {
      defer { inner = current }
      guard let area = current as? SafeAreaElement, area.child === inner else { continue }
      let more = area.reached(by: grown)
      grown = more.extending(grown)
      insets.top += more.top
      insets.leading += more.leading
      insets.bottom += more.bottom
      insets.trailing += more.trailing
    }
    return insets
  }
}

extension SafeAreaElement {
  /// The insets at those sides where a rectangle of the window reaches the edge of the safe area.
  fileprivate func reached(by rect: LayoutRect) -> LayoutInsets {
    let origin = originInWindow(at: nil)
    let outer = LayoutRect(
      LayoutPoint(x: origin.x + self.rect.x, y: origin.y + self.rect.y), self.rect.size)
    let safe = placedInsets.applied(to: outer)
    let slack = 1e-6
    return LayoutInsets(
      top: rect.y <= safe.y + slack ? placedInsets.top : 0,
      leading: rect.x <= safe.x + slack ? placedInsets.leading : 0,
      bottom: rect.y + rect.height >= safe.y + safe.height - slack ? placedInsets.bottom : 0,
      trailing: rect.x + rect.width >= safe.x + safe.width - slack ? placedInsets.trailing : 0)
  }
}
