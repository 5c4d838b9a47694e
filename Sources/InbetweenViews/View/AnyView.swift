/// A view whose type is not known to its container.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  let content: any View

  /// Creates a view from one of any type.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view from one of any type.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<
    AnyView
  > {
    AnyViewNode(view, in: context)
  }
}

/// The node of a type-erased view: another type is another identity.
final class AnyViewNode: _ViewNode<AnyView> {
  private var items: [ItemNode] = []
  private var type: ObjectIdentifier?

  init(_ view: AnyView, in context: _NodeContext) {
    super.init(in: context)
    show(view.content, isFirst: true)
  }

  override func update(_ view: AnyView) { show(view.content, isFirst: false) }

  override var elements: [Element] { items.flatMap(\.elements) }

  override func removeItem(_ item: ItemNode) {
    items.removeAll { $0 === item }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for item in items { item.unmount() }
  }

  private func show<Content: View>(_ content: Content, isFirst: Bool) {
    if type == ObjectIdentifier(Content.self), let item = items.last {
      item.update(content)
      return
    }
    type = ObjectIdentifier(Content.self)
    if let old = items.last { old.remove() }
    let item = ItemNode(content, in: context(label: "\(Content.self)"))
    items.append(item)
    if !isFirst {
      item.insert()
      elementsDidChange()
    }
  }
}
