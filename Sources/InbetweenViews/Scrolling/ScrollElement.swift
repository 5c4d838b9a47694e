import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Shows a part of its content, which stands in a scope of its own: to scroll is to move that scope.
///
/// A scope that cuts has the view's place and size; inside of it one has the offset, which is what scrolling
/// animates. So neither bodies nor layout run for a scroll.
final class ScrollElement: ContainerElement {
  private(set) var axes: Axis.Set = .vertical
  private(set) var settings = ScrollSettings()
  private(set) var color = Color.Resolved(red: 1, green: 1, blue: 1)
  /// The size of the content with its margins, in points.
  private(set) var contentSize = LayoutSize.zero
  /// The size of the window on the content without margins, in points, once it is known.
  private(set) var container: LayoutSize?
  /// The view's place and size.
  private var window = AnimatedAttribute(.window)
  /// Where the content stands in the window: minus what it is scrolled by.
  var origin = AnimatedAttribute(.offset)
  /// Whether a mouse button holds the content.
  var isHeld = false { didSet { if isHeld { pursuit = nil } } }
  /// The view that the content is on its way to.
  var pursuit: ScrollPursuit?
  /// How far content and goal were moved in all without anything being seen to move.
  var rebased = LayoutPoint.zero
  /// What a state asked for last, or was told.
  var wish = ScrollPositionLink.Wish.none
  private var outerScope: Int32 = -1
  private var innerScope: Int32 = -1
  private lazy var indicators = Axis.allCases.map { ScrollIndicator(of: self, along: $0) }

  func apply(axes: Axis.Set, settings: ScrollSettings, color: Color.Resolved) {
    let old = self.settings
    let isOther = axes != self.axes || settings.margins != old.margins
    (self.axes, self.settings, self.color) = (axes, settings, color)
    if let position = settings.position { follow(position.wish) }
    if isOther || settings.anchor != old.anchor { setNeedsLayout() }
    graph.setNeedsRebuild()
  }

  // MARK: Layout

  override var containerSize: LayoutSize? { container }

