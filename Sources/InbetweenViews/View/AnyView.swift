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
final class AnyViewNode: ReplacingNode<AnyView, ObjectIdentifier> {
  init(_ view: AnyView, in context: _NodeContext) {
    super.init(in: context)
    show(view.content)
  }

  override func update(_ view: AnyView) { show(view.content) }

  private func show<Content: View>(_ content: Content) {
    show(content, as: ObjectIdentifier(Content.self), label: "\(Content.self)")
  }
}
