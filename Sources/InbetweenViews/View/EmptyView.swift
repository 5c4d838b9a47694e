/// A view without any content.
public nonisolated struct EmptyView: View, Sendable {
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}

  @MainActor public static func _makeNode(
    _ view: EmptyView, in context: _NodeContext
  ) -> _ViewNode<EmptyView> {
    LeafNode(view, in: context, elements: []) { _, _ in }
  }
}
