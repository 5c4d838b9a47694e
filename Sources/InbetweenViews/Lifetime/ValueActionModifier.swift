/// Has a closure called when a value is another one after an update.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  let value: Value
  let isInitial: Bool
  /// Whether the closure that belongs to the old value is called, so that it may have captured that.
  var callsOldAction = false
  let action: (Value, Value) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ValueActionNode(view, in: context)
  }
}

/// The node of a view that compares a value with the one before.
final class ValueActionNode<Content: View, Value: Equatable>: ContextModifierNode<
  Content, _ValueActionModifier<Value>
>
{
  private var modifier: _ValueActionModifier<Value>

  init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    makeChild(view.content, in: self.context())
    if modifier.isInitial { call(modifier.action, modifier.value, modifier.value) }
  }

  override func update(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>) {
    super.update(view)
    let old = modifier
    modifier = view.modifier
    guard old.value != modifier.value else { return }
    call(modifier.callsOldAction ? old.action : modifier.action, old.value, modifier.value)
  }

  private func call(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    graph.afterUpdate { action(old, new) }
  }
}

extension View {
  /// Calls a closure with the old and the new value, after each update that changed a value.
  ///
  /// `initial` has it called once the view has come too, with that value twice. What the closure changes is
  /// shown in the same frame. Edges: of views around one another the inner one is called first.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls a closure after each update that changed a value.
  ///
  /// `initial` has it called once the view has come too.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls a closure with the new value, after each update that changed a value.
  ///
  /// The closure that is called is the one that came with the old value, which it may have captured.
  @available(*, deprecated, message: "use onChange with a closure of two parameters, or of none")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, isInitial: false, callsOldAction: true) { _, new in
        action(new)
      })
  }
}
