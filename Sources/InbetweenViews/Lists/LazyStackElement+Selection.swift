import InbetweenDrawing
import InbetweenMotion

/// The rows of a list in their order, by their ids, those included that have not been made.
extension LazyStackElement {
  /// A row: a line, or one of those that a line stands for.
  private struct Place {
    let line: Int
    var row: Int?
  }

  /// What is seen once all is at rest.
  private var restingWindow: Range<Double> { windows[windows.count - 1] }

  /// Returns the id of the row that a line is; nil for what is no row.
  private func id(of line: Line, _ isRow: (AnyHashable) -> Bool) -> AnyHashable? {
    line.child.standsForRows ? nil : line.child.rowID(isRow)
  }

  private func place(of id: AnyHashable, _ isRow: (AnyHashable) -> Bool) -> Place? {
    for (index, line) in lines.enumerated() where self.id(of: line, isRow) == id {
      return Place(line: index)
    }
    for (index, line) in lines.enumerated() {
      guard let gap = line.child as? RowGapElement, let row = gap.source?.row(ofID: id),
        gap.rows.contains(row)
      else { continue }
      return Place(line: index, row: row)
    }
    return nil
  }

  /// Returns the first row from a line on, in a direction.
  private func row(
    from line: Int, step: Int, _ isRow: (AnyHashable) -> Bool,
    unlike known: AnyHashable? = nil
  ) -> AnyHashable? {
    var index = line
    while lines.indices.contains(index) {
      var found = id(of: lines[index], isRow)
      if let gap = lines[index].child as? RowGapElement {
        found = gap.source?.id(ofRow: step > 0 ? gap.rows.lowerBound : gap.rows.upperBound - 1)
      }
      if let found, isRow(found), found != known { return found }
      index += step
    }
    return nil
  }

  /// Returns the row before (-1) or behind (1) another; without another one the first that is seen.
  func row(
    next step: Int, to id: AnyHashable?, _ isRow: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    guard let id, let place = place(of: id, isRow) else {
      return row(at: restingWindow.lowerBound, isRow)
    }
    if let row = place.row, let gap = lines[place.line].child as? RowGapElement,
      gap.rows.contains(row + step)
    {
      return gap.source?.id(ofRow: row + step)
    }
    return row(from: place.line + step, step: step, isRow, unlike: id)
  }

  /// Returns the first row (1) or the last one (-1).
  func row(fromEnd step: Int, _ isRow: (AnyHashable) -> Bool) -> AnyHashable? {
    row(from: step > 0 ? 0 : lines.count - 1, step: step, isRow)
  }

  /// Returns the row that is a number of windows from another.
  func row(
    pages: Double, from id: AnyHashable?, _ isRow: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    guard let id, let extent = extent(ofRow: id, isRow) else {
      return row(at: restingWindow.lowerBound, isRow)
    }
    let window = restingWindow
    let length = window.upperBound - window.lowerBound
    let way = max(grid.cell(axis), length - extent.length)
    let found = row(at: extent.start + pages * way, isRow)
    return found == id ? row(next: pages < 0 ? -1 : 1, to: id, isRow) : found
  }

  /// Returns the row at a place along the axis, or the nearest one.
  private func row(at offset: Double, _ isRow: (AnyHashable) -> Bool) -> AnyHashable? {
    let index = lines.firstIndex { $0.start + $0.extent > offset } ?? lines.count - 1
    guard lines.indices.contains(index) else { return nil }
    if let gap = lines[index].child as? RowGapElement, let source = gap.source {
      let base = source.extents.start(of: gap.rows.lowerBound)
      let row = source.extents.row(at: base + offset - lines[index].start)
      let id = source.id(ofRow: min(gap.rows.upperBound - 1, max(gap.rows.lowerBound, row)))
      if isRow(id) { return id }
    }
    return row(from: index, step: 1, isRow) ?? row(from: index, step: -1, isRow)
  }

  /// Returns the rows between two, both included, from the first to the second.
  func rows(
    from first: AnyHashable, to last: AnyHashable, _ isRow: (AnyHashable) -> Bool
  ) -> [AnyHashable] {
    guard let start = place(of: first, isRow), let end = place(of: last, isRow) else { return [] }
    let isForward = (start.line, start.row ?? 0) <= (end.line, end.row ?? 0)
    var rows = [first]
    while let id = rows.last, id != last,
      let next = row(next: isForward ? 1 : -1, to: id, isRow)
    {
      rows.append(next)
    }
    return rows
  }

  /// Returns the first row that has been made and meets a condition.
  func firstLiveRow(where condition: (AnyHashable) -> Bool) -> AnyHashable? {
    for line in lines {
      if let id = id(of: line, condition) { return id }
    }
    return nil
  }

  /// Returns the line of a row that has been made.
  func line(ofRow id: AnyHashable, _ isRow: (AnyHashable) -> Bool) -> Line? {
    place(of: id, isRow).flatMap { $0.row == nil ? lines[$0.line] : nil }
  }

  /// Where a row begins along the axis, and how long it is.
  private func extent(
    ofRow id: AnyHashable, _ isRow: (AnyHashable) -> Bool
  ) -> (start: Double, length: Double)? {
    guard let place = place(of: id, isRow) else { return nil }
    let line = lines[place.line]
    guard let row = place.row, let gap = line.child as? RowGapElement else {
      return (line.start, line.size[axis])
    }
    let (start, length) = gap.extent(ofRow: row)
    return (line.start + start, length)
  }

  /// Scrolls until a row is seen.
  func reveal(row id: AnyHashable, _ isRow: (AnyHashable) -> Bool) {
    guard let scroll, let extent = extent(ofRow: id, isRow) else { return }
    let own = scroll.place(of: self)
    let place = LayoutRect(
      x: own.x, y: own.y + extent.start, width: own.width, height: extent.length)
    scroll.step(to: scroll.offset(showing: place, anchor: nil))
  }
}

extension Element {
  /// The id of the row that the element is: its tag, else the id of what it was made for; nil for headers and footers.
  func rowID(_ isRow: (AnyHashable) -> Bool) -> AnyHashable? {
    var found: AnyHashable?
    var element: Element? = self
    while let current = element {
      if current is SectionEdgeElement { return nil }
      if let tag = (current as? TagElement)?.tag, isRow(tag) { return tag }
      if let id = current.node.explicitID, isRow(id) { found = id }
      element = (current as? UnaryElement)?.child
    }
    return found
  }
}
