/// The view that a transition or a part of a view's modifiers is applied to, inside a closure or a body.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let source: ModifierContent

  @MainActor public static func _makeNode(
    _ view: PlaceholderContentView<Value>, in context: _NodeContext
  ) -> _ViewNode<PlaceholderContentView<Value>> {
    ModifierContentNode(view.source, in: context)
  }
}
