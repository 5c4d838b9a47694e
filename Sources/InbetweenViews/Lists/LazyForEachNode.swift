import InbetweenMotion

/// The node of a `ForEach` in a lazy stack: it makes the rows that the stack asks for.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>, LazyRowSource
{
  private var view: ForEach<Data, ID, Content>
  private var index: RowIndex<Data, ID>
  private var stability = IDStability<Data, ID>()
  /// The rows that were made, in their order, those in their removal included.
  private var entries: [LiveRow] = []
  /// The rows that are there, if they are all that was asked for and no others.
  private var settled: [Range<Int>]?
  /// The elements of the rows, and what stands for the rows between them.
  private var arranged: [Element] = []
  private unowned let stack: LazyStackElement
  var rowLines = RowLines() {
    didSet {
      guard rowLines != oldValue else { return }
      extents = RowExtents(count: rowLines.count(of: index.count), estimate: extents.estimate)
    }
  }
  var extents: RowExtents
  var start: Double?
  private(set) var past: PastRows?

  init(
    _ view: ForEach<Data, ID, Content>, of stack: LazyStackElement, in context: _NodeContext
  ) {
    self.view = view
    self.stack = stack
    index = RowIndex(view)
    extents = RowExtents(count: index.count, estimate: stack.grid.cell(stack.axis))
    super.init(in: context)
    _ = stability.unstableID(in: view.data, id: view.id, isAnyKept: true)
    stack.add(self)
    arrange()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let next = RowIndex(view)
    self.view = view
    if next.isSame(as: index) {
      for entry in entries where !entry.item.isRemoved { entry.item.update(row(entry.row)) }
    } else {
      notePast()
      take(next, from: index)
    }
  }

  override var elements: [Element] { arranged }

  override func childElementsDidChange(_ child: _Node) {
    arrange()
    elementsDidChange()
  }

  override func removeItem(_ item: ItemNode) {
    entries.removeAll { $0.item === item }
    arrange()
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    stack.remove(self)
    for entry in entries { entry.item.unmount() }
  }

  // MARK: Rows

  var liveRows: [LiveRow] { entries.filter { !$0.item.isRemoved } }

  var rowCount: Int { index.count }

  func id(ofRow row: Int) -> AnyHashable { AnyHashable(index.id(at: row)) }

  func offset(ofRow row: Int) -> Int { index.offset(at: row) }

  func row(ofID id: AnyHashable) -> Int? { (id.base as? ID).flatMap { index.row(of: $0) } }

  func notePast() {
    guard past?.pass != graph.passSerial else { return }
    guard let start, stack.transaction.effectiveAnimation != nil else {
      past = nil
      return
    }
    var index = index
    past = PastRows(pass: graph.passSerial, start: start, lines: rowLines, extents: extents) {
      ($0.base as? ID).flatMap { index.row(of: $0) }
    }
  }

  var hasGaps: Bool { entries.count { !$0.item.isRemoved } < index.count }

  func wouldChange(to ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool {
    if settled == ranges { return false }
    let isMissing = ranges.contains { range in
      entries.count { range.contains($0.row) && !$0.item.isRemoved } < range.count
    }
    return isMissing || entries.contains { isDropped($0, ranges, isKept) }
  }

  func show(_ ranges: [Range<Int>], keeping isKept: (ItemNode) -> Bool) -> Bool {
    guard wouldChange(to: ranges, keeping: isKept) else { return false }
    guard !findDuplicates(in: ranges) else { return true }
    for entry in entries where isDropped(entry, ranges, isKept) { entry.item.unmount() }
    let old = entries.filter { $0.item.isMounted }
    var live = old.filter { !$0.item.isRemoved }
    var known = Set(live.map(\.row))
    for row in ranges.joined() where known.insert(row).inserted { live.append(make(row)) }
    entries = old.keepingRemoved(among: live.sorted { $0.row < $1.row })
    settled = entries.contains { isDropped($0, ranges) { _ in false } } ? nil : ranges
    arrange()
    elementsDidChange()
    return true
  }

  private func isDropped(
    _ entry: LiveRow, _ ranges: [Range<Int>], _ isKept: (ItemNode) -> Bool
  ) -> Bool {
    !entry.item.isRemoved && !ranges.contains { $0.contains(entry.row) } && !isKept(entry.item)
  }

  /// Takes the rows out whose ids others have, if there are any in some ranges; returns whether there are.
  private func findDuplicates(in ranges: [Range<Int>]) -> Bool {
    guard !index.isUnique else { return false }
    var known = Set(entries.lazy.filter { !$0.item.isRemoved }.map(\.row))
    var ids = Set(liveRows.compactMap { $0.item.explicitID?.base as? ID })
    for row in ranges.joined() where known.insert(row).inserted {
      let id = index.id(at: row)
      guard !ids.insert(id).inserted else { continue }
      let old = index
      _ = index.row(of: id)
      take(index, from: old)
      return true
    }
    return false
  }

  private func make(_ row: Int) -> LiveRow {
    let id = index.id(at: row)
    let context = contentContext(label: String(describing: id))
    let item = ItemNode(self.row(row), in: context, id: id)
    if let past, past.pass == graph.passSerial, past.row(AnyHashable(id)) == nil { item.insert() }
    return LiveRow(row: row, item: item, pass: graph.passSerial)
  }

  private func row(_ row: Int) -> ForEachRow<Data.Element, Content> {
    ForEachRow(element: index.element(at: row), content: view.content)
  }

  // MARK: Changes

  /// Takes over other elements: those that are shown stay the same views, wherever they are now.
  private func take(_ next: RowIndex<Data, ID>, from old: RowIndex<Data, ID>) {
    index = next
    settled = nil
    var live: [LiveRow] = []
    for entry in entries {
      var entry = entry
      guard let row = entry.item.explicitID.flatMap({ self.row(ofID: $0) }) else {
        if !entry.item.isRemoved { entry.item.remove() }
        continue
      }
      if entry.item.isRemoved { entry.item.revive() }
      entry.row = row
      entry.item.update(self.row(row))
      live.append(entry)
    }
    let hadRows = !entries.isEmpty
    if let id = stability.unstableID(
      in: view.data, id: view.id, isAnyKept: !live.isEmpty || !hadRows)
    {
      warnOfUnstableID(id)
    }
    if let id = index.duplicate { warnOfDuplicate(id) }
    let lines = rowLines
    extents.rearrange(count: lines.count(of: index.count)) { line in
      let first = lines.rows(in: line..<(line + 1), of: old.count).lowerBound
      return index.row(of: old.id(at: first)).map { lines.line(of: $0) }
    }
    entries = entries.keepingRemoved(among: live.sorted { $0.row < $1.row })
    arrange()
    elementsDidChange()
  }

  /// Puts what stands for rows that were not made between those that were.
  private func arrange() {
    var elements: [Element] = []
    var next = 0
    func skip(to row: Int) {
      if next < row {
        elements.append(RowGapElement(rows: next..<row, of: self, along: stack.axis))
      }
      next = row
    }
    for entry in entries {
      if !entry.item.isRemoved {
        skip(to: entry.row)
        next = entry.row + 1
      }
      elements += entry.item.elements
    }
    skip(to: index.count)
    arranged = elements
  }
}
