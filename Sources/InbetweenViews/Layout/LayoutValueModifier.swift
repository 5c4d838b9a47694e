/// Tells the custom layout around a view something.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: ViewModifier {
  public typealias Body = Never

  let value: Key.Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _LayoutValueModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> LayoutValueElement {
    LayoutValueElement(node: node, child: child, key: ObjectIdentifier(Key.self))
  }

  @MainActor func apply(to element: LayoutValueElement) {
    if let old = element.value as? any Equatable, equals(old) { return }
    element.value = value
    element.setNeedsLayout()
  }

  @MainActor private func equals<Old: Equatable>(_ old: Old) -> Bool { value as? Old == old }
}

/// Holds a value for the layout around its child.
final class LayoutValueElement: UnaryElement {
  var value: Any?
  private let key: ObjectIdentifier

  init(node: _Node, child: Element, key: ObjectIdentifier) {
    self.key = key
    super.init(node: node, child: child)
  }

  override func layoutValue(of key: ObjectIdentifier) -> Any? {
    key == self.key ? value : child.layoutValue(of: key)
  }
}

extension View {
  /// Gives the view a value that a custom layout around it can ask for.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
