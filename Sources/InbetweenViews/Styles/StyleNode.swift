import InbetweenDrawing
import InbetweenMotion

/// Makes the node of a style that is a view: it fills the space that it is offered.
@MainActor
func makeStyleNode<Style: View & ShapeStyle>(
  _ view: Style, in context: _NodeContext
) -> _ViewNode<Style> {
  LeafNode(
    view, in: context,
    make: { ShapeElement(node: $0, typeName: InbetweenViews.typeName(Style.self)) },
    apply: { view, element in
      element.show(Rectangle())
      element.setPaint(view._paint(in: element.node.environmentValues))
    })
}
