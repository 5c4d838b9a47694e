import InbetweenDrawing

/// Arranges its children in a row or a column.
final class StackElement: ContainerElement {
  let axis: Axis
  private var alignment: AlignmentKey
  private var spacing: Double?

  init(node: _Node, typeName: String, axis: Axis) {
    self.axis = axis
    alignment =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    super.init(node: node, typeName: typeName)
  }

  override var stackAxis: Axis? { axis }

  /// Takes over the parameters: where the children meet, and the space between them in points.
  func apply(alignment: AlignmentKey, spacing: Double?) {
    guard alignment != self.alignment || spacing != self.spacing else { return }
    (self.alignment, self.spacing) = (alignment, spacing)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    arranger.arrangement(of: present, for: proposal).size
  }

  override func didPlace(proposal: Proposal) {
    let slots = arranger.arrangement(of: present, for: proposal).slots
    for (child, slot) in zip(present, slots) {
      let origin = rect.origin + slot.origin
      child.place(at: grid.nearest(origin), proposal: slot.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double?
  {
    let slots = arranger.arrangement(of: present, for: proposal).slots
    return mergedGuide(key, of: present, slots)
  }

  private var arranger: StackArranger {
    StackArranger(axis: axis, alignment: alignment, spacing: spacing, grid: grid)
  }
}

/// Returns the guides of views, where they stand, as one; nil if none says anything.
@MainActor
func mergedGuide(
  _ key: AlignmentKey, of children: [Element], _ slots: [StackArranger.Slot]
) -> Double? {
  let values = zip(children, slots).compactMap { child, slot in
    child.explicitAlignment(key, size: slot.size, proposal: slot.proposal)
      .map { $0 + slot.origin[key.axis] }
  }
  return key.merged(values)
}

extension LayoutGrid {
  /// Rounds a place to the nearest cell, unless places keep their fractions.
  func nearest(_ point: LayoutPoint) -> LayoutPoint {
    guard !isContinuous else { return point }
    return LayoutPoint(x: nearest(point.x, .horizontal), y: nearest(point.y, .vertical))
  }
}
