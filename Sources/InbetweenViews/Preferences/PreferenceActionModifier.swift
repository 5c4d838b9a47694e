/// Has a closure called when the views inside say something else for a key.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _PreferenceActionModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> PreferenceActionElement<Key> {
    let element = PreferenceActionElement<Key>(node: node, child: child)
    element.graph.preferences.enqueue(element)
    return element
  }

  @MainActor func apply(to element: PreferenceActionElement<Key>) { element.action = action }
}

/// Calls a closure when those inside say something else.
final class PreferenceActionElement<Key: PreferenceKey>: UnaryElement, PreferenceReader {
  var action: (Key.Value) -> Void = { _ in }
  var isWaiting = false
  private let reading = PreferenceReading<Key>()

  override var preferenceReader: (any PreferenceReader)? { self }

  func readPreferences() {
    guard isMounted, reading.read(child) else { return }
    let (action, value) = (action, reading.value)
    graph.afterUpdate { action(value) }
  }
}

extension View {
  /// Calls a closure with what the views inside say for a key, once they have come and after each update
  /// that changed it.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }
}
