/// Says what a view stands for in a selection.
public nonisolated struct _TagModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never

  let value: Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _TagModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> TagElement {
    TagElement(node: node, child: child)
  }

  @MainActor func apply(to element: TagElement) { element.tag = AnyHashable(value) }
}

/// Holds what its child stands for.
final class TagElement: UnaryElement {
  var tag: AnyHashable?
}

extension View {
  /// Says what the view stands for where one of several is selected, as in a ``List``.
  ///
  /// A tag of another type than the selection's is none; whether the selection is optional makes no difference.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag))
  }
}