  /// Takes over the size that views inside go by, before they are measured.
  private func setContainer(width: Double?, height: Double?) {
    func inside(_ length: Double?, _ axis: Axis) -> Double? {
      length.map { max(0, min($0, lengthLimit) - margin(axis).start - margin(axis).end) }
    }
    let around = parent?.sizeAround ?? graph.surroundings.windowSize
    let size = LayoutSize(
      width: inside(width, .horizontal) ?? around.width,
      height: inside(height, .vertical) ?? around.height)
    guard size != container else { return }
    container = size
    graph.surroundings.forgetSizes(inside: self)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    setContainer(width: proposal.width, height: proposal.height)
    let content = margined(arranged(for: inner(proposal)).size)
    return LayoutSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func didPlace(proposal: Proposal) {
    animate(&window, to: SIMD4(rect.x, rect.y, rect.width, rect.height))
    setContainer(width: rect.width, height: rect.height)
    let inner = inner(proposal)
    let arrangement = arranged(for: inner)
    let wasAtEnd = isAtAnchor
    contentSize = margined(arrangement.size)
    let start = contentStart
    for (child, slot) in zip(present, arrangement.slots) {
      child.place(
        at: LayoutPoint(x: start.x + slot.x, y: start.y + slot.y), proposal: inner)
    }
    layoutDidChange(keepsAnchor: wasAtEnd)
  }

  override func resetFrames() {
    super.resetFrames()
    graph.animator.drop(&window)
    window.isSet = false
  }

  /// What the content is offered: its ideal length along the axes, and across what the view is offered.
  private func inner(_ proposal: Proposal) -> Proposal {
    func length(_ offered: Double?, _ axis: Axis) -> Double? {
      if axes.contains(Axis.Set(axis)) { return nil }
      return offered.map { max(0, $0 - margin(axis).start - margin(axis).end) }
    }
    return Proposal(
      width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }

  private struct Arrangement {
    var size = LayoutSize.zero
    var slots: [LayoutRect] = []
  }

  /// Puts the views one after the other along the axis, in the middle across it.
  private func arranged(for proposal: Proposal) -> Arrangement {
    let isRow = axes == .horizontal
    var arrangement = Arrangement()
    var sizes = present.map { grid.up($0.sizeThatFits(proposal)) }
    for index in sizes.indices { sizes[index] = sizes[index].bounded }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    var end = 0.0
    for (child, size) in zip(present, sizes) {
      if isRow, end > 0, !child.isSpacer { end += grid.nearest(8, .horizontal) }
      let middle = grid.nearest(
        isRow ? (height - size.height) / 2 : (width - size.width) / 2,
        isRow ? .vertical : .horizontal)
      let origin = isRow ? LayoutPoint(x: end, y: middle) : LayoutPoint(x: middle, y: end)
      arrangement.slots.append(LayoutRect(origin, size))
      end += isRow ? size.width : size.height
    }
    arrangement.size = LayoutSize(width: isRow ? end : width, height: isRow ? height : end)
    return arrangement
  }

  /// Where the content begins: behind its margin, or where the anchor has content that is too short.
  private var contentStart: LayoutPoint {
    let fallback = axes == [.horizontal, .vertical] ? UnitPoint.center : UnitPoint.topLeading
    let anchor = settings.anchor ?? fallback
    func start(_ axis: Axis, _ fraction: Double) -> Double {
      let spare =
        axis == .horizontal
        ? rect.width - contentSize.width : rect.height - contentSize.height
      let scrolls = axes.contains(Axis.Set(axis))
      let share = max(0, spare) * (scrolls ? fraction.unit : 0.5)
      return margin(axis).start + grid.nearest(share, axis)
    }
    return LayoutPoint(x: start(.horizontal, anchor.x), y: start(.vertical, anchor.y))
  }

  /// The space before and behind the content along an axis, in whole cells.
  func margin(_ axis: Axis) -> (start: Double, end: Double) {
    let margins = settings.margins
    func length(_ inset: CGFloat) -> Double { max(0, grid.nearest(bounded(inset) ?? 0, axis)) }
    return axis == .horizontal
      ? (length(margins.leading), length(margins.trailing))
      : (length(margins.top), length(margins.bottom))
  }

  private func margined(_ size: LayoutSize) -> LayoutSize {
    let (across, down) = (margin(.horizontal), margin(.vertical))
    return LayoutSize(
      width: size.width + across.start + across.end, height: size.height + down.start + down.end)
  }

  // MARK: Places

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    let frame = time.map { graph.animator.presentation(of: window, at: $0) } ?? window.value
    let inner = time.map { graph.animator.presentation(of: origin, at: $0) } ?? origin.value
    return LayoutPoint(x: frame[0] + inner[0], y: frame[1] + inner[1])
  }

  override func clip(at time: Double) -> LayoutRect? {
    settings.isClipped ? shownRect(at: time) : nil
  }

  override func shownRect(at time: Double) -> LayoutRect {
    let shown = graph.animator.presentation(of: window, at: time)
    return LayoutRect(x: shown[0], y: shown[1], width: shown[2], height: shown[3])
  }

  override func shift(at time: Double) -> LayoutPoint {
    let shown = graph.animator.presentation(of: window, at: time)
    return LayoutPoint(x: shown[0] - rect.x, y: shown[1] - rect.y)
  }

  // MARK: Drawing

  override func drawParts(into builder: PictureBuilder) {
    let frame = grid.cells(rect)
    let inside = CellRect(x: 0, y: 0, width: frame.width, height: frame.height)
    outerScope = builder.withScope(
      x: frame.x, y: frame.y, clip: settings.isClipped ? inside : nil
    ) {
      let place = grid.cells(
        LayoutRect(x: origin.value[0], y: origin.value[1], width: 0, height: 0))
      innerScope = builder.withScope(x: place.x, y: place.y) { super.drawParts(into: builder) }
      let isFocused = graph.visibleFocus === self
      for indicator in indicators { indicator.add(to: builder, isFocused: isFocused) }
    }
    graph.animator.retarget(window, to: outerScope)
    graph.animator.retarget(origin, to: innerScope)
    graph.follow(self)
  }

  override func patch(_ list: inout DisplayList) {
    guard outerScope >= 0, Int(innerScope) < list.scopes.count else { return }
    if !window.isActive { list.show(window.value, kind: .window, at: outerScope) }
    if !origin.isActive { list.show(origin.value, kind: .offset, at: innerScope) }
  }

  /// Puts the indicators where the content is seen now.
  func showIndicators(in list: inout DisplayList) {
    for indicator in indicators { indicator.show(in: &list, at: graph.now) }
  }

  override func target(of kind: AnimatedAttribute.Kind) -> Int32 {
    kind == .window ? outerScope : innerScope
  }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    if kind == .window {
      window.slot = -1
    } else {
      origin.slot = -1
      pursuit = nil
    }
    graph.follow(self)
    super.attributeDidSettle(kind)
  }

  /// Whether the content is under way, or the window that it is seen through.
  var isMoving: Bool { origin.isActive || window.isActive }

  override func willUnmount() {
    graph.animator.drop(&window)
    graph.animator.drop(&origin)
    (outerScope, innerScope) = (-1, -1)
    graph.endFollowing(self)
  }
}

extension Axis.Set {
  /// Creates the set of one axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension Double {
  /// The number within 0…1; 0 for what is no number.
  var unit: Double { isNaN ? 0 : min(1, max(0, self)) }
}
