/// Binds the focus of a view to a state.
public nonisolated struct _FocusedModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _FocusedModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FocusBindingElement {
    FocusBindingElement(node: node, child: child)
  }

  @MainActor func apply(to element: FocusBindingElement) {
    guard let location = binding.location else { return }
    element.location = location
    element.isWanted = { [value] in location.wants(value) }
    element.note = { [value] in location.note(value, isFocused: $0) }
  }
}

/// Hears when a view inside gets the focus and when it loses it.
class FocusListener: UnaryElement {
  /// Told whether the view has the focus; it may outlive the element.
  final var note: (Bool) -> Void = { _ in }

  /// Whether the focus of a view inside is meant.
  func isAbout(_ element: Element) -> Bool { true }
}

/// Binds the focus of the views inside to a state.
final class FocusBindingElement: FocusListener {
  var location: AnyObject?
  /// Whether the state says that the view is to have the focus.
  var isWanted: () -> Bool = { false }
}

extension View {
  /// Binds to a state whether the view, or one inside, has the keyboard focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Binds to a state whether the view, or one inside, has the keyboard focus: it is a value then.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
