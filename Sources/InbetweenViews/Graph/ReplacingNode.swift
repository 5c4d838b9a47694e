/// A node whose content is another view at times: the old one leaves with its transition, the new one comes.
class ReplacingNode<Content: View, Identity: Hashable>: _ViewNode<Content> {
  private struct Entry {
    let identity: Identity
    let item: ItemNode
  }

  /// The views in paint order: the one that is there, and those that are on their way out.
  private var entries: [Entry] = []
  private var current: ItemNode?

  /// Shows the view with an identity: the one that is there, one that is still on its way out, or a new one.
  final func show<Shown: View>(
    _ view: Shown, as identity: Identity, label: @autoclosure () -> String, id: AnyHashable? = nil
  ) {
    let known = entries.first { $0.identity == identity }?.item
    if let known, known === current { return known.update(view) }
    current?.remove()
    let isFirst = entries.isEmpty
    if let known {
      known.revive()
      known.update(view)
      current = known
    } else {
      let item = ItemNode(view, in: contentContext(label: label()), id: id)
      entries.append(Entry(identity: identity, item: item))
      if !isFirst { item.insert() }
      current = item
    }
    if !isFirst { elementsDidChange() }
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
}
