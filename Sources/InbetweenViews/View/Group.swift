/// Several views as one, without any arrangement of their own.
public nonisolated struct Group<Content> {
  var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(
    _ view: Group<Content>, in context: _NodeContext
  ) -> _ViewNode<Group<Content>> {
    WrapperNode(view, in: context) { $0.content }
  }
}

/// The node of a view that stands for another view, without a body to evaluate.
final class WrapperNode<Wrapper: View, Content: View>: _ViewNode<Wrapper> {
  private let content: (Wrapper) -> Content
  private var child: _ViewNode<Content>?

  init(_ view: Wrapper, in context: _NodeContext, content: @escaping (Wrapper) -> Content) {
    self.content = content
    super.init(in: context)
    child = Content._makeNode(content(view), in: contentContext())
  }

  override func update(_ view: Wrapper) { child?.update(content(view)) }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}
