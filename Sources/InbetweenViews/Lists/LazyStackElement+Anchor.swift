/// What stays where it is seen.
extension LazyStackElement {
  /// What is seen first: a view, or a row that has not been made.
  struct Anchor {
    weak var child: Element?
    weak var source: (any LazyRowSource)?
    var row = 0
    var start = 0.0
  }

  /// Returns what is seen first in a window.
  func anchor(in window: Range<Double>) -> Anchor? {
    guard let line = lines.first(where: { $0.start + $0.extent > window.lowerBound }) else {
      return nil
    }
    guard let gap = line.child as? RowGapElement else {
      return Anchor(child: line.child, start: line.start)
    }
    guard let source = gap.source, let start = source.start else { return nil }
    let row = source.extents.row(at: window.lowerBound - start)
    guard gap.rows.contains(row) else { return nil }
    return Anchor(source: source, row: row, start: self.start(of: row, behind: gap, at: line.start))
  }

  private func start(of row: Int, behind gap: RowGapElement, at start: Double) -> Double {
    let length = gap.source?.extents.length(of: gap.rows.lowerBound..<row) ?? 0
    return start + grid.nearest(length, axis)
  }

  /// Scrolls by as much as the view has moved that was seen first.
  func keepAnchor() {
    guard let anchor else { return }
    self.anchor = nil
    guard let start = start(of: anchor) else { return }
    scroll?.rebase(by: start - anchor.start, axis)
  }

  private func start(of anchor: Anchor) -> Double? {
    if let child = anchor.child {
      return lineOfChild[ObjectIdentifier(child)].map { lines[$0].start }
    }
    guard let source = anchor.source else { return nil }
    if let live = source.liveRows.first(where: { $0.row == anchor.row }) {
      return live.item.elements.lazy.compactMap { self.line(of: $0)?.start }.first
    }
    for line in lines {
      guard let gap = line.child as? RowGapElement, gap.source === source,
        gap.rows.contains(anchor.row)
      else { continue }
      return start(of: anchor.row, behind: gap, at: line.start)
    }
    return nil
  }
}
