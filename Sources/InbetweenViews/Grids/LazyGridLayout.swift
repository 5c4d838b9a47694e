import Foundation
import InbetweenMotion

/// Puts views into tracks, one after the other, line after line.
nonisolated struct LazyGridLayout: Layout {
  /// The axis along which the lines follow one another.
  let axis: Axis
  let items: [GridItem]
  let alignment: AlignmentKey
  let spacing: Double?

  @MainActor func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.size(in: proposal) { arrangement(of: $1, for: $2, on: $0).size }
  }

  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(in: bounds, proposal) { arrangement(of: $1, for: $2, on: $0).slots }
  }

  @MainActor private func arrangement(
    of children: [Element], for proposal: Proposal, on grid: LayoutGrid
  ) -> (slots: [StackArranger.Slot], size: LayoutSize) {
    let across = axis == .horizontal ? Axis.vertical : .horizontal
    let (tracks, taken) = items.tracks(in: proposal[across], across, grid: grid)
    guard !tracks.isEmpty else {
      return (children.map { _ in StackArranger.Slot(proposal: Proposal(LayoutSize.zero)) }, .zero)
    }
    let space = grid.nearest(spacing ?? (axis == .horizontal ? 8 : 0), axis)
    let breadth = proposal[across].map { $0.isFinite ? max($0, taken) : taken } ?? taken
    let shift =
      alignment.defaultValue(in: size(breadth, breadth))
      - alignment.defaultValue(in: size(taken, taken))
    var slots: [StackArranger.Slot] = []
    var line = 0.0
    var length = 0.0
    for start in stride(from: 0, to: children.count, by: tracks.count) {
      let row = zip(children[start...], tracks)
      let sizes = row.map { child, track in
        grid.up(child.sizeThatFits(self.proposal(track.length, nil)))
      }
      let depth = min(lengthLimit, sizes.map { $0[axis] }.max() ?? 0)
      for (child, track) in row {
        slots.append(
          slot(of: child, in: rect(shift + track.start, line, track.length, depth), track, grid))
      }
      length = line + depth
      line = length + space
    }
    return (slots, grid.up(size(breadth, length)))
  }

  @MainActor private func slot(
    of child: Element, in cell: LayoutRect, _ track: GridTrack, _ grid: LayoutGrid
  ) -> StackArranger.Slot {
    let proposal = proposal(axis == .horizontal ? cell.height : cell.width, nil)
    // What is drawn below the cell fills its cell of the grid.
    let offered = child.isFractional ? Proposal(cell.size) : proposal
    let size = grid.up(child.sizeThatFits(offered))
    let origin = child.origin(track.alignment, size: size, proposal: offered, in: cell)
    return StackArranger.Slot(origin: origin, size: size, proposal: offered)
  }

  private func size(_ across: Double, _ along: Double) -> LayoutSize {
    axis == .horizontal
      ? LayoutSize(width: along, height: across) : LayoutSize(width: across, height: along)
  }

  private func rect(
    _ across: Double, _ along: Double, _ breadth: Double, _ depth: Double
  ) -> LayoutRect {
    axis == .horizontal
      ? LayoutRect(x: along, y: across, width: depth, height: breadth)
      : LayoutRect(x: across, y: along, width: breadth, height: depth)
  }

  private func proposal(_ across: Double, _ along: Double?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
  }
}
