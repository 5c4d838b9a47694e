extension View {
  /// Lets the view and all inside take taps, or lets them through to what is behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled))
  }
}

/// Lets a view take taps, or not.
public nonisolated struct _AllowsHitTestingModifier: ViewModifier {
  public typealias Body = Never

  let isEnabled: Bool

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _AllowsHitTestingModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> HitTestingElement {
    HitTestingElement(node: node, child: child)
  }

  @MainActor func apply(to element: HitTestingElement) { element.isEnabled = isEnabled }
}

/// Lets taps through to its child, or to what is behind.
final class HitTestingElement: UnaryElement {
  var isEnabled = true

  override func isOpen(to place: LayoutPoint, at time: Double) -> Bool { isEnabled }
}
