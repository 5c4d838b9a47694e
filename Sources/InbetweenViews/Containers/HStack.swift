import Foundation

/// A row of views, from left to right.
public nonisolated struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// Creates the stack.
  ///
  /// `alignment` says where views of different sizes meet; `spacing` is in points, nil for the default of
  /// 8 points, none beside a spacer.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: HStack<Content>, in context: _NodeContext
  ) -> _ViewNode<HStack<Content>> {
    ContainerNode(
      view, in: context, make: { StackElement(node: $0, typeName: "HStack", axis: .horizontal) },
      apply: { view, element in
        element.apply(
          alignment: view.alignment.key, spacing: bounded(view.spacing))
        return view.content
      })
  }
}
