import InbetweenDrawing
import InbetweenMotion

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode<
    Color
  > {
    LeafNode(
      view, in: context, make: { ShapeElement(node: $0, typeName: "Color") },
      apply: {
        view, element in
        element.setOutline(.known(.rectangle), lineWidth: nil)
        element.setColor(view.resolve(in: element.node.environmentValues))
      })
  }
}
