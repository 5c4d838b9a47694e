import InbetweenDrawing
import InbetweenMotion

extension View where Self: ShapeStyle, Body == Never {
  /// Makes the node of a style that is a view: it fills the space that it is offered.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context,
      make: { ShapeElement(node: $0, typeName: InbetweenViews.typeName(Self.self)) },
      apply: { view, element in
        element.show(Rectangle())
        element.setPaint(view._paint(in: element.node.environmentValues))
      })
  }
}
