/// The node of a view that draws itself: a fixed set of elements and how a new description reaches them.
final class LeafNode<Content: View>: _ViewNode<Content> {
  private var view: Content
  private var own: [Element]
  private let apply: @MainActor (Content, LeafNode<Content>) -> Void

  /// Makes a node without elements; whatever `apply` reads is tracked.
  init(
    _ view: Content, in context: _NodeContext, elements: [Element],
    apply: @escaping @MainActor (Content, LeafNode<Content>) -> Void
  ) {
    self.view = view
    self.own = elements
    self.apply = apply
    super.init(in: context)
    evaluate { apply(view, self) }
  }

  /// Makes a node with one element.
  init<Leaf: Element>(
    _ view: Content, in context: _NodeContext, make: @MainActor (_Node) -> Leaf,
    apply: @escaping @MainActor (Content, Leaf) -> Void
  ) {
    self.view = view
    self.own = []
    self.apply = { view, node in
      // The element is the one that `make` made.
      apply(view, unsafeDowncast(node.own[0], to: Leaf.self))
    }
    super.init(in: context)
    own = [make(self)]
    refresh()
  }

  override func update(_ view: Content) {
    self.view = view
    refresh()
  }

  override func refresh() { evaluate { apply(view, self) } }

  override var elements: [Element] { own }

  override var pathComponent: String? { own.isEmpty ? nil : own[0].typeName }

  override func unmount() {
    super.unmount()
    for element in own { element.unmount() }
  }
}
