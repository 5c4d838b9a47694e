/// The node of a `ForEach`: it matches elements by id, and evaluates each element's content by itself.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  private struct Entry: ItemEntry {
    let id: ID
    let item: ItemNode
  }

  private typealias Row = ForEachRow<Data.Element, Content>

  private var entries: [Entry] = []
  private var index: RowIndex<Data, ID>
  private var stability = IDStability<Data, ID>()

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    index = RowIndex(view)
    super.init(in: context)
    show(view, isFirst: true)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let next = RowIndex(view)
    let isWhole = entries.count == next.count && !entries.contains { $0.item.isRemoved }
    if isWhole, next.isSame(as: index) {
      // The same elements have the ids that they had: none is asked for.
      for (entry, element) in zip(entries, view.data) {
        entry.item.update(Row(element: element, content: view.content))
      }
    } else {
      index = next
      show(view, isFirst: false)
    }
  }

  override var elements: [Element] { entries.flatMap(\.item.elements) }

  override func removeItem(_ item: ItemNode) {
    entries.removeAll { $0.item === item }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for entry in entries { entry.item.unmount() }
  }

  /// The views of new elements as they are matched with those that are there.
  private struct Matching {
    /// The views that no element was found for yet.
    var known: [ID: ItemNode]
    var next: [Entry] = []
    var shown: Set<ID> = []
    /// Whether a view was revived or made.
    var isOther = false
    var isAnyKept = false
  }

  private func show(_ view: ForEach<Data, ID, Content>, isFirst: Bool) {
    let old = entries
    var matching = Matching(
      known: Dictionary(old.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first }))
    for element in view.data {
      let id = view.id(element)
      // Of elements with one id the first is shown.
      guard matching.shown.insert(id).inserted else {
        warnOfDuplicate(id)
        continue
      }
      show(Row(element: element, content: view.content), id: id, isFirst: isFirst, &matching)
    }
    for entry in old where matching.known[entry.id] === entry.item && !entry.item.isRemoved {
      entry.item.remove()
      matching.isOther = true
    }
    if let id = stability.unstableID(
      in: view.data, id: view.id, isAnyKept: matching.isAnyKept)
    {
      warnOfUnstableID(id)
    }
    entries = old.keepingRemoved(among: matching.next)
    let isOther = matching.isOther || !old.elementsEqual(entries) { $0.item === $1.item }
    if !isFirst, isOther { elementsDidChange() }
  }

  /// Gives an element's view its description; a view that is not there is made.
  private func show(_ row: Row, id: ID, isFirst: Bool, _ matching: inout Matching) {
    if let item = matching.known.removeValue(forKey: id) {
      matching.isAnyKept = true
      if item.isRemoved {
        item.revive()
        matching.isOther = true
      }
      item.update(row)
      matching.next.append(Entry(id: id, item: item))
    } else {
      let item = ItemNode(row, in: contentContext(label: String(describing: id)), id: id)
      matching.next.append(Entry(id: id, item: item))
      if !isFirst { item.insert() }
      matching.isOther = true
    }
  }
}

/// One element of a `ForEach`, and what makes its view.
nonisolated struct ForEachRow<Element, Content: View>: View {
  typealias Body = Never

  let element: Element
  let content: (Element) -> Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachRowNode(view, in: context)
  }
}

/// The node of a row: the content is evaluated again when the row changes, or what it read.
final class ForEachRowNode<Item, Content: View>: _ViewNode<ForEachRow<Item, Content>> {
  private var row: ForEachRow<Item, Content>
  private var child: _ViewNode<Content>?

  init(_ row: ForEachRow<Item, Content>, in context: _NodeContext) {
    self.row = row
    super.init(in: context)
    child = Content._makeNode(evaluateContent(), in: contentContext())
  }

  override func update(_ row: ForEachRow<Item, Content>) {
    self.row = row
    refresh()
  }

  /// A row that is being removed shows what it did: its element may be an index that nothing has any more.
  override func refresh() {
    if (parent as? ItemNode)?.isRemoved == true { return }
    child?.update(evaluateContent())
  }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  private func evaluateContent() -> Content { evaluate { row.content(row.element) } }
}
