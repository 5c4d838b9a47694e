import InbetweenMotion

/// Tells whether exactly the view that it is around has the focus.
nonisolated struct FocusReader: ViewModifier {
  typealias Body = Never

  let note: (Bool) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension FocusReader: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FocusReaderElement {
    FocusReaderElement(node: node, child: child)
  }

  @MainActor func apply(to element: FocusReaderElement) { element.note = note }
}

/// Hears of the focus of its child.
final class FocusReaderElement: FocusListener {
  override func isAbout(_ element: Element) -> Bool { element === child }
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the keyboard focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
