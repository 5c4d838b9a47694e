import InbetweenDrawing
import InbetweenMotion

/// Which rows are there.
extension LazyStackElement {
  /// Has the rows be there that are seen, and others dropped; returns whether any came or went.
  func showRows() -> Bool {
    guard isMounted, breadth != nil else { return false }
    let windows = windows
    var isOther = false
    anchor = anchor(in: windows[0])
    for source in liveSources where source.start != nil {
      if source.extents.refreshEstimate(atLeast: grid.cell(axis) / 4), source.hasGaps {
        // Which rows are seen is known once they stand where they belong now.
        setNeedsLayout()
        isOther = true
        continue
      }
      let ranges = wanted(of: source, in: windows)
      if source.show(ranges, keeping: { isSeen($0, in: windows[0]) }) { isOther = true }
    }
    if !isOther { anchor = nil }
    return isOther
  }

  /// Whether there are rows to make or to drop.
  var wantsOtherRows: Bool {
    guard isMounted, breadth != nil else { return false }
    let windows = windows
    return liveSources.contains { source in
      guard source.start != nil else { return false }
      return source.wouldChange(
        to: wanted(of: source, in: windows), keeping: { isSeen($0, in: windows[0]) })
    }
  }

  /// The rows that are to be there, in whole blocks.
  private func wanted(
    of source: any LazyRowSource, in windows: [Range<Double>]
  ) -> [Range<Int>] {
    guard let start = source.start, source.extents.count > 0 else { return [] }
    let count = source.extents.count
    let total = source.extents.total
    let rowLines = source.rowLines
    let block = max(1, Self.blockLength / rowLines.length)
    var wanted: [Range<Int>] = []
    for window in windows {
      let (from, to) = (window.lowerBound - start, window.upperBound - start)
      guard from < to, to > 0, from < total || total == 0 else { continue }
      let first = source.extents.row(at: max(0, from))
      // As long as nothing is known of the lines, one of them tells how long they are.
      guard !source.extents.isEmpty else {
        return [rowLines.rows(in: first..<(first + 1), of: source.rowCount)]
      }
      let last = source.extents.row(at: to.nextDown)
      let start = last - last % block
      let lines = (first - first % block)..<(count - start <= block ? count : start + block)
      let range = rowLines.rows(in: lines, of: source.rowCount)
      if !wanted.contains(range) { wanted.append(range) }
    }
    return wanted
  }

  /// Rows come and go about so many at once, so that not each step of a scroll is a change of layout.
  private static let blockLength = 8

  /// Whether some of a row's views are seen in a window: they may be on their way out of it.
  private func isSeen(_ item: ItemNode, in window: Range<Double>) -> Bool {
    guard graph.animator.isMoving else { return false }
    return item.elements.contains { element in
      guard let child = child(around: element) else { return false }
      let shown = child.shownRect(at: graph.now)
      let start = (axis == .vertical ? shown.y - rect.y : shown.x - rect.x)
      let length = axis == .vertical ? shown.height : shown.width
      return start < window.upperBound && start + length > window.lowerBound
    }
  }

  // MARK: What is seen

  /// The scroll view that moves the stack along its axis.
  var scroll: ScrollElement? {
    var element = parent
    while let current = element {
      if let scroll = current as? ScrollElement, scroll.axes.contains(Axis.Set(axis)) {
        return scroll
      }
      element = current.parent
    }
    return nil
  }

  /// What is seen of the stack along its axis, in points from its start, and what will be once all is at rest.
  var windows: [Range<Double>] {
    guard let scroll else {
      let origin = originInWindow(at: nil)
      let size = graph.surroundings.windowSize
      let start = axis == .vertical ? origin.y + rect.y : origin.x + rect.x
      let length = axis == .vertical ? size.height : size.width
      return [-start..<max(-start, length - start)]
    }
    let place = scroll.place(of: self)
    let start = axis == .vertical ? place.y : place.x
    let shown = scroll.shownRect(at: graph.now)
    let length = max(scroll.length(axis), axis == .vertical ? shown.height : shown.width)
    return [scroll.shownOffset(axis, at: graph.now), scroll.offset(axis)].map {
      ($0 - start)..<($0 - start + max(0, length))
    }
  }
}
