/// What a modifier is applied to: how to make nodes for it, and the nodes that were made.
final class ModifierContent {
  /// Makes a node; the node of the modifier says how.
  var make: (@MainActor (_NodeContext) -> _Node)?
  private var nodes: [BackLink<_Node>] = []

  /// Makes a node where a body places the content; nil outside of the modifier's node.
  @MainActor func makeNode(in context: _NodeContext) -> _Node? {
    let node = make?(context)
    if let node { nodes.append(node.backLink) }
    return node
  }

  /// Gives all nodes a new description of the content.
  @MainActor func update<Content: View>(_ content: Content) {
    nodes.removeAll { $0.object == nil }
    for link in nodes { link.object?.cast(to: Content.self).update(content) }
  }

  /// Takes over the nodes of an older description.
  func takeNodes(of old: ModifierContent) { nodes = old.nodes }
}

/// The node that stands in a body for what a modifier or a transition is applied to.
final class ModifierContentNode<Placeholder: View>: _ViewNode<Placeholder> {
  private var child: _Node?

  init(_ source: ModifierContent, in context: _NodeContext) {
    super.init(in: context)
    child = source.makeNode(in: contentContext())
  }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}
