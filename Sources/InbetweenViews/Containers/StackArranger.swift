import InbetweenDrawing

/// How a row or a column arranges its views.
///
/// The least flexible view is asked first, and each is offered its share of what is left, as in SwiftUI.
/// Whole cells are taken off what is left, so that three thirds of 80 columns are 27, 27 and 26.
@MainActor
struct StackArranger {
  let axis: Axis
  /// The guide, across the axis, by which the views meet.
  let alignment: AlignmentKey
  /// The space between the views in points; nil leaves it to them.
  let spacing: Double?
  let grid: LayoutGrid

  /// Where each view stands, and how large the whole is.
  struct Arrangement {
    fileprivate(set) var slots: [Slot]
    fileprivate(set) var size: LayoutSize
  }

  /// The place of one view, in points from the corner of the whole.
  struct Slot {
    var origin = LayoutPoint.zero
    var size = LayoutSize.zero
    var proposal = Proposal.unspecified
  }

  private struct Candidate {
    let index: Int
    let priority: Double
    let least: Double
    let flexibility: Double
  }

  /// Arranges views for an offer.
  func arrangement(of children: [Element], for proposal: Proposal) -> Arrangement {
    let spaces = spaces(between: children)
    var slots = slots(of: children, for: proposal, spaces: spaces)
    var guides: [Double] = []
    var above = 0.0
    var below = 0.0
    for (child, slot) in zip(children, slots) {
      let guide = child.guide(alignment, size: slot.size, proposal: slot.proposal)
      guides.append(guide)
      above = guides.count == 1 ? guide : max(above, guide)
      below = max(below, slot.size[across] - guide)
    }
    var offset = 0.0
    for index in slots.indices {
      slots[index].origin = point(major: offset, minor: above - guides[index])
      offset += slots[index].size[axis]
      if index < spaces.count { offset += spaces[index] }
    }
    let size =
      axis == .horizontal
      ? LayoutSize(width: offset, height: above + below)
      : LayoutSize(width: above + below, height: offset)
    return Arrangement(slots: slots, size: grid.up(size))
  }

  // MARK: Lengths

  private func slots(
    of children: [Element], for proposal: Proposal, spaces: [Double]
  ) -> [Slot] {
    var slots = [Slot](repeating: Slot(), count: children.count)
    let across = proposal[across]
    guard let length = proposal[axis] else {
      for (index, child) in children.enumerated() {
        slots[index] = slot(of: child, offered: nil, across: across)
      }
      return slots
    }
    var left = length - spaces.reduce(0, +)
    let candidates = candidates(of: children, across: across)
    var reserved = candidates.reduce(0) { $0 + $1.least }
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      // What views of lower priority need at least is kept for them.
      reserved -= candidates[start..<end].reduce(0) { $0 + $1.least }
      left -= reserved
      for position in start..<end {
        let index = candidates[position].index
        let share = max(0, left) / Double(end - position)
        slots[index] = slot(of: children[index], offered: share, across: across)
        if left.isFinite { left -= slots[index].size[axis] }
      }
      left += reserved
      start = end
    }
    return slots
  }

  private func candidates(of children: [Element], across: Double?) -> [Candidate] {
    let isAlone = children.count == 1
    let all = children.enumerated().map { index, child in
      let least =
        isAlone ? 0 : min(lengthLimit, length(of: child, offered: 0, across: across))
      let most = isAlone ? 0 : length(of: child, offered: .infinity, across: across)
      return Candidate(
        index: index, priority: child.layoutPriority, least: least, flexibility: most - least)
    }
    return all.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
  }

  private func length(of child: Element, offered: Double, across: Double?) -> Double {
    child.sizeThatFits(self.proposal(major: offered, minor: across))[axis]
  }

  private func slot(of child: Element, offered: Double?, across: Double?) -> Slot {
    let proposal = proposal(major: offered, minor: across)
    let exact = child.sizeThatFits(proposal)
    let size = grid.up(exact)
    guard size != exact else { return Slot(size: size, proposal: proposal) }
    return Slot(
      size: size,
      proposal: self.proposal(
        major: size[axis] == exact[axis] ? offered : size[axis],
        minor: size[self.across] == exact[self.across] ? across : size[self.across]))
  }

  /// The space after each view but the last.
  private func spaces(between children: [Element]) -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      let wanted = before.viewSpacing.distance(to: after.viewSpacing, along: axis)
      return grid.nearest(spacing ?? Double(wanted), axis)
    }
  }

  // MARK: Axes

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  private func point(major: Double, minor: Double) -> LayoutPoint {
    axis == .horizontal ? LayoutPoint(x: major, y: minor) : LayoutPoint(x: minor, y: major)
  }

  private func proposal(major: Double?, minor: Double?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }
}
