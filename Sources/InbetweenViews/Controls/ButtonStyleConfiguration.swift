/// What a button style is given: the label, the role, and whether the button is pressed.
public nonisolated struct ButtonStyleConfiguration {
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
  /// Whether the mouse button is down in the button, or a key has just tapped it.
  public let isPressed: Bool
}
