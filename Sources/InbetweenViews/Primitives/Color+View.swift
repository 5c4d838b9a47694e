import InbetweenMotion

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<
    Color
  > {
    makeStyleNode(view, in: context)
  }
}
