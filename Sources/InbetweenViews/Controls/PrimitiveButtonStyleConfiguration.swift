/// What a primitive button style is given: the label, the role, and the action.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public nonisolated struct Label: View {
    public typealias Body = Never

    let content: AnyView

    @MainActor public static func _makeNode(_ view: Label, in context: _NodeContext) -> _ViewNode<
      Label
    > {
      WrapperNode(view, in: context) { $0.content }
    }
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is there for.
  @MainActor public func trigger() { action() }
}
