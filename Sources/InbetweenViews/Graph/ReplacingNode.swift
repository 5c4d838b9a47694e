/// A node whose content is another view at times: the old one leaves with its transition, the new one comes.
class ReplacingNode<Content: View>: _ViewNode<Content> {
  private var items: [ItemNode] = []

  /// The view that is there to stay; nil before the first one.
  final var current: ItemNode? { items.last }

  /// Puts another view in the place of the current one.
  final func replaceCurrent(by item: ItemNode) {
    current?.remove()
    let isFirst = items.isEmpty
    items.append(item)
    guard !isFirst else { return }
    item.insert()
    elementsDidChange()
  }

  override var elements: [Element] { items.flatMap(\.elements) }

  override func removeItem(_ item: ItemNode) {
    items.removeAll { $0 === item }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for item in items { item.unmount() }
  }
}
