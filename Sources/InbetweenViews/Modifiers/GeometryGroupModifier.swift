/// Has a view move as one thing.
public nonisolated struct _GeometryGroupModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _GeometryGroupModifier: ElementModifier {
  /// A scope of its own is all that it takes: places inside are counted from where that is seen.
  @MainActor func makeElement(for child: Element, node: _Node) -> OffsetElement {
    OffsetElement(node: node, child: child)
  }

  @MainActor func apply(to element: OffsetElement) {}
}

extension View {
  /// Has the views inside move along with this view, as one thing.
  ///
  /// A view that is inserted while its parent is under way appears where the parent is seen at that time. Without a group
  /// it appears at the place that it will have in the end, as each view moves to its place by itself.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
