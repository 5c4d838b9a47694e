import InbetweenMotion

/// What a modifier is applied to: how to make nodes for it, and the nodes that were made.
final class ModifierContent {
  fileprivate var make: @MainActor (_NodeContext) -> _Node
  fileprivate var nodes: [WeakNode] = []

  fileprivate struct WeakNode {
    weak var node: _Node?
  }

  fileprivate init(make: @escaping @MainActor (_NodeContext) -> _Node) { self.make = make }
}

/// The node of a view with a modifier that has a body.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private let plan = FieldPlan.plan(for: Modifier.self)
  private var storage: [AnyObject?]
  private let source: ModifierContent
  private var child: _ViewNode<Modifier.Body>?
  private var causes = EvaluationCauses()

  init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    storage = plan.makeStorage()
    source = ModifierContent { Content._makeNode(view.content, in: $0) }
    super.init(in: context)
    plan.bind(&modifier, storage: &storage, node: self)
    child = Modifier.Body._makeNode(evaluateBody(), in: self.context())
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    source.make = { Content._makeNode(view.content, in: $0) }
    source.nodes.removeAll { $0.node == nil }
    for entry in source.nodes { entry.node?.cast(to: Content.self).update(view.content) }
    guard !plan.isSame(modifier, view.modifier) else { return }
    modifier = view.modifier
    causes.noteOther()
    plan.bind(&modifier, storage: &storage, node: self)
    refresh()
  }

  override func refresh() { child?.update(evaluateBody()) }

  override func noteCause(_ cause: ObjectIdentifier?) { causes.note(cause) }

  override var changedNames: [String]? {
    withUnsafeBytes(of: modifier) { bytes in
      bytes.baseAddress.map { causes.names(plan, storage: storage, of: $0) }
    }
  }

  override var elements: [Element] { child?.elements ?? [] }

  override var pathComponent: String? { typeName(Modifier.self) }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  private func evaluateBody() -> Modifier.Body {
    graph.counters.countBody(of: Modifier.self)
    defer { causes.clear() }
    return evaluate {
      var prepared = modifier
      plan.prepare(&prepared)
      return prepared.body(content: _ViewModifier_Content(source: source))
    }
  }
}

/// The node that stands in a modifier's body for what the modifier is applied to.
final class ModifierContentNode<Modifier: ViewModifier>: _ViewNode<
  _ViewModifier_Content<Modifier>
>
{
  private var child: _Node?

  init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
    super.init(in: context)
    let node = view.source.make(self.context())
    view.source.nodes.append(ModifierContent.WeakNode(node: node))
    child = node
  }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}
