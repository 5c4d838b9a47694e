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
    let seen = source.extents.row(at: window.lowerBound - start)
    let rows = source.rowLines.rows(in: seen..<(seen + 1), of: source.rowCount)
    guard let row = rows.clamped(to: gap.rows).first else { return nil }
    return Anchor(source: source, row: row, start: line.start + gap.extent(ofRow: row).start)
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
      return line.start + gap.extent(ofRow: anchor.row).start
    }
    return nil
  }
}
