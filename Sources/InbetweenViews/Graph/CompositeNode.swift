import InbetweenMotion

/// The node of a view with a body: it binds the view's properties and evaluates the body when it must.
final class CompositeNode<Content: View>: _ViewNode<Content> {
  private var view: Content
  private let plan = FieldPlan.plan(for: Content.self)
  private var storage: [AnyObject?]
  private var child: _ViewNode<Content.Body>?
  private var causes = EvaluationCauses()
  private var motion: BodyMotion<Content>?

  init(_ view: Content, in context: _NodeContext) {
    self.view = view
    storage = plan.makeStorage()
    super.init(in: context)
    plan.bind(&self.view, storage: &storage, node: self)
    motion = BodyMotion.make(for: view, of: self)
    child = Content.Body._makeNode(evaluateBody(), in: contentContext())
  }

  override func update(_ new: Content) {
    guard !plan.isSame(view, new) else { return }
    view = new
    causes.noteOther()
    plan.bind(&view, storage: &storage, node: self)
    motion?.set(view)
    refresh()
  }

  override func refresh() { child?.update(evaluateBody()) }

  override func noteCause(_ cause: ObjectIdentifier?) { causes.note(cause) }

  override var changedNames: [String]? {
    withUnsafeBytes(of: view) { bytes in
      bytes.baseAddress.map { causes.names(plan, storage: storage, of: $0) }
    }
  }

  override var elements: [Element] { child?.elements ?? [] }

  override var pathComponent: String? { plan.typeName }

  override var viewName: String? { plan.typeName }

  override func unmount() {
    super.unmount()
    motion?.drop()
    child?.unmount()
  }

  private func evaluateBody() -> Content.Body {
    graph.counters.countBody(of: plan.typeName)
    defer { causes.clear() }
    return evaluate {
      // Properties of the author's own prepare themselves in a copy, so that the description stays as it was.
      let view = motion?.shown(view) ?? view
      guard plan.preparesItself else { return view.body }
      var prepared = view
      plan.prepare(&prepared)
      return prepared.body
    }
  }
}

/// Returns the name of a type without its module and generic arguments.
func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
