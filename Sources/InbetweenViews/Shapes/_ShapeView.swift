import InbetweenDrawing
import InbetweenMotion

/// A shape that is filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context, make: { ShapeElement(node: $0, typeName: Content._typeName) },
      apply: { view, element in
        element.show(view.shape, isEvenOdd: view.fillStyle.isEOFilled)
        element.setPaint(view.style._paint(in: element.node.environmentValues))
      })
  }
}

/// A shape along whose edge a line is drawn.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  /// The shape without the line.
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context, make: { ShapeElement(node: $0, typeName: Content._typeName) },
      apply: { view, element in
        element.show(StrokedShape(shape: view.shape, style: view.strokeStyle))
        element.setPaint(view.style._paint(in: element.node.environmentValues))
      })
  }
}

/// A shape along the inside of whose edge a line is drawn.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle>:
  ShapeView
{
  public typealias Body = Never

  /// The shape without the line.
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    LeafNode(
      view, in: context, make: { ShapeElement(node: $0, typeName: Content._typeName) },
      apply: { view, element in
        element.show(BorderShape(shape: view.shape, style: view.strokeStyle))
        element.setPaint(view.style._paint(in: element.node.environmentValues))
      })
  }
}
