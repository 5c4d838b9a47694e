extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Wrapped?, in context: _NodeContext
  ) -> _ViewNode<Wrapped?> {
    OptionalNode(view, in: context)
  }
}

/// The node of an `if` without an `else`.
final class OptionalNode<Content: View>: _ViewNode<Content?> {
  private var item: ItemNode?

  init(_ view: Content?, in context: _NodeContext) {
    super.init(in: context)
    if let view { item = ItemNode(view, in: contentContext(label: "true")) }
  }

  override func update(_ view: Content?) {
    guard let view else {
      if let item, !item.isRemoved {
        item.remove()
        elementsDidChange()
      }
      return
    }
    if let item {
      let wasRemoved = item.isRemoved
      if wasRemoved { item.revive() }
      item.update(view)
      if wasRemoved { elementsDidChange() }
    } else {
      let item = ItemNode(view, in: contentContext(label: "true"))
      self.item = item
      item.insert()
      elementsDidChange()
    }
  }

  override var elements: [Element] { item?.elements ?? [] }

  override func removeItem(_ item: ItemNode) {
    if self.item === item { self.item = nil }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    item?.unmount()
  }
}
