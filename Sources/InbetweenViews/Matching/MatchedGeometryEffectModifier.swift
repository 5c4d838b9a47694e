import InbetweenMotion

/// Makes a view a member of a group that shares its geometry.
public nonisolated struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
  public typealias Body = Never

  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _MatchedGeometryEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> MatchedElement {
    MatchedElement(node: node, child: child)
  }

  @MainActor func apply(to element: MatchedElement) {
    element.apply(
      key: MatchedKey(id: id, namespace: namespace, of: element), properties: properties,
      anchor: anchor, isSource: isSource)
  }
}

extension View {
  /// Shares the view's geometry with the other members of a group.
  ///
  /// A group is the views with the same id, of the same type, in the same namespace. The member inserted
  /// last that is a source gives the geometry; the others take it over, each by its own anchor. When
  /// another member becomes the source with an animation, all are shown on the way from where the old one
  /// was seen. What moves around the source carries them along, each at its own pace.
  ///
  /// A view keeps its place in the paint order on its way, and each copy is cut off by what is around it.
  /// Edges: while several members are sources at rest, the host warns once. An id that is not equal to
  /// itself matches no other.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
