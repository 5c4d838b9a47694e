/// A view with an identity of the author's own: another id is another view.
public nonisolated struct _IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never

  let content: Content
  let id: ID

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    IDNode(view, in: context)
  }
}

/// The node of a view with an explicit id.
final class IDNode<Content: View, ID: Hashable>: ReplacingNode<_IDView<Content, ID>, ID> {
  init(_ view: _IDView<Content, ID>, in context: _NodeContext) {
    super.init(in: context)
    update(view)
  }

  override func update(_ view: _IDView<Content, ID>) {
    show(view.content, as: view.id, label: String(describing: view.id), id: view.id)
  }
}

extension View {
  /// Gives the view an identity: with another id it is another view, with a state of its own.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    _IDView(content: self, id: id)
  }
}
