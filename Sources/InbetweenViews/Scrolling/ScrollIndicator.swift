import InbetweenDrawing
import InbetweenMotion

/// The bar at an edge of a scroll view that says which part of the content is seen.
///
/// It is half a column or a quarter of a row thick. It is there while there is more than is seen, so
/// that a reader of a still picture knows too; where the view has the focus it is brighter.
final class ScrollIndicator: Element {
  private unowned let scroll: ScrollElement
  private let axis: Axis
  private var item: Int32 = -1

  init(of scroll: ScrollElement, along axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    super.init(node: scroll.node)
  }

  override var typeName: String { "ScrollIndicator" }

  /// Adds the bar, if there is something to scroll.
  func add(to builder: PictureBuilder, isFocused: Bool) {
    item = -1
    let isHidden = scroll.settings.hiddenIndicators.contains(Axis.Set(axis))
    guard !isHidden, scroll.limit(axis) > 0 else { return }
    var color = scroll.color
    color.opacity *= isFocused ? 0.8 : 0.4
    item = builder.add(
      .fill(.rectangle), frame: frame(at: graph.now), paint: RGBA(linear: color.attribute), of: self
    )
  }

  /// Moves the bar to where the content is seen at a time.
  func show(in list: inout DisplayList, at time: Double) {
    guard item >= 0, Int(item) < list.items.count else { return }
    list.setFrame(frame(at: time), ofItem: item)
  }

  /// The bar in cells, from the corner of the view. Beyond an edge it shrinks as the content stretches.
  private func frame(at time: Double) -> CellRect {
    let size = scroll.shownRect(at: time).size
    let isAcross = axis == .horizontal
    let margins = scroll.settings.indicatorMargins
    let inset = max(0, bounded(isAcross ? margins.leading : margins.top) ?? 0)
    let end = max(0, bounded(isAcross ? margins.trailing : margins.bottom) ?? 0)
    let window = isAcross ? size.width : size.height
    let track = max(0, window - inset - end)
    let content = isAcross ? scroll.contentSize.width : scroll.contentSize.height
    let limit = max(content - window, 1e-9)
    let offset = scroll.shownOffset(axis, at: time)
    let inside = min(max(0, offset), limit)
    let cell = grid.cell(axis)
    let whole = min(track, max(cell, track * window / max(content, window)))
    let length = max(min(whole, cell / 2), whole - abs(offset - inside))
    let start = inset + (track - length) * inside / limit
    let thickness = isAcross ? grid.cell(.vertical) / 4 : grid.cell(.horizontal) / 2
    return grid.cells(
      isAcross
        ? LayoutRect(x: start, y: size.height - thickness, width: length, height: thickness)
        : LayoutRect(x: size.width - thickness, y: start, width: thickness, height: length))
  }
}
