/// Gives a view a name for tests and dumps, or a label for people and scripts.
public nonisolated struct _AccessibilityModifier: ViewModifier {
  public typealias Body = Never

  let identifier: String?
  let label: String?
  var isSilent = false

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _AccessibilityModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> AccessibilityElement {
    AccessibilityElement(node: node, child: child)
  }

  @MainActor func apply(to element: AccessibilityElement) {
    element.identifier = identifier
    element.label = label
    element.isSilent = isSilent
  }
}

/// Holds what a view is called.
final class AccessibilityElement: UnaryElement {
  var identifier: String? { didSet { if identifier != oldValue { graph.setNeedsRebuild() } } }
  /// What a tap by name may call the view.
  var label: String?
  /// Whether nothing in the view has a name by which it may be tapped.
  var isSilent = false

  override func drawParts(into builder: PictureBuilder) {
    builder.withName(identifier, rank: .accessibilityIdentifier) { child.draw(into: builder) }
  }
}

extension View {
  /// Gives the view a name that tests and dumps know it by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier(identifier: identifier, label: nil))
  }

  /// Keeps the view and all inside from people who go by labels, and from taps by name; or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier(identifier: nil, label: nil, isSilent: hidden))
  }

  /// Gives the view a label that says what it is, in place of its text.
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    modifier(_AccessibilityModifier(identifier: nil, label: String(label)))
  }
}
