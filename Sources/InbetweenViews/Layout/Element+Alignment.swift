extension Element {
  /// Returns where the element itself says that a guide is, in points from its corner; nil if nowhere.
  final func explicitAlignment(
    _ key: AlignmentKey, size: LayoutSize, proposal: Proposal
  ) -> Double? {
    // Most trees have no guides at all, and then nobody is asked.
    let surroundings = graph.surroundings
    guard key.isTextBaseline || surroundings.hasOwnLayouts || surroundings.guides.contains(key)
    else { return nil }
    let own = GuideKey(key: key, size: size, proposal: proposal)
    if let known = guides[own] { return known }
    let value = explicitGuide(key, size: size, proposal: proposal)
    if guides.count >= 64 { guides.removeAll(keepingCapacity: true) }
    guides[own] = .some(value)
    return value
  }

  /// Returns where a guide is in the element, in points from its corner.
  final func guide(_ key: AlignmentKey, size: LayoutSize, proposal: Proposal) -> Double {
    explicitAlignment(key, size: size, proposal: proposal)
      ?? (key.fraction == nil
        ? key.defaultValue(in: ViewDimensions(self, size: size, proposal: proposal))
        : key.defaultValue(in: size))
  }

  /// Returns where the element stands that is aligned in a slot.
  final func origin(
    _ alignment: Alignment, size: LayoutSize, proposal: Proposal, in slot: LayoutRect
  ) -> LayoutPoint {
    let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
    return LayoutPoint(
      x: slot.x + across.defaultValue(in: slot.size)
        - guide(across, size: size, proposal: proposal),
      y: slot.y + down.defaultValue(in: slot.size) - guide(down, size: size, proposal: proposal))
  }

  /// Returns a child's guide as one of the element around it, where the child stands aligned.
  final func guide(
    _ key: AlignmentKey, of child: Element, _ alignment: Alignment, size: LayoutSize,
    proposal: Proposal
  ) -> Double? {
    let exact = child.sizeThatFits(proposal)
    let own = child.isFractional ? exact : grid.up(exact)
    guard let value = child.explicitAlignment(key, size: own, proposal: proposal) else {
      return nil
    }
    let slot = LayoutRect(.zero, size)
    let origin = child.origin(alignment, size: own, proposal: proposal, in: slot)
    return value + origin[key.axis]
  }
}

/// What a guide was asked for.
struct GuideKey: Hashable {
  let key: AlignmentKey
  let size: LayoutSize
  let proposal: Proposal
}

extension LayoutPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension LayoutSize {
  /// The length along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Proposal {
  /// The length along an axis.
  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
