import InbetweenDrawing

/// Arranges its children in a row or a column.
///
/// The least flexible child is asked first, and each is offered its share of what is left, as in SwiftUI.
/// Whole cells are taken off what is left, so that three thirds of 80 columns are 27, 27 and 26.
final class StackElement: ContainerElement {
  let axis: Axis
  private var alignment: Double
  private var spacing: Double?

  init(node: _Node, typeName: String, axis: Axis) {
    self.axis = axis
    alignment = 0.5
    super.init(node: node, typeName: typeName)
  }

  /// Takes over the parameters: where the children meet, and the space between them in points.
  func apply(alignment: Double, spacing: Double?) {
    guard alignment != self.alignment || spacing != self.spacing else { return }
    (self.alignment, self.spacing) = (alignment, spacing)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let slots = slots(for: proposal)
    let major = slots.reduce(0) { $0 + $1.length } + spaces.reduce(0, +)
    let minor = slots.map(\.thickness).max() ?? 0
    return size(major: major, minor: minor)
  }

  override func didPlace(proposal: Proposal) {
    let spaces = spaces
    var offset = 0.0
    for (index, slot) in slots(for: proposal).enumerated() {
      let across = (minor(of: rect.size) - slot.thickness) * alignment
      let origin =
        axis == .horizontal
        ? LayoutPoint(x: rect.x + offset, y: rect.y + across)
        : LayoutPoint(x: rect.x + across, y: rect.y + offset)
      present[index].place(at: grid.nearest(origin), proposal: slot.proposal)
      offset += slot.length + (index < spaces.count ? spaces[index] : 0)
    }
  }

  // MARK: Sizes

  private struct Slot {
    var length = 0.0
    var thickness = 0.0
    var proposal = Proposal.unspecified
  }

  private struct Candidate {
    let index: Int
    let priority: Double
    let least: Double
    let flexibility: Double
  }

  private func slots(for proposal: Proposal) -> [Slot] {
    var slots = [Slot](repeating: Slot(), count: present.count)
    let across = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      for (index, child) in present.enumerated() {
        slots[index] = slot(of: child, offered: nil, across: across)
      }
      return slots
    }
    var left = length - spaces.reduce(0, +)
    let candidates = candidates(across: across)
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
        slots[index] = slot(of: present[index], offered: share, across: across)
        left -= slots[index].length
      }
      left += reserved
      start = end
    }
    return slots
  }

  private func candidates(across: Double?) -> [Candidate] {
    let isEven = present.count == 1
    let all = present.enumerated().map { index, child in
      let least = isEven ? 0 : length(of: child, offered: 0, across: across)
      let most = isEven ? 0 : length(of: child, offered: .infinity, across: across)
      return Candidate(
        index: index, priority: child.layoutPriority, least: least, flexibility: most - least)
    }
    return all.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
  }

  private func length(of child: Element, offered: Double, across: Double?) -> Double {
    major(of: child.sizeThatFits(self.proposal(major: offered, minor: across)))
  }

  private func slot(of child: Element, offered: Double?, across: Double?) -> Slot {
    let proposal = proposal(major: offered, minor: across)
    let exact = child.sizeThatFits(proposal)
    let size = grid.up(exact)
    return Slot(
      length: major(of: size), thickness: minor(of: size),
      proposal: size == exact
        ? proposal
        : self.proposal(
          major: major(of: size) == major(of: exact) ? offered : major(of: size),
          minor: minor(of: size) == minor(of: exact) ? across : minor(of: size)))
  }

  /// The space after each child but the last.
  private var spaces: [Double] {
    zip(present, present.dropFirst()).map { before, after in
      if let spacing { return grid.nearest(spacing, axis) }
      if before.isSpacer || after.isSpacer { return 0 }
      return axis == .horizontal ? grid.nearest(8, axis) : 0
    }
  }

  // MARK: Axes

  private func major(of size: LayoutSize) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  private func minor(of size: LayoutSize) -> Double {
    axis == .horizontal ? size.height : size.width
  }

  private func size(major: Double, minor: Double) -> LayoutSize {
    axis == .horizontal
      ? LayoutSize(width: major, height: minor) : LayoutSize(width: minor, height: major)
  }

  private func proposal(major: Double?, minor: Double?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }
}

extension LayoutGrid {
  /// Rounds a place to the nearest cell, unless places keep their fractions.
  func nearest(_ point: LayoutPoint) -> LayoutPoint {
    guard !isContinuous else { return point }
    return LayoutPoint(x: nearest(point.x, .horizontal), y: nearest(point.y, .vertical))
  }
}
