/// A thin line between views.
///
/// Shape: it lies across the axis of the stack around it, upright in a row and level anywhere else,
/// in the colour of ``SeparatorShapeStyle``. It takes the length that it is offered, 10 points where
/// it is offered none, and is one cell thick.
public nonisolated struct Divider: View {
  public typealias Body = Never

  /// Creates a line.
  public init() {}

  @MainActor public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<
    Divider
  > {
    LeafNode(
      view, in: context, make: { LineElement(node: $0, typeName: "Divider") },
      apply: { _, element in
        element.setPaint(SeparatorShapeStyle()._paint(in: element.node.environmentValues))
      })
  }
}
