import InbetweenMotion

/// The node of a view with a modifier that has a body.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private let plan = FieldPlan.plan(for: Modifier.self)
  private var storage: [AnyObject?]
  private let source = ModifierContent()
  private var child: _ViewNode<Modifier.Body>?
  /// Whether the modifier is an author's; ours are told of neither in paths nor in counts.
  private var isAuthors: Bool { !plan.typeName.hasPrefix("_") }
  private var causes = EvaluationCauses()
  private var motion: BodyMotion<Modifier>?

  init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    storage = plan.makeStorage()
    super.init(in: context)
    source.make = { Content._makeNode(view.content, in: $0) }
    plan.bind(&modifier, storage: &storage, node: self)
    motion = BodyMotion.make(for: modifier, of: self)
    child = Modifier.Body._makeNode(evaluateBody(), in: contentContext())
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    source.make = { Content._makeNode(view.content, in: $0) }
    source.update(view.content)
    guard !plan.isSame(modifier, view.modifier) else { return }
    modifier = view.modifier
    causes.noteOther()
    plan.bind(&modifier, storage: &storage, node: self)
    motion?.set(modifier)
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

  override var pathComponent: String? { isAuthors ? plan.typeName : nil }

  override func unmount() {
    super.unmount()
    motion?.drop()
    child?.unmount()
  }

  private func evaluateBody() -> Modifier.Body {
    if isAuthors { graph.counters.countBody(of: plan.typeName) }
    defer { causes.clear() }
    return evaluate {
      var prepared = motion?.shown(modifier) ?? modifier
      plan.prepare(&prepared)
      return prepared.body(content: _ViewModifier_Content(source: source))
    }
  }
}
