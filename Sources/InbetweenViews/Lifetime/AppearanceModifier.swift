/// Has closures called when a view comes and when it has gone.
public nonisolated struct _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AppearanceNode(view, in: context)
  }
}

/// The node of a view that tells when it comes and goes.
final class AppearanceNode<Content: View>: ContextModifierNode<Content, _AppearanceActionModifier> {
  private var modifier: _AppearanceActionModifier

  init(_ view: ModifiedContent<Content, _AppearanceActionModifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    makeChild(view.content, in: self.context())
    if let appear = modifier.appear { graph.afterUpdate(appear) }
  }

  override func update(_ view: ModifiedContent<Content, _AppearanceActionModifier>) {
    modifier = view.modifier
    super.update(view)
  }

  override func unmount() {
    super.unmount()
    if let disappear = modifier.disappear { graph.afterUpdate(disappear) }
  }
}

extension View {
  /// Calls a closure once the view has come, after the update that inserted it.
  ///
  /// What it changes is shown in the same frame. Edges: of views around one another the inner one is called
  /// first, of views beside one another the earlier one.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls a closure once the view has gone: when its transition is over.
  ///
  /// Edges: the order is that of ``onAppear(perform:)``; a view that comes back during its transition neither
  /// went nor came.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
