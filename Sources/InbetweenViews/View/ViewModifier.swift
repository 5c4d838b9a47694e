/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns what the modifier makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node that holds a modified view. Not for authors: every modifier has the default.
  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    CustomModifierNode(view, in: context)
  }

  /// Returns a modifier that applies this one first and another one around it.
  nonisolated public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never asked for: the modifier acts on nodes.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// The view that a modifier is applied to, inside its body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let source: ModifierContent

  @MainActor public static func _makeNode(
    _ view: _ViewModifier_Content<Modifier>, in context: _NodeContext
  ) -> _ViewNode<_ViewModifier_Content<Modifier>> {
    ModifierContentNode(view.source, in: context)
  }
}
